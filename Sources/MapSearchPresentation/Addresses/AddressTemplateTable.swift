/// The corrections to the address formats of libaddressinput, as editable text.
///
/// ``PostalFormatTable`` has the lines of libaddressinput, and a group of this table replaces them. To correct a country,
/// take its code out of its group and give it a group of its own, with the source.
///
/// A group begins with codes of ISO 3166-1 at the start of a line. The indented lines are those of the address:
///
/// - `{street}` is the part of that name (``AddressPart``), `{suburb/quarter}` the first of the two that is known.
/// - `{house}` is the street with its number, in the order of the country (``/MapSearch/StreetLine``); `{house/suburb}` is
///   the suburb where no street is known.
/// - `{locality}` is the settlement that the post delivers to, whichever it is, `{settlement}` the largest one; `{district}`
///   is the part of it. See ``AddressLayout/chains``.
/// - `{state.code}` is the short form of the name (``RegionCodeTable``), or the name where there is none.
/// - `{state!}` is written even where it repeats the part before it.
/// - `{state without city}` is not written for what the source of the address calls a city (``AddressParts/isInCity``).
/// - `{country=France}` is always this text. A line may have two of them.
/// - Text between two parts is written where both are; text before the first or after the last goes with that part.
///
/// - `as FR`, the first line of a group, has the lines of that country, before it in the table or as libaddressinput has it,
///   with the group's own lines in place of the country's name.
///
/// A line without any part is omitted, and so is one that repeats an earlier line or the name of an area in one. A postal
/// code behind a name that is not known goes to the end of the line above, if that ends with a place. The lines after
/// `--` are for addresses with neither street nor postal code: places. Without `--`, those of the group `place` are used.
/// After the codes, `local` means that the group is for addresses in the country's own script, and the other one for
/// addresses in Latin letters. The recipient is written before the name, the unit after the street, without being named.
///
/// The comment before a group has its source, which is `users` for a group without one:
///
/// - `UPU`: the country's sheet in "Postal addressing systems in member countries" of the Universal Postal Union.
/// - `post`: the national post's own rules.
/// - `users`: what users of OpenStreetMap expect of their country, as they wrote it down in the examples and formats of the
///   project address-formatting. It shows addresses to people, and so has districts and regions that an envelope needs not,
///   and leaves out what few people write.
enum AddressTemplateTable {
    static let text = """
        place
          {name}
          {house}
          {district/island}
          {city/town/village/hamlet/municipality}
          {county/stateDistrict/state/region/island}
          {country}

        default
          {name}
          {house}
          {district}
          {locality} {postcode}
          {country}

        # users: the part of the state.
        AM
          {name}
          {house}
          {postcode}
          {locality}
          {stateDistrict/state}
          {country}

        # users: villages before their towns; Berlin and Hamburg are states, too.
        DE
          {name}
          {house}
          {postcode} {village/town/city/hamlet/municipality/county/state/cityDistrict/suburb}
          {country}
          --
          {name}
          {house}
          {district}
          {village/town/city/hamlet/municipality/county}
          {state/stateDistrict}
          {country}

        # users: places without a region.
        FR
          {name}
          {house}
          {postcode} {locality}
          {country}
          --
          {name}
          {house}
          {district}
          {locality}
          {country}

        # users: the country is the town.
        MC
          {name}
          {house}
          {postcode} {locality}
          --
          {name}
          {house}
          {neighbourhood/quarter/suburb}
          {locality}

        # users: Madeira and the Azores are named.
        PT
          {name}
          {house}
          {postcode} {locality}
          {island}
          {country}

        # users: the city before its town-like districts.
        SK
          {name}
          {house}
          {postcode} {city/town/village/hamlet/municipality/county}
          {country}

        # users: the code before the town, which the posts write behind it (UPU for Jordan and Palestine) or below.
        IL JO PS SD
          {name}
          {house}
          {postcode} {locality}
          {country}

        # users: the district; the town and the postal code in one line.
        BT KH LK NP PK SA
          {name}
          {house}
          {district}
          {locality} {postcode}
          {country}

        # UPU: the region below the town; users: none for a city; the district.
        PE
          {name}
          {house}
          {district}
          {locality} {postcode}
          {state without city}
          {country}

        # post (Bulgarian Posts): the district, then the code before the town.
        BG
          {name}
          {house}
          {district}
          {postcode} {locality}
          {country}

        # users: the code and the town in one word.
        GT
          {name}
          {house}
          {postcode}-{locality}
          {country}

        # UPU: the island; users: the code and the town in one word.
        CV
          {name}
          {house}
          {postcode}-{locality}
          {island/state}
          {country}

        TF
          {name}
          {house}
          {postcode} {locality}
          {island}
          {country=Terres australes et antarctiques françaises, France}

        # users: no postal codes in use; libaddressinput has none for most of them.
        AG AW BI BO BZ CG CI CK CM CW DM EH ER FJ GD GM GQ GY KM LY ML MR NR NU QA RW
        SB SL SS ST SX TG TO UG VU ZW
          {name}
          {house}
          {settlement}
          {country}

        # UPU (2020): codes that libaddressinput does not have, before the town.
        DJ
          {name}
          {house}
          {postcode} {settlement}
          {country}

        # UPU: codes that libaddressinput does not have, behind the town.
        GH LC MS MW TL WS
          {name}
          {house}
          {settlement} {postcode}
          {country}

        # UPU: the code, and the island.
        KI
          {name}
          {house}
          {settlement} {postcode}
          {island/state}
          {country}

        BJ CD CF YE
          {name}
          {house}
          {city/town/village/hamlet/suburb/cityDistrict/neighbourhood/municipality/county/state}
          {country}

        # users: countries without postal codes, with districts.
        BW TD
          {name}
          {house}
          {district}
          {settlement}
          {country}

        # UPU: the district of the country below the town; users: the part of the town.
        SR
          {name}
          {house}
          {district}
          {settlement}
          {state}
          {country}

        # UPU: the postal code above the town; users: the district.
        NI
          {name}
          {house}
          {district}
          {postcode}
          {settlement}, {state}
          {country}

        # UPU: the code begins with the letters of the region; users: the district.
        SO
          {name}
          {house}
          {district}
          {settlement}, {postcode}
          {country}

        # UPU: the postal code below the town; users: the district.
        AF
          {name}
          {house}
          {district}
          {settlement}
          {postcode}
          {country}

        # UPU (2021): codes that libaddressinput does not have, before the town; users: the regions, none for a city.
        BF
          {name}
          {house}
          {postcode} {city/town/village/hamlet/municipality}
          {county}
          {state without city}
          {country}

        # UPU: the island; users: the county.
        BS
          {name}
          {house}
          {city/town/village/hamlet/municipality}
          {county/island/state}
          {country}

        GA
          {name}
          {house}
          {suburb/cityDistrict/neighbourhood/quarter/village/hamlet}
          {city/town/municipality/county/stateDistrict/state}
          {country}

        AO
          {name}
          {house}
          {city/town/village/hamlet/municipality/state/suburb}, {postcode}
          {country}

        # users: the district; the emirate below a town of another name.
        AE
          {name}
          {house}
          {district}
          {city/town/village}
          {state}
          {country}

        # users: the code above the town, whatever of it is known.
        AL
          {name}
          {house}
          {postcode}
          {city/town/village/hamlet/cityDistrict/municipality/county}
          {country}

        # users: stations.
        AQ
          {name}
          {locality}
          {country}

        # UPU: the province; users: none for a city; the quarter.
        AR
          {name}
          {house}
          {suburb/cityDistrict/stateDistrict}
          {postcode} {locality}
          {state without city}
          {country}

        # post (Australia Post): the locality is the suburb.
        AU
          {name}
          {house}
          {suburb/cityDistrict/city/town/village/hamlet/municipality/county/region} {state.code} {postcode}
          {country}

        # users: the district.
        BD
          {name}
          {house}
          {district}
          {locality} - {postcode}
          {country}

        # users: the code behind the town, which the post writes before it, and the number behind the street.
        XK
          {name}
          {house}
          {locality} {postcode}
          {country}

        # UPU: the island with the code.
        KY
          {name}
          {house}
          {city/town/village/hamlet/municipality}
          {island/state} {postcode}
          {country}

        # libaddressinput: the parish; users: none for a city.
        BB
          {name}
          {house}
          {locality}, {state without city} {postcode}
          {country}

        # users: the district with the code.
        BN
          {name}
          {house}
          {locality}
          {county} {postcode}
          {country}

        # users: a comma before the number, the code below.
        BR
          {name}
          {house}, {quarter}
          {suburb/neighbourhood/village/hamlet}
          {city/town/stateDistrict/municipality/county} - {state.code}
          {postcode}
          {country}

        HM
          {name}
          {house}
          {locality}
          {state=Heard Island and McDonald Islands} {postcode}
          {country=Australia}
          --
          {name}
          {house}
          {district/island}
          {city/town/village/hamlet/municipality}
          {state=Heard Island and McDonald Islands}
          {country=Australia}

        # users: from the country down to the house.
        KG KZ
          {country}
          {state/region}
          {postcode} {locality}
          {suburb}
          {house}
          {name}

        # post (Canada Post) has no comma before the province; people write one.
        CA
          {name}
          {house/suburb}
          {city/town/village/hamlet/municipality/county/stateDistrict}, {state.code} {postcode}
          {country}
          --
          {name}
          {house/suburb}
          {city/town/village/hamlet/municipality/county/stateDistrict}, {state.code}
          {country}

        CC
          {name}
          {house}
          {locality} {postcode}
          {state=Cocos (Keeling) Islands}
          {country=Australia}

        CL
          {name}
          {house}
          {postcode} {locality}
          {region/state}
          {country}

        # users: the county.
        CN
          {name}
          {house}
          {district}
          {county}
          {city/town/municipality/village/hamlet}
          {state/stateDistrict/region}, {postcode}
          {country}

        # post (China Post): the code above the address; a county or district is in the city, a town in the county.
        CN local
          {postcode}
          {country}
          {state}{city/municipality}{county}{cityDistrict}{town/village}{suburb/quarter/neighbourhood}{street}{number}
          {name}

        CO
          {name}
          {house}
          {district}
          {postcode} {city/town/stateDistrict/village/hamlet/municipality}, {state}
          {country}

        # post (Correos de Costa Rica): province, canton and district; users: the code before the country.
        CR
          {name}
          {house}
          {state}, {city/town/stateDistrict/village/hamlet}, {district}
          {postcode} {country}

        MM
          {name}
          {house}
          {city/town/village/hamlet/state}, {postcode}
          {country}

        # UPU: the province; users: the code behind the town.
        CU
          {name}
          {house}
          {city/town/village/hamlet/state}, {postcode}
          {state}
          {country}

        CX
          {name}
          {house}
          {city/town/village} {state=Christmas Island} {postcode}
          {country=Australia}
          --
          {name}
          {house}
          {district/island}
          {city/town/village/hamlet/municipality}
          {state=Christmas Island}
          {country=Australia}

        # users: the province, and the code below the town; UPU (2005) has the code before it.
        DO
          {name}
          {house}
          {district}
          {locality}, {state.code}
          {postcode}
          {country}

        EG
          {name}
          {house}
          {district}
          {locality}
          {postcode}
          {country}

        # post (Correos): the province below the town. The state is an autonomous community, the same for one province.
        ES
          {name}
          {house}
          {postcode} {locality}
          {stateDistrict/county/state}
          {country}
          --
          {name}
          {house}
          {suburb}
          {city/town/village/hamlet/municipality/county}
          {state/county}
          {country}

        MZ
          {name}
          {house}
          {postcode} {locality}
          {country}
          --
          {name}
          {house}
          {suburb}
          {city/town/village/hamlet/municipality/county}
          {state/county}
          {country}

        FM
          {name}
          {house}
          {locality}, {state=FM} {postcode}
          {country}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=Micronesia}
          {country}

        # post (Royal Mail): the locality above the post town.
        GB IM
          {name}
          {house}
          {quarter}
          {village/hamlet/town/city/municipality/county/stateDistrict/cityDistrict/suburb/island/state}
          {town/city}
          {postcode}
          {country}
          --
          {name}
          {house}
          {suburb/village/hamlet/quarter/neighbourhood}
          {municipality}
          {town/city/village}
          {county}
          {stateDistrict/state}
          {country}

        # users: the town is named like the territory.
        GI
          {name}
          {house}
          {settlement}
          {postcode}
          {country}

        GN
          {name}
          {house}
          {postcode} {city/town/village/hamlet/municipality/stateDistrict}
          {state}
          {country}

        # users: the region as well, of places too.
        TZ
          {name}
          {house}
          {postcode} {city/town/village/hamlet/municipality/stateDistrict}
          {state}
          {country}
          --
          {name}
          {house}
          {city/town/village/hamlet/municipality/stateDistrict}
          {state}
          {country}

        GS
          {name}
          {house}
          {village/hamlet/town/city}
          {postcode}
          {state=South Georgia}
          {country=United Kingdom}

        GU
          {name}
          {house}
          {locality}, {state=GU} {postcode}
          {country=United States of America}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=Guam}
          {country=United States of America}

        AS
          {name}
          {house}
          {village/hamlet}
          {town/city/municipality/county}, {state=AS} {postcode}
          {country=United States of America}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=American Samoa}
          {country=United States of America}

        MP
          {name}
          {house}
          {village/hamlet}
          {town/city/municipality/county}, {state=MP} {postcode}
          {country=United States of America}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=Northern Mariana Islands}
          {country=United States of America}

        PR
          {name}
          {house}
          {village/hamlet}
          {city/town/stateDistrict/suburb/municipality/county}, {state=PR} {postcode}
          {country=United States of America}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=Puerto Rico}
          {country=United States of America}

        VI
          {name}
          {house}
          {locality}, {state=VI} {postcode}
          {country=United States of America}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=US Virgin Islands}
          {country=United States of America}

        UM
          {name}
          {house}
          {locality}, {state=US Minor Outlying Islands} {postcode}
          {country=United States of America}
          --
          {name}
          {locality}, {state=US Minor Outlying Islands}
          {country=United States of America}

        # users: the part of Hong Kong.
        HK
          {name}
          {house}
          {stateDistrict/region/county/suburb}
          {city/town/village}
          {state}
          {country}

        HK local
          {country}
          {region/stateDistrict/city/town}{suburb/county}{street}{number}
          {name}

        EE HN LT
          {name}
          {house}
          {postcode} {locality}
          {country}

        # post (Poșta Română): the county, unless it is named like the town; users: none for a city.
        RO
          {name}
          {house}
          {postcode} {locality}, jud. {state/county without city}
          {country}

        # users: the code with the town, then the street, with a point behind the number.
        HU
          {name}
          {postcode} {locality}
          {house}.
          {country}

        ID
          {name}
          {house}
          {district}
          {locality} {postcode}
          {state}
          {country}

        # users: the county, unless the town is named like it.
        IE
          {name}
          {house}
          {district}
          {city/town/village/hamlet/municipality}
          {county}
          {postcode}
          {country}

        # users: the quarter with the number, the street below.
        IQ
          {name}
          {number} {cityDistrict/neighbourhood/quarter/suburb}
          {street}
          {city/town/state/village/hamlet}
          {postcode}
          {country}

        # users: the code with the town.
        IN
          {name}
          {house}
          {district}
          {city/town/village/hamlet/municipality/county} - {postcode}
          {state}
          {country}

        # users: the city, then what is smaller in it.
        IR
          {name}
          {city/town/village/hamlet}
          {district}
          {house}
          {postcode}
          {country}
          --
          {name}
          {city/town/village/hamlet/state}
          {district}
          {house}
          {country}

        # users: the province of municipalities; a place has its region.
        IT
          {name}
          {house}
          {postcode} {city/town/village/hamlet/municipality} {county.code}
          {country}
          --
          {name}
          {house}
          {district}
          {locality}
          {state}
          {country}

        SY
          {name}
          {house}
          {neighbourhood/suburb}
          {locality}
          {country}

        # UPU: the parish; users: the quarter.
        JM
          {name}
          {house}
          {neighbourhood/suburb}
          {locality}
          {state}
          {country}

        # users: the ward; the code behind the prefecture.
        JP
          {name}
          {house}
          {district}
          {locality}, {state} {postcode}
          {country}

        JP local
          {country}
          〒{postcode}
          {state}{county}{city/town/village}{cityDistrict}{district}{street}{number}
          {name}

        KE
          {name}
          {house}
          {city/town/state/village/hamlet}
          {postcode}
          {country}

        KN
          {name}
          {house}
          {locality}, {state/island} {postcode}
          {country}

        # users: the district.
        KP
          {name}
          {house}
          {district}
          {locality}
          {state}, {postcode}
          {country}

        # post (Korea Post): city and province on the line of the code.
        KR
          {name}
          {house}
          {suburb/village}, {cityDistrict/county}
          {city/town/municipality}, {state} {postcode}
          {country}

        # post (Korea Post): eup and myeon before the road, the dong in brackets behind the number.
        KR local
          {country}
          {state} {city/municipality} {county} {cityDistrict} {town/village} {street/suburb/neighbourhood} {number} ({suburb/neighbourhood})
          {name}
          {postcode}

        # users: block, street and house each in a line.
        KW
          {name}
          {district}
          {street}
          {number}
          {postcode} {city/town/village/hamlet}
          {country}

        LV
          {name}
          {house}
          {locality}, {postcode}
          {country}

        MG
          {name}
          {house}
          {suburb/neighbourhood}
          {postcode} {locality}
          {country}

        MH
          {name}
          {house}
          {locality}, {state=MH} {postcode}
          {country}
          --
          {name}
          {house}
          {suburb/village/hamlet}
          {city/town/municipality/county/island/stateDistrict}, {state=Marshall Islands}
          {country}

        # users: the districts above the street, the code above the town; UPU (2019) has it behind the town or the province.
        MN
          {name}
          {cityDistrict}
          {suburb/neighbourhood}
          {house}
          {postcode}
          {locality}
          {country}

        MO
          {name}
          {house}
          {suburb/village/hamlet/stateDistrict/cityDistrict/quarter/neighbourhood}
          {city/town}
          {country}

        MO local
          {country}
          {city/town}{district}{street}{number}
          {name}

        MU
          {name}
          {house}
          {neighbourhood/suburb}
          {locality} {postcode}
          {country}

        MX
          {name}
          {house}
          {cityDistrict/suburb/neighbourhood/quarter}
          {postcode} {locality}, {state}
          {country}

        NF
          {name}
          {house}
          {locality} {state=Norfolk Island} {postcode}
          {country=Australia}
          --
          {name}
          {house}
          {district/island}
          {city/town/village/hamlet/municipality}
          {state=Norfolk Island}
          {country=Australia}

        NG
          {name}
          {house}
          {locality} {postcode}
          {state}
          {country}

        # post (NZ Post): the suburb, the town with the postcode.
        NZ
          {name}
          {house}
          {district}
          {city/town/village/hamlet} {postcode}
          {country}

        OM
          {name}
          {house}
          {postcode}
          {city/town/stateDistrict/village/hamlet}
          {state}
          {country}

        # post (Correos de Panamá): postal codes since 2007.
        PA
          {name}
          {house}
          {district}
          {postcode} {locality}
          {state}
          {country}

        # users: no streets.
        PN
          {name}
          {locality}
          {postcode}
          {country}

        # UPU: the letters PW before the code.
        PW
          {name}
          {house}
          {locality} PW {postcode}
          {country}

        PH
          {name}
          {house}, {suburb/cityDistrict/village/hamlet}, {city}
          {postcode} {town/municipality/state/city}
          {country}

        # users: the part of the town, or the village of the municipality.
        RU
          {name}
          {house}
          {suburb/cityDistrict/hamlet/village/island}
          {town/city/municipality}
          {county}
          {state}
          {country}
          {postcode}
          --
          {name}
          {house}
          {suburb/cityDistrict/neighbourhood/hamlet/village/island}
          {town/city/municipality}
          {county/stateDistrict/state}
          {country}

        SC
          {name}
          {house}
          {city/town/village/hamlet}
          {island}
          {country}

        # post (Singapore Post): Singapore as the town, whatever is known; users: the estate with the house.
        SG
          {name}, {quarter}
          {house}
          {city=Singapore} {postcode}
          {country}

        SH
          {name}
          {house}
          {village/town/hamlet/city}
          {postcode}
          {state}
          {country=United Kingdom}

        SV
          {name}
          {house}
          {postcode} - {city/town/village/hamlet/municipality}
          {state}
          {country}

        SZ
          {name}
          {house}
          {settlement}
          {postcode}
          {country}

        TC
          {name}
          {house}
          {quarter}
          {village/hamlet/town/city/municipality/county/cityDistrict/suburb/island/state}
          {town/city}
          {postcode}
          {country}
          --
          {name}
          {house}
          {quarter}
          {village/town/city/municipality/hamlet/county}
          {island}
          {country}

        # post (Thailand Post): the province with the code.
        TH
          {name}
          {house}
          {neighbourhood}, {suburb}
          {city/town/village}
          {state} {postcode}
          {country}

        TT
          {name}
          {house}
          {district}
          {locality}, {postcode}
          {country}

        # post (Chunghwa Post): the county of a town; users: the district in a line of its own.
        TW
          {name}
          {house}
          {district}
          {city/town/village/hamlet}, {county} {postcode}
          {country}

        TW local
          {country}
          {postcode}
          {state}{county}{city}{town/village}{cityDistrict}{suburb}{street}{number}
          {name}

        # users: the district; no region for a city.
        UA
          {name}
          {house}
          {suburb/cityDistrict/stateDistrict}
          {city/town/village/hamlet/municipality}
          {region/state without city}
          {postcode}
          {country}

        # users: counties and villages, where the town is not known.
        US
          {name}
          {house}
          {village/hamlet}
          {town/city/stateDistrict/municipality/suburb/county}, {state.code} {postcode}
          {country}
          --
          {name}
          {house}
          {village/hamlet}
          {town/city/stateDistrict/municipality/suburb/county}, {state!}
          {country}

        VA
          {name}
          {house}
          {postcode} {locality}
          {country=Vatican City}

        # UPU: the island behind the town; users: the code behind the country.
        VG
          {name}
          {house}
          {locality}, {island}
          {country}, {postcode}

        VN
          {name}
          {house}
          {district}
          {locality}
          {state} {postcode}
          {country}

        ZA
          {name}
          {house}
          {suburb/cityDistrict/stateDistrict}
          {settlement}
          {postcode}
          {country}

        # users: written as in the country that they belong to or follow, with a country line of their own.
        BL
          as FR
          {country=Saint-Barthélemy, France}

        GP
          as FR
          {country=Guadeloupe, France}

        MQ
          as FR
          {country=Martinique, France}

        NC
          as FR
          {country=Nouvelle-Calédonie, France}

        # UPU: the island behind the town.
        PF
          {name}
          {house}
          {postcode} {locality} {island}
          {country=Polynésie française, France}

        PM
          as FR
          {country=Saint-Pierre-et-Miquelon, France}

        RE
          as FR
          {country=La Réunion, France}

        WF
          as FR
          {country=Wallis-et-Futuna, France}

        YT
          as FR
          {country=Mayotte, France}

        GF MF
          as FR
          {country=France}

        GG
          as GB
          {country=Guernsey, Channel Islands}

        JE
          as GB
          {country=Jersey, Channel Islands}

        FK
          as GB
          {country=Falkland Islands}
          {country=United Kingdom}

        IO
          as GB
          {country}
          {country=United Kingdom}

        AX
          as FI
          {country=Åland, Finland}

        BV
          as NO
          {country=Bouvet Island, Norway}

        SJ
          as NO
          {country=Norway}

        BQ
          as NL
          {country=Caribbean Netherlands}

        TK
          as NZ
          {country=Tokelau, New Zealand}
        """

