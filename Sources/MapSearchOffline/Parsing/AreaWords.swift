import MapSearch
import MapSearchText

/// Words that say of what kind an area is, next to its name: "Bavaria State", "Province of Quebec".
///
/// Maps have most areas under the name alone, and addresses have such words in many languages.
enum AreaWords {
    /// The text without such words, with the areas that it must name; nil if no such word is next to a name.
    static func removed(from query: ParsedQuery) -> AddressReadings.Reading? {
        var removed: WordSet = 0
        var areas: [NamedArea] = []
        var parts: WordSet = 0
        // In "Czech Republic" the word is part of the name, and without it nothing says that a country is meant.
        let countryWords = query.isCountry ? query.allWords : query.countryWords
        for word in 0..<query.wordCount where countryWords & 1 << WordSet(word) == 0 {
            // "the State of Palestine".
            if query.word(word) == article, countryWords & 2 << WordSet(word) != 0 { removed |= 1 << WordSet(word) }
            let segment = query.segments.first { $0 & 1 << WordSet(word) != 0 } ?? query.allWords
            func isName(_ word: Int) -> Bool {
                word >= 0 && word < query.wordCount && segment & 1 << WordSet(word) != 0 && !query.isNumber(word)
                    && !query.isLetter(word) && kinds(ofWord: query.word(word), isJoined: false) == nil
            }
            let short = kinds(ofShortWord: word, of: query)
            let numbered = numberedPart(at: word, of: query) & segment
            if numbered.nonzeroBitCount > 1, numbered != query.allWords {
                parts |= numbered
                continue
            }
            // "Federal Republic of Nigeria", "República Federativa do Brasil", "Republic of the Gambia".
            let isState = states.contains(query.word(word))
            func isForm(_ word: Int) -> Bool { isState && isName(word) && forms.contains(query.word(word)) }
            var (first, last) = (word, word)
            while isForm(first - 1) { first -= 1 }
            while isForm(last + 1) { last += 1 }
            // "Mun. La Unión".
            let isJoined =
                isName(last + 2) && joints.contains(query.word(last + 1)) && !isCapitalArticle(last + 1, query)
            let hasArticle = isJoined && isState && isName(last + 3) && articles.contains(query.word(last + 2))
            guard let kinds = short ?? kinds(ofWord: query.word(word), isJoined: isJoined) else { continue }
            let name = last + (hasArticle ? 3 : 2)
            if isJoined, first > 0, segment & 1 << WordSet(first - 1) != 0, query.word(first - 1) == article {
                first -= 1
            }
            // "Kingdom Street" and "Kingdom City" are no kingdoms.
            let neighbors =
                isJoined
                ? [name]
                : [first - 1, last + 1].filter { place in
                    isName(place) && !StreetWords.isStreetWord(query.word(place))
                        && !(isState && joinedTowns.contains(query.word(place)))
                }
            guard !neighbors.isEmpty else { continue }
            let omitted = first...(isJoined ? name - 1 : last)
            removed |= omitted.reduce(0) { $0 | 1 << WordSet($1) }
            areas.append(
                NamedArea(
                    words: neighbors.map { Array(query.word($0)) }, kind: Array(query.word(word)), kinds: kinds,
                    omitted: omitted.map(query.source), isNamedAfterSeat: isNamedAfterSeat(query.word(word))))
        }
        removed |= parts
        guard removed != 0, removed != query.allWords else { return nil }
        let tokens = (0..<query.wordCount).filter { removed & 1 << WordSet($0) != 0 }.map(query.token)
        let leftOut = (0..<query.wordCount).filter { parts & 1 << WordSet($0) != 0 }.map { query.source($0) }
        return AddressReadings.Reading(
            query: ParsedQuery(query.text.blanking(tokens), leftOut: query.leftOutWords + leftOut), areas: areas)
    }

    /// The name of a city in that of the city with its surroundings: "Greater London"; nil if it has no such word.
    static func withoutSurroundings(_ query: ParsedQuery) -> ParsedQuery? {
        guard query.wordCount > 1, surroundings.contains(query.word(0)) else { return nil }
        return query.keeping(query.allWords & ~1)
    }

    /// The words of a text that say of what kind an area is, unless they are all that is there.
    static func words(of query: ParsedQuery) -> WordSet {
        let words = query.words { kinds(ofWord: query.word($0), isJoined: false) != nil }
        return words == query.allWords ? 0 : words
    }

