extension NameVariants {
    /// What follows the proper name of an administrative unit in East Asia, the longest first.
    ///
    /// Only endings that are rarely a part of a proper name: 道 (北海道), 町 (有楽町), 州 (广州) and 도 (여의도) are not here.
    static let unitSuffixes = [
        "维吾尔自治区", "維吾爾自治區", "特别行政区", "特別行政區", "壮族自治区", "壯族自治區", "回族自治区", "回族自治區",
        "自治区", "自治區", "특별시", "광역시", "특별자치시", "특별자치도",
        "都", "府", "県", "縣", "县", "市", "区", "區", "郡", "村", "省", "镇", "鎮", "乡", "鄉", "시", "군", "구", "읍", "면",
    ].sorted { $0.count > $1.count }

    /// What follows the proper name of an administrative unit in romanised Japanese and Korean, behind a hyphen.
    static let romanisedUnitSuffixes: Set<String> = [
        "shi", "ku", "cho", "chō", "machi", "mura", "son", "gun", "ken", "fu", "to", "dō", "do",
        "si", "gu", "dong", "eup", "myeon", "ri",
    ]

    /// What precedes the proper name of an administrative unit.
    static let unitPrefixes = [
        "จังหวัด", "อำเภอ", "ตำบล", "Thành phố ", "Tỉnh ", "Thị xã ", "Huyện ", "Quận ",
    ]
}
