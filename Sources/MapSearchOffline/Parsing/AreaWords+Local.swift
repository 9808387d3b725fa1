import MapSearch
import MapSearchText

extension AreaWords {
    /// Whether an area of a kind has the name of its main town: in "Jirapa District", the town of Jirapa is.
    ///
    /// Maps of the world have no districts, but most of the towns.
    static func isNamedAfterSeat(_ word: ArraySlice<UInt8>) -> Bool {
        districts.contains(word) || shortDistricts.contains(word)
    }

    /// Whether a word next to one for a kind of area describes the area rather than naming its main town: "Lake", "Northern".
    static func isGeneral(_ word: [UInt8]) -> Bool {
        let word = word[...]
        return QualifierWords.contains(word) || PositionWords.contains(word) || LandformWords.isRegionLike(word)
            || LandformWords.isLand(word) || LandformWords.isWater(word)
            || !CategoryTaxonomy.shared.categories(ofWord: word).isEmpty
    }

    /// The kinds of the areas that a short form with a period means; nil if it is none.
    static func kinds(ofShortWord word: Int, of query: ParsedQuery) -> Set<ObjectKind>? {
        let isArea = shortAreas.contains(query.word(word)) || shortDistricts.contains(query.word(word))
        let isTown = !isArea && (shortTowns.contains(query.word(word)) || shortLetters.contains(query.source(word)))
        guard isArea || isTown, query.isBeforePeriod(word) else { return nil }
        return isArea ? kindsOfAreas : kindsOfTowns
    }

    /// Whether a word is an article with a capital, which is part of a name: "La Unión" is not called Unión.
    static func isCapitalArticle(_ word: Int, _ query: ParsedQuery) -> Bool {
        !query.isInCapitals && articles.contains(query.word(word)) && query.source(word).first?.isUppercase == true
    }

    /// A word for a part of a town with its number, which is hardly on a map: "8e arrondissement", "Quận 1".
    static func numberedPart(at word: Int, of query: ParsedQuery) -> WordSet {
        guard numberedParts.contains(query.word(word)) else { return 0 }
        let number = [word - 1, word + 1].first { place in
            guard 0..<query.wordCount ~= place else { return false }
            let text = query.word(place)
            if text[text.startIndex].isASCIIDigit { return text.count < 5 && text.count(where: \.isASCIIDigit) < 3 }
            return text.count < 6 && query.source(place).utf8.allSatisfy(romanDigits.contains)
        }
        return number.map { 1 << WordSet($0) | 1 << WordSet(word) } ?? 0
    }

    private static let romanDigits = Set("IVX".utf8)

    /// Words for the parts of a town that numbers distinguish.
    private static let numberedParts = FoldedWordSet(
        "kerület, ker, arrondissement, arr, sectorul, sector, sect, bezirk, quận, phường, obvod, dzielnica, ward, zone")

    /// Words for the areas within a region.
    static let districts = FoldedWordSet(
        """
        district, subdistrict, dist, kreis, landkreis, okres, powiat, rajonas, novads, opština, općina, comarca, concelho
        kabupaten, kab, kecamatan, kec, zila, jilla, tehsil, taluk, taluka, upazila, woreda, wilaya, tumani, etraby, bashkia
        ilçe, ilçesi, ауданы, ноҳияи, општина, община, قضاء, مديرية, مركز, شهرستان, بخش, ضلع, נפת, जिला, জেলা
        """
    )

    /// Short forms of them, which are also written for other words, so that only a period tells.
    private static let shortDistricts = FoldedWordSet("raj, pow, nov, okr, opć, opšt, conc, tal, обш, общ")

    /// Short forms of words for regions, which are also written for other words, so that only a period tells.
    private static let shortAreas = FoldedWordSet(
        """
        prov, reg, div, pref, dep, dept, depto, dpto, dto, edo, est, gov, terr, kt, jud, woj, vm, apskr, obl, вобл, вил
        """
    )

    /// The same for towns and municipalities.
    private static let shortTowns = FoldedWordSet(
        "mun, muni, munic, mpio, mcpio, cd, or, com, gm, sav, şəh, sh, шаҳ, ш, қ, ք, ქ, tp, tx, tt")

    /// The same with a single letter, by its case, as before "Warszawa" and behind "Vilnius".
    private static let shortLetters: Set<String> = ["m", "r", "ş"]

    /// Words for towns in languages of which maps of the world have few names.
    static let localTowns = FoldedWordSet(
        """
        مدينة, شهر, شہر, העיר, қаласы, шаары, шахри, шаҳри, хот, горад, ქალაქი, քաղաք, δήμος, δήμου, ከተማ, শহর, नगर, शहर
        shahri, shahar, şäheri, şəhəri, miestas, pilsēta, linn, vald, grad, qyteti, jiji, mji
        municipiul, orașul, landeshauptstadt, merkez, kerület, sectorul, alcaldía, delegación
        """
    )
}
