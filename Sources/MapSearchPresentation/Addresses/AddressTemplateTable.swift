/// How each country and territory writes an address: text to be read and corrected by people.
///
/// Written from what the posts say: the country sheets of the Universal Postal Union, the sites of the national posts,
/// and how people there write. To correct a country, take its code out of its group and give it a group of its own.
///
/// A group begins with codes of ISO 3166-1 at the start of a line. The indented lines are those of the address:
///
/// - `{street}` is the part of that name (``AddressPart``), `{suburb/quarter}` the first of the two that is known.
/// - `{locality}` is the settlement, whichever it is; `{district}` the part of it. See ``AddressLayout/chains``.
/// - `{state.code}` is the short form of the name (``RegionCodeTable``), or the name where there is none.
/// - `{state!}` is written even where it repeats the part before it.
/// - `{country=France}` is always this text. A line may have two of them.
/// - Text between two parts is written where both are; text before the first or after the last goes with that part.
///
/// A line without any part is left out, and so is one that repeats a line before it. Behind `--` stand the lines for
/// addresses with neither street nor postal code: places. Without `--`, those of the group `place` are used.
/// Behind the codes, `local` says that the group is for addresses in the country's own script, the other one being for
/// addresses in Latin letters. The recipient stands before the name, the unit behind the street, without being told.
enum AddressTemplateTable {
    static let text = """
        place
          {name}
          {number} {street}
          {district}
          {locality}
          {state}
          {country}

        default CK
          {name}
          {number} {street}
          {district}
          {locality} {postcode}
          {country}

        # Number behind the street, postal code before the town.
        AM BA BE CH CY CZ DK EE FI FO GE GL GR HR IL IS JO LI LT ME MK NL NO PL PS RO RS SE SI SM TJ TR XK
          {name}
          {street} {number}
          {postcode} {locality}
          {country}
          --
          {name}
          {street} {number}
          {district}
          {locality}
          {state}
          {country}

        AD
          {name}
          {number} {street}
          {postcode} {locality}
          {country}

        AF IQ
          {name}
          {number} {street}
          {district}
          {locality}
          {postcode}
          {country}

        AI GI KE LK MS PN SZ TC VG
          {name}
          {number} {street}
          {locality}
          {postcode}
          {country}

        # Berlin, Hamburg and Vienna are states, too.
        AT DE
          {name}
          {street} {number}
          {postcode} {village/town/city/hamlet/municipality/county/state/cityDistrict/suburb}
          {country}
          --
          {name}
          {street} {number}
          {district}
          {locality}
          {state}
          {country}

        FR
          {name}
          {number} {street}
          {postcode} {locality}
          {country}
          --
          {name}
          {number} {street}
          {district}
          {locality}
          {country}

        MC
          {name}
          {number} {street}
          {postcode} {locality}
          --
          {name}
          {number} {street}
          {neighbourhood/quarter/suburb}
          {locality}

        PT
          {name}
          {street} {number}
          {postcode} {locality}
          {island}
          {country}

        SK
          {name}
          {street} {number}
          {postcode} {city/town/village/hamlet/municipality/county}
          {country}

        BG
          {name}
          {street} {number}
          {district}
          {locality} {postcode}
          {country}

        NP PK
          {name}
          {number} {street}
          {district}
          {locality} {postcode}
          {country}

        # Number before the street, as in France.
        DZ ET HT LA LU MA SD SN TN TZ ZM UZ
          {name}
          {number} {street}
          {postcode} {locality}
          {country}

        GF
          {name}
          {number} {street}
          {postcode} {locality}
          {country=France}

        BL
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Saint-Barthélemy, France}

        GP
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Guadeloupe, France}

        MF
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Saint-Martin, France}

        MQ
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Martinique, France}

        NC
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Nouvelle-Calédonie, France}

        PF
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Polynésie française, France}

        PM
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Saint-Pierre-et-Miquelon, France}

        RE
          {name}
          {number} {street}
          {postcode} {locality}
          {country=La Réunion, France}

        TF
          {name}
          {number} {street}
          {postcode} {locality}
          {island}
          {country=Terres australes et antarctiques françaises, France}

        WF
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Wallis-et-Futuna, France}

        YT
          {name}
          {number} {street}
          {postcode} {locality}
          {country=Mayotte, France}

        AX
          {name}
          {street} {number}
          {postcode} {locality}
          {country=Åland, Finland}

        SJ
          {name}
          {street} {number}
          {postcode} {locality}
          {country=Norway}

        # No postal codes; the number, where there is one, behind the street or before it.
        AO AW BI BO CW SR SX
          {name}
          {street} {number}
          {locality/suburb}
          {country}

        BQ
          {name}
          {street} {number}
          {locality}
          {country=Caribbean Netherlands}

        AG BF BS BW BZ CG CI CM DJ DM EH ER FJ GA GD GH GM GN GQ GW GY KI KM LC LR LY ML MR MW NA NE NR NU PW QA RW SB SC SL SO SS ST TD TG TK TL TO TV UG VU WS YE ZW
          {name}
          {number} {street}
          {city/town/village/hamlet/municipality/county/suburb/state}
          {country}

        BJ CD CF
          {name}
          {number}, {street}
          {city/town/village/hamlet/suburb/municipality/county/state}
          {country}

        AE
          {name}
          {number} {street}
          {district}
          {city/town/village/state}
          {country}

        AL
          {name}
          {street} {number}
          {postcode}
          {city/town/village/hamlet/cityDistrict/municipality/county}
          {country}

        AQ
          {name}
          {locality}
          {country}

        AR
          {name}
          {street} {number}
          {postcode} {locality}
          {state}
          {country}

        AU
          {name}
          {number} {street}
          {suburb/town/village/hamlet/city/municipality/county} {state.code} {postcode}
          {country}
          --
          {name}
          {number} {street}
          {district}
          {locality} {state.code}
          {country}

        AZ
          {name}
          {number} {street}
          {postcode} {locality}
          {country}

        BD
          {name}
          {number} {street}
          {district}
          {locality} - {postcode}
          {country}

        BB BH BM BT KY LS MV VC
          {name}
          {number} {street}
          {locality} {postcode}
          {country}

        BN
          {name}
          {number} {street}
          {locality}
          {county} {postcode}
          {country}

        BR
          {name}
          {street}, {number}, {quarter}
          {suburb/neighbourhood/village/hamlet}
          {city/town/stateDistrict/municipality/county} - {state.code}
          {postcode}
          {country}

        BV
          {name}
          {island/state}
          {country=Norway}

        HM
          {name}
          {island/state}
          {country=Australia}

        IO
          {name}
          {number} {street}
          {locality}
          {postcode}
          {country}
          {country=United Kingdom}

        # From the country down to the house.
        BY KG KZ
          {country}
          {state/region}
          {postcode} {locality}
          {street}, {number}
          {name}

        CA
          {name}
          {number} {street}
          {locality}, {state.code} {postcode}
          {country}
          --
          {name}
          {number} {street}
          {district}
          {locality}, {state!}
          {country}

        CC
          {name}
          {number} {street}
          {locality} {postcode}
          {state=Cocos (Keeling) Islands}
          {country=Australia}

        CL
          {name}
          {street} {number}
          {postcode} {locality}
          {region/state}
          {country}

        CN
          {name}
          {number} {street}
          {district}
          {postcode} {locality}
          {state}
          {country}

        CN local
          {country}
          {state}{city/town/county}{cityDistrict}{district}{street}{number}
          {name}
          {postcode}

        CO
          {name}
          {street} {number}
          {district}
          {locality}, {state}, {postcode}
          {country}

        CR
          {name}
          {street} {number}
          {state}, {locality}
          {postcode}
          {country}

        CU
          {name}
          {street} {number}
          {city/town/village/hamlet/state}, {postcode}
          {country}

        CV
          {name}
          {street} {number}
          {postcode}-{locality}
          {country}

        CX
          {name}
          {number} {street}
          {city/town/village} {state=Christmas Island} {postcode}
          {country=Australia}

        DO
          {name}
          {street} {number}
          {district}
          {locality}, {state.code}
          {postcode}
          {country}

        EC
          {name}
          {street} {number}
          {postcode}
          {locality}
          {country}

        EG
          {name}
          {number} {street}
          {district}
          {locality}
          {postcode}
          {country}

        ES
          {name}
          {street}, {number}
          {postcode} {locality}
          {country}

        FK
          {name}
          {number} {street}
          {locality}
          {postcode}
          {country=Falkland Islands}
          {country=United Kingdom}

        FM
          {name}
          {number} {street}
          {locality}, {state=FM} {postcode}
          {country}

        GB IM
          {name}
          {number} {street}
          {quarter}
          {locality}
          {postcode}
          {country}
          --
          {name}
          {number} {street}
          {suburb/village/hamlet/quarter/neighbourhood}
          {municipality}
          {town/city/village}
          {county}
          {stateDistrict/state}
          {country}

        GG
          {name}
          {number} {street}
          {locality}
          {postcode}
          {country=Guernsey, Channel Islands}

        GS
          {name}
          {number} {street}
          {village/hamlet/town/city}
          {postcode}
          {state=South Georgia}
          {country=United Kingdom}

        GT
          {name}
          {street} {number}
          {postcode}-{locality}
          {country}

        GU
          {name}
          {number} {street}
          {locality}, {state=GU} {postcode}
          {country=United States of America}

        AS
          {name}
          {number} {street}
          {village/hamlet}
          {town/city/municipality/county}, {state=AS} {postcode}
          {country=United States of America}

        MP
          {name}
          {number} {street}
          {locality}, {state=MP} {postcode}
          {country=United States of America}

        PR
          {name}
          {number} {street}
          {locality}, {state=PR} {postcode}
          {country=United States of America}

        VI
          {name}
          {number} {street}
          {locality}, {state=VI} {postcode}
          {country=United States of America}

        UM
          {name}
          {island/locality}, {state=US Minor Outlying Islands} {postcode}
          {country=United States of America}
          --
          {name}
          {island/locality}, {state=US Minor Outlying Islands}
          {country=United States of America}

        HK
          {name}
          {number} {street}
          {stateDistrict/region/county/suburb}
          {state/city}
          {country}

        HK local
          {country}
          {region/stateDistrict}{suburb/county}{street}{number}
          {name}

        HN UY PY
          {name}
          {street} {number}
          {postcode} {locality}
          {country}

        HU
          {name}
          {postcode} {locality}
          {street} {number}.
          {country}

        ID
          {name}
          {street} {number}
          {cityDistrict}
          {locality} {postcode}
          {state}
          {country}

        IE
          {name}
          {number} {street}
          {suburb/village/hamlet}
          {locality}
          {county}
          {postcode}
          {country}

        IN
          {name}
          {number} {street}
          {district}
          {city/town/village/hamlet/municipality/county} - {postcode}
          {state}
          {country}

        # The city, then what is smaller in it.
        IR
          {name}
          {city/town/village/hamlet}
          {district}
          {street} {number}
          {postcode}
          {country}
          --
          {name}
          {city/town/village/hamlet/state}
          {district}
          {street} {number}
          {country}

        IT
          {name}
          {street} {number}
          {postcode} {city/town/village/hamlet/municipality} {county.code}
          {country}
          --
          {name}
          {street} {number}
          {district}
          {locality}
          {state}
          {country}

        JE
          {name}
          {number} {street}
          {locality}
          {postcode}
          {country=Jersey, Channel Islands}

        JM
          {name}
          {number} {street}
          {neighbourhood/suburb}
          {locality}
          {country}

        JP
          {name}
          {number} {street}
          {district}
          {locality}, {state} {postcode}
          {country}

        JP local
          {country}
          〒{postcode}
          {state}{county}{city/town/village}{cityDistrict}{district}{street}{number}
          {name}

        KH
          {name}
          {number} {street}
          {district}
          {locality} {postcode}
          {country}

        KN
          {name}
          {number} {street}
          {locality}, {state/island}
          {country}

        KP
          {name}
          {number} {street}
          {district}
          {locality}
          {country}

        KR
          {name}
          {number} {street}
          {suburb/village}, {cityDistrict/town}
          {city/state} {postcode}
          {country}

        KR local
          {country}
          {state} {city/town/county} {cityDistrict} {suburb/village} {neighbourhood} {street} {number}
          {name}
          {postcode}

        KW
          {name}
          {district}
          {street}, {number}
          {postcode} {locality}
          {country}

        LB
          {name}
          {number} {street}
          {district}
          {locality} {postcode}
          {country}

        LV
          {name}
          {street} {number}
          {locality}, {postcode}
          {country}

        MD
          {name}
          {street}, {number}
          {postcode} {locality}
          {country}

        MG
          {name}
          {number} {street}
          {suburb/neighbourhood}
          {postcode} {locality}
          {country}

        MH
          {name}
          {number} {street}
          {locality}, {state=MH} {postcode}
          {country}

        MM
          {name}
          {number} {street}
          {district}
          {locality}, {postcode}
          {country}

        MN
          {name}
          {street} {number}
          {postcode}
          {locality}
          {country}

        MO
          {name}
          {street} {number}
          {district}
          {country}

        MO local
          {country}
          {district}{street}{number}
          {name}

        MT
          {name}
          {number} {street}
          {locality} {postcode}
          {country}

        MU
          {name}
          {number}, {street}
          {neighbourhood/suburb}
          {locality} {postcode}
          {country}

        MX
          {name}
          {street} {number}
          {cityDistrict/suburb/neighbourhood/quarter}
          {postcode} {locality}, {state}
          {country}

        MY
          {name}
          {number} {street}
          {district}
          {postcode} {locality}
          {state}
          {country}

        MZ
          {name}
          {street} {number}
          {postcode} {locality}
          {country}

        NF
          {name}
          {number} {street}
          {locality} {state=Norfolk Island} {postcode}
          {country=Australia}

        NG
          {name}
          {number} {street}
          {locality} {postcode}
          {state}
          {country}

        NI
          {name}
          {street} {number}
          {district}
          {locality}
          {country}

        NZ
          {name}
          {number} {street}
          {suburb/neighbourhood/hamlet}
          {locality} {postcode}
          {country}

        OM
          {name}
          {number} {street}
          {postcode}
          {locality}
          {country}

        PA
          {name}
          {street} {number}
          {district}
          {locality}
          {state}
          {country}

        PE
          {name}
          {street} {number}
          {district}
          {locality} {postcode}
          {country}

        PG
          {name}
          {number} {street}
          {locality} {postcode} {state}
          {country}

        PH
          {name}
          {number} {street}, {suburb/cityDistrict/village/hamlet}, {city}
          {postcode} {town/municipality/state/city}
          {country}

        RU
          {name}
          {street}, {number}
          {hamlet/village/island}
          {town/city/municipality}
          {county}
          {state}
          {country}
          {postcode}
          --
          {name}
          {street}, {number}
          {hamlet/village/island}
          {town/city/municipality}
          {county/state}
          {country}

        SA
          {name}
          {number} {street}
          {district}
          {locality} {postcode}
          {country}

        SG
          {name}
          {number} {street}
          {country} {postcode}

        SH
          {name}
          {number} {street}
          {village/town/hamlet/city}
          {postcode}
          {state}
          {country=United Kingdom}

        SV
          {name}
          {street} {number}
          {postcode}-{locality}
          {state}
          {country}

        SY
          {name}
          {street}, {number}
          {neighbourhood/suburb}
          {locality}
          {country}

        TH
          {name}
          {number} {street}
          {neighbourhood}, {suburb}
          {city/town/village/state} {postcode}
          {country}

        TM
          {country}
          {state}
          {postcode} {locality}
          {street}, {number}
          {name}

        TT
          {name}
          {number} {street}
          {district}
          {locality}, {postcode}
          {country}

        TW
          {name}
          {number} {street}
          {district}
          {locality} {postcode}
          {country}

        TW local
          {country}
          {postcode}
          {state}{city/county}{town/village}{cityDistrict}{suburb}{street}{number}
          {name}

        UA
          {name}
          {street}, {number}
          {locality}
          {state}
          {postcode}
          {country}

        US
          {name}
          {number} {street}
          {village/hamlet}
          {town/city/stateDistrict/municipality/suburb/county}, {state.code} {postcode}
          {country}
          --
          {name}
          {number} {street}
          {village/hamlet}
          {town/city/stateDistrict/municipality/suburb/county}, {state!}
          {country}

        VA
          {name}
          {street} {number}
          {postcode}
          {country=Vatican City}

        VE
          {name}
          {street} {number}
          {locality} {postcode}, {state}
          {country}

        VN
          {name}
          {number} {street}
          {district}
          {locality}
          {state} {postcode}
          {country}

        ZA
          {name}
          {number} {street}
          {district}
          {locality}
          {postcode}
          {country}

        """

