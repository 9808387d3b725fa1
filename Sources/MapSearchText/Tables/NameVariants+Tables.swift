extension NameVariants {
    /// Suffixes of administrative units in East Asia, the longest first.
    ///
    /// Only suffixes that are rarely part of a proper name: 道 (北海道), 町 (有楽町), 州 (广州) and 도 (여의도) are not included.
    static let unitSuffixes = [
        "维吾尔自治区", "維吾爾自治區", "特别行政区", "特別行政區", "壮族自治区", "壯族自治區", "回族自治区", "回族自治區",
        "自治区", "自治區", "특별시", "광역시", "특별자치시", "특별자치도",
        "都", "府", "県", "縣", "县", "市", "区", "區", "郡", "村", "省", "镇", "鎮", "乡", "鄉", "시", "군", "구", "읍", "면",
    ].sorted { $0.count > $1.count }

    /// Suffixes of administrative units in romanised Japanese and Korean, after a hyphen.
    static let romanisedUnitSuffixes: Set<String> = [
        "shi", "ku", "cho", "chō", "machi", "mura", "son", "gun", "ken", "fu", "to", "dō", "do",
        "si", "gu", "dong", "eup", "myeon", "ri",
    ]

    /// Prefixes of administrative units.
    static let unitPrefixes = [
        "จังหวัด", "อำเภอ", "ตำบล", "Thành phố ", "Tỉnh ", "Thị xã ", "Huyện ", "Quận ",
    ]
}