    /// The replacements for official names that people do not write.
    ///
    /// Country, part or `any` for each of them, the name with `*` for any text and `#` for a number, then what is written. `*` there is what `*` was;
    /// `@` is the name of another part that is a settlement; nothing means that the name is not written. Of several lines for
    /// a part the first that fits counts. A part and a colon before the name move it to that part.
    static let rewritings = """
        AR any: Autonomous City of * -> *
        AR any: Ciudad Autónoma de * -> *
        AT any: Politischer Bezirk * -> *
        BO any: Municipio Nuestra Senora de * -> *
        CH any: * administrative district -> *
        CH any: * administrative region -> *
        CH any: Verwaltungskreis * -> *
        CH any: Verwaltungsregion * -> *
        CO any: Localidad * -> *
        CO state: @ Distrito Capital -> @
        CO state: @, Distrito Capital -> @
        CO state: Bogotá, Distrito Capital -> Bogotá
        DE city: Alt-Berlin -> Berlin
        DE cityDistrict: Stadtbezirk # * -> *
        DE state: Free State of * -> *
        DE any: Stadtteil * -> *
        DE any: Stadtgebiet * -> *
        DE any: Gemeinde * -> *
        DE state: Freistaat * -> *
        DJ city: Djibouti -> Djibouti-Ville
        DK state: Capital Region of * -> *
        ES county: BCN -> Barcelona
        ES state: Autonomous Community of the * -> *
        ES state: Autonomous Community of * -> *
        ES state: Community of * -> *
        ES state: Comunidad de * -> *
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
        GB county: Greater London -> stateDistrict: London
        GB town: *shire -> @
        GB city: *shire -> @
        GB village: * CP -> *
        GB any: London Borough of * -> *
        GB any: Royal Borough of * -> *
        GB any: County Borough of * -> *
        GB any: Borough of * -> *
        GB any: Parish of * -> *
        GR any: Municipal Unit of * -> *
        GR any: Regional Unit of * -> *
        HT city: Commune de * -> *
        IE any: * City -> *
        IE any: The Municipal District of * -> *
        IE any: The Metropolitan District of * -> *
        IE any: * Municipal District -> *
        IE any: * Electoral Division -> *
        IE county: County @ -> 
        IT county: Provincia di * -> *
        IT county: Province of * -> *
        IT county: Città metropolitana di * -> *
        IT county: Metropolitan City of * -> *
        IT county: Libero consorzio comunale di * -> *
        NL country: Koninkrijk der Nederlanden -> Nederland
        NZ any: @ City -> @
        PA city: Panamá -> Ciudad de Panamá
        RO any: Județul * -> *
        RO any: * County -> *
        SK any: Region of * -> *
        SK any: District of * -> *
        SN town: Arrondissement de * -> *
        US country: USA -> United States of America
        US country: US -> United States of America
        US country: United States -> United States of America
        US municipality: Town of * -> *
        US municipality: City of * -> *
        US municipality: Village of * -> *
        US municipality: Township of * -> *
        VA city: Vatican City -> 
        VA town: Vatican City -> 
        """