    /// Whether a word says of what kind a state is, and names none alone: "Kingdom Street, London" is no other one in the United Kingdom.
    static func isOfState(_ word: ArraySlice<UInt8>) -> Bool { states.contains(word) || forms.contains(word) }

    /// Whether a word says that something is a town: what is called "Sin City" is not Beijing City in Sin, a name of China.
    static func isOfTown(_ word: ArraySlice<UInt8>) -> Bool { joinedTowns.contains(word) }

    /// Whether some words only say which part of a town is meant, whatever is called so elsewhere: "Old Town", "Vieille Ville".
    static func nameTownPart(_ words: WordSet, of query: ParsedQuery) -> Bool {
        let parts = query.words { towns.contains(query.word($0)) || joinedTowns.contains(query.word($0)) }
        let qualifiers = query.words { QualifierWords.contains(query.word($0)) } | query.positionWords
        return words & parts != 0 && words & qualifiers & ~parts != 0 && words & ~(parts | qualifiers) == 0
    }

    private static func kinds(ofWord word: ArraySlice<UInt8>, isJoined: Bool) -> Set<ObjectKind>? {
        if areas.contains(word) || districts.contains(word) {
            // "State of Qatar".
            return isJoined && sovereigns.contains(word) ? kindsOfAreas.union([.country]) : kindsOfAreas
        }
        if countries.contains(word) { return [.country] }
        if states.contains(word) { return [.country, .region] }
        let isTown = towns.contains(word) || localTowns.contains(word) || isJoined && joinedTowns.contains(word)
        return isTown ? kindsOfTowns : nil
    }

    static let kindsOfAreas: Set<ObjectKind> = [.region, .county, .district]
    static let kindsOfTowns: Set<ObjectKind> = [.locality, .district, .county, .region]

    /// Words for regions, counties and the like, in the languages that addresses are written in.
    private static let areas = FoldedWordSet(
        """
        province, state, region, county, prefecture, governorate, department, canton, territory, emirate
        voivodeship, division, parish, co
        provincia, provincie, provinz, provins, provinsi, prowincja, província, vilayet, vilayeti
        estado, estat, staat, stato, stat, bundesland, land, freistaat, dežela, negeri
        região, región, regione, regija, regiune, regiunea, régió, regionen, maakunta, pokrajina
        departamento, département, dipartimento, departement, comunidad, comunitat
        kanton, kantone, cantone, cantón, chantun
        regierungsbezirk, kraj, okrug, okręg
        województwo, apskritis, maakond, megye, vármegye, județ, județul
        län, fylke, fylket, amt, comté, comtat, contea, condado, żupanija, županija
        eparchia, eparkhia, επαρχία
        oblast, oblasti, oblys, oblysy, krai, kray, okrugu
        viloyat, viloyati, welayat, welayaty, aimag, marz, mkhare, nomos, periferia, perifereia, dimos
        область, обл, край, округ, област, окръг, вобласць
        облысы, облус, аймаг, вилоят, покрајина, жупанија
        περιφέρεια, νομός, περιφερειακή
        muhafazat, muhafazah, mohafazat, wilaya, wilayah, wilayat, mintaqah, mintaqat, emirat, ostan
        محافظة, ولاية, منطقة, إمارة, استان, מחוז
        sheng, zizhiqu, ken, fu, tỉnh, thành, changwat, khoueng, khaet, khet, propinsi, daerah
        lalawigan, pradesh, dzongkhag, gobolka, mkoa, faritra
        """
    )

    /// Those of them that countries are called, too.
    private static let sovereigns = FoldedWordSet("state, estado, estat, état, staat, stato")

    /// Words for countries: "Georgia country".
    private static let countries = FoldedWordSet(
        "country, nation, país, pays, paese, państwo, страна, країна, država, ülke")

    /// Words for states, which are countries or regions: "Republic of Belarus", "Republic of Tatarstan".
    private static let states = FoldedWordSet(
        """
        republic, rep, republika, república, repubblica, république, republik, republiek, republikken, republiken, tasavalta
        respublika, respublikası, cumhuriyeti, δημοκρατία, repubblika, vabariik, köztársaság, jumhuriya, jumhuriyya, جمهورية, جمهوری
        республика, республіка, рэспубліка, република, республикасы
        kingdom, königreich, royaume, reino, regno, koninkrijk, kongeriket, kongeriget, konungariket, kuningaskunta, королевство
        principality, fürstentum, principauté, principado, principato, vorstendom, княжество
        sultanate, sultanat, sultanía, commonwealth
        """
    )