    /// What is written of a name that registers write otherwise than people do.
    ///
    /// Country, part, the name with `*` for any text and `#` for a number, then what is written. `*` there is what `*` was;
    /// nothing means that the name is not written. Of several lines for a part the first that fits counts.
    static let rewritings = """
        DE city: Alt-Berlin -> Berlin
        DE cityDistrict: Stadtbezirk # * -> *
        DE state: Free State of * -> *
        DJ city: Djibouti -> Djibouti-Ville
        FO country: Territorial waters of * -> *
        FR city: * #e Arrondissement -> *
        FR city: * #er Arrondissement -> *
        FR country: France, Nouvelle-Calédonie, * -> Nouvelle-Calédonie, France
        FR country: France, * (eaux territoriales) -> *, France
        FR country: Polynésie française, * -> Polynésie française
        GB city: City of Westminster -> London
        GB city: City of * -> *
        GB stateDistrict: Greater London -> London
        GB stateDistrict: * -> 
        GB county: Greater London -> London
        GB village: * CP -> *
        HT city: Commune de * -> *
        IT county: Provincia di * -> *
        IT county: Province of * -> *
        IT county: Città metropolitana di * -> *
        IT county: Metropolitan City of * -> *
        IT county: Libero consorzio comunale di * -> *
        NL country: Koninkrijk der Nederlanden -> Nederland
        PA city: Panamá -> Ciudad de Panamá
        SK city: District of * -> *
        SN town: Arrondissement de * -> *
        US country: USA -> United States of America
        US country: US -> United States of America
        US country: United States -> United States of America
        US municipality: Town of * -> *
        US municipality: City of * -> *
        US municipality: Village of * -> *
        """

    /// Territories that registers give the code of the country they belong to: country, part, name, the code of the territory.
    static let territories = """
        NL state: Aruba -> AW
        NL state: Curaçao -> CW
        NL state: Sint Maarten -> SX
        US state: United States Virgin Islands -> VI
        US state: Puerto Rico -> PR
        US state: Guam -> GU
        US state: American Samoa -> AS
        US state: Northern Mariana Islands -> MP
        CN state: Hong Kong -> HK
        CN state: Macau -> MO
        """

    /// The form of postal codes: `#` stands for a digit, `@` for a letter, `*` for either.
    ///
    /// A code of just these signs, with or without what separates them, is written so; any other stays as it is.
    static let postcodes = """
        BR #####-###
        CA @#@ #@#
        CZ ### ##
        GB @# #@@
        GB @## #@@
        GB @@# #@@
        GB @@## #@@
        GB @#@ #@@
        GB @@#@ #@@
        GR ### ##
        IE @#* ****
        JP ###-####
        MT @@@ ####
        NL #### @@
        PL ##-###
        PT ####-###
        SE ### ##
        SK ### ##
        US #####-####
        """
}