    /// Territories that official data give the code of their country: country, part, name, the code of the territory.
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

    /// The territories without postal codes in use.
    ///
    /// A value there is a dialing code, a post-office box or the like, as in the data of OpenStreetMap, and is not
    /// written unless it has a form of ``postcodes``. Western Sahara has the codes of Morocco, whose post delivers there, but
    /// users write none.
    static let withoutPostcodes = """
        AE AG AQ AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM EH ER FJ GA GD GH GM GQ GY HK JM KI KM KN
        LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TG TL TO TV UG VU WS YE ZW
        """

    /// The formats of postal codes: `#` is a digit, `@` a letter, `*` either.
    ///
    /// Other signs are written between them. A code of just these signs, with or without what separates them, is written
    /// so; any other stays as it is. Azerbaijan's codes have the country's letters at home, too (UPU, 2019). In Lebanon the
    /// halves of a code must not be exchanged in Arabic text: the space between them does not break.
    static let postcodes = """
        AZ AZ####
        BF #####
        BR #####-###
        CA @#@ #@#
        CZ ### ##
        DJ #####
        GB @# #@@
        GB @## #@@
        GB @@# #@@
        GB @@## #@@
        GB @#@ #@@
        GB @@#@ #@@
        GH @@-###-####
        GH @@-####-####
        GR ### ##
        IE @#* ****
        JP ###-####
        KI @@####
        KN @@####
        LB #### ####
        MT @@@ ####
        MW ######
        NL #### @@
        PL ##-###
        PT ####-###
        SE ### ##
        SK ### ##
        TL @@#####
        US #####-####
        WS @@####
        """
}
