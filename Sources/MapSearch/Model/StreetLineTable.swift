/// The order of street and house number in each country and territory, as editable text.
///
/// libaddressinput, the source of the other address lines, does not define it. The source here is the project
/// address-formatting, in which OpenStreetMap users document the formats of their countries; English-speaking
/// territories where house numbers are rare follow the other English-speaking ones. Armenia, Colombia and Turkmenistan
/// are as on their sheets of the Universal Postal Union, and Liberia, Guinea-Bissau and Timor-Leste as the countries
/// of their language.
///
/// Each line has an order and the ISO 3166-1 codes that use it.
enum StreetLineTable {
    static let text = """
        number street: AD AE AG AI AS AU AZ BB BD BF BH BL BM BN BS BT BW BZ CA CC CG CI CK CN CX DJ DM DZ EG EH FJ FK
        number street: FM FR GA GB GD GF GG GH GI GM GN GP GS GU GY HK HM HT IE IM IO JE JM JP KE KH KI KM KN KP KR KY
        number street: LB LC LK LR LS LU MA MC MF MG MH MM MP MQ MS MT MV MW MY NA NC NE NF NG NP NR NU NZ OM PF PG PH
        number street: PK PM PN PR PW RE RW SA SB SC SD SG SH SL SN SS TC TF TG TH TK TN TO TT TV TW TZ UG UM US VC VG
        number street: VI VN VU WF WS YT ZA ZM ZW
        number, street: BJ CD CF IN LA MR MU XK YE
        street number: AF AL AM AO AQ AR AT AW AX BA BE BG BI BO BQ BV CH CL CM CR CU CV CW CY CZ DE DK DO EC EE ER ET
        street number: FI FO GE GL GQ GR GT GW HN HR HU ID IL IQ IR IS IT JO KW LI LT LV LY ME MK ML MN MO MX NI NL NO
        street number: PA PE PL PS PT PY QA RO RS SE SI SJ SK SM SO SR ST SV SX SZ TD TJ TL TM TR UY UZ VA VE
        street # number: CO
        street, number: BR BY ES KG KZ MD MZ RU SY UA
        """

    /// The default order, which most countries use.
    static let usual = StreetLine(isNumberFirst: false, separator: " ")

    /// The order of each country, by its upper-case code.
    static let orders: [String: StreetLine] = text.split(separator: "\n").reduce(into: [:]) { orders, line in
        let sides = line.split(separator: ": ", maxSplits: 1)
        guard sides.count == 2 else { return }
        let order = StreetLine(
            isNumberFirst: sides[0].hasPrefix("number"),
            separator: sides[0].contains("#") ? " # " : sides[0].contains(",") ? ", " : " ")
        for code in sides[1].split(separator: " ") { orders[String(code)] = order }
    }
}