    /// Words next to these: "Federal Republic of Nigeria", "República Bolivariana de Venezuela".
    ///
    /// "Democratic" is none of them: it distinguishes the two countries called Congo, and those called Korea.
    private static let forms = FoldedWordSet(
        """
        united, federal, federative, islamic, arab, socialist, cooperative, bolivarian, hashemite, oriental
        federativa, islámica, socialista, bolivariana, cooperativa, fédérale, islamique
        föderative, islamische, arabische, sozialistische, федеративная, исламская
        """
    )

    /// The English article before a word for a state: it is hardly part of a name.
    private static let article: ArraySlice<UInt8> = Array("the".utf8)[...]

    /// Articles of the names of countries.
    static let articles = FoldedWordSet("the, la, las, los, les, der, den, das")

    /// Words for towns, municipalities and the parts of a city.
    private static let towns = FoldedWordSet(
        """
        municipality, stadt, stad, gemeinde, marktgemeinde, ortsgemeinde, comune, comuna, commune, municipio, município, municipi
        kommun, kommune, kommunen, kaupunki, kunta, gmina, miasto, město, mesto, obec, občina
        ville, ciudad, cidade, città, ciutat, ajuntament, freguesia, parròquia, parroquia
        gorod, город, гор, г, місто, м, град, гр, посёлок, поселок, пос, пгт, смт, рп, селище, село, с, деревня, дер, д
        станица, хутор, аул, аал, агрогородок, аг, вёска, ort, ortsteil, ot, dorf, wieś, miejscowość, osada, vesnice, městys
        villaggio, frazione, fraz, località, loc, lieu-dit, pueblo, aldea, localidad, povoado, aldeia, vila, sat, oraș
        község, város, köyü, köy, beldesi, kota, desa, kelurahan, xã, huyện, thị, xóm, làng, barangay, brgy, kampung, kg
        bezirk, arrondissement, distrito, distretto, districte, raion, raionul, rayon, rayonu, район
        """
    )

    /// Whether a word behind or before the name of a town says that what is around it is meant: "Boston metro area", "Greater Boston".
    static func isOfSurroundings(_ word: ArraySlice<UInt8>) -> Bool {
        surroundings.contains(word) || areasAround.contains(word)
    }

    /// Words for what is around a town.
    private static let areasAround = FoldedWordSet(
        """
        area, areas, region, metroplex, metropolis, urban, conurbation, agglomeration, suburbs, environs, surroundings, outskirts
        raum, ballungsraum, gebiet, umland, umgebung, stadtgebiet, área, zona, metropolitana, conurbano, aire, urbaine, agglo
        metropolregion, metropolitain, métropolitaine, regio, агломерация
        """)

    /// Words before the name of a city for all that has grown together with it.
    private static let surroundings = FoldedWordSet("greater, metropolitan, metro, großraum, agglomération, métropole")

    /// The same that many names have, so that they say so only in "City of Toronto".
    private static let joinedTowns = FoldedWordSet("city, town, village, borough, township")

    /// Whether a word joins a kind to a name: "Plaza del Pueblo".
    static func isJoint(_ word: ArraySlice<UInt8>) -> Bool {
        joints.contains(word) || articles.contains(word) || longJoints.contains(word)
    }

    /// Joints that are one with an article.
    private static let longJoints = FoldedWordSet("des, dels, della, delle, dello, dei, degli, dos, das, ta, tal, tas")

    /// Words between such a word and the name: without "the", which is part of many names.
    private static let joints = FoldedWordSet("of, de, di, do, da, du, del, dell, d, der, van, von, wa, la, al")
}

/// Words of a text that must name an area of some kinds, as "Quebec" in "Province of Quebec".
struct NamedArea {
    /// The folded words, of which one is enough.
    let words: [[UInt8]]
    /// The folded word for its kind.
    let kind: [UInt8]
    let kinds: Set<ObjectKind>
    /// The words that say so, as typed.
    let omitted: [String]
    /// Whether such an area has the name of its main town, which is known even to a map without the area.
    let isNamedAfterSeat: Bool

    /// The same, named by its main town as well.
    var orSeat: NamedArea {
        guard isNamedAfterSeat else { return self }
        return NamedArea(
            words: words, kind: kind, kinds: kinds.union(AreaWords.kindsOfTowns), omitted: omitted,
            isNamedAfterSeat: false)
    }
}
