import MapGeometry
import MapSearchText

/// Parts of addresses that are not on any map: the recipient, the door, the post-office box, and the word "number" before a
/// number.
enum AddressNoise {
    /// The text without such parts; nil if it has none, or nothing else.
    ///
    /// The recipient is recorded as omitted: it may be a business that should be on the map.
    static func removed(from query: ParsedQuery) -> ParsedQuery? {
        let addressee = addressee(of: query)
        var noise = addressee
        var word = 0
        while word < query.wordCount {
            let count = mayBegin(at: word, of: query) ? length(at: word, of: query) : 0
            for offset in 0..<count { noise |= 1 << WordSet(word + offset) }
            word += max(count, 1)
        }
        guard noise != 0, noise & query.allWords != query.allWords else { return nil }
        let rest = query.allWords & ~noise
        guard rest & ~query.numericWords != 0 else { return nil }
        var text: [UInt8] = Array(query.text.utf8)
        for word in 0..<query.wordCount where noise & 1 << WordSet(word) != 0 {
            let token = query.token(word)
            for offset in token.sourceStart..<token.sourceEnd { text[offset] = UInt8(ascii: " ") }
        }
        let leftOut = (0..<query.wordCount).filter { addressee & 1 << WordSet($0) != 0 }.map { query.source($0) }
        return ParsedQuery(String(decoding: text, as: UTF8.self), leftOut: leftOut)
    }

    /// The words between commas that name a recipient, such as "c/o Meier" and "Muster GmbH"; the last ones only if they begin with a
    /// word that always does, behind an address.
    ///
    /// Many places are named after a lady or have a company's name, so such words in a text without a number are not recipients.
    private static func addressee(of query: ParsedQuery) -> WordSet {
        var words: WordSet = 0
        let isLetter = query.numericWords != 0
        for (place, segment) in query.segments.enumerated() where segment != 0 && segment & query.numericWords == 0 {
            let first = segment.trailingZeroBitCount
            let last = first + segment.nonzeroBitCount - 1
            let isLast = place == query.segments.count - 1
            if isLast, !isLetter { continue }
            let isAddressed = (isLetter && !isLast ? openings + titles : openings).contains {
                first + $0.count <= last && begins(with: $0, at: first, query)
            }
            let isFirm =
                isLetter && !isLast
                && firms.contains { form in
                    let start = last + 1 - form.count
                    return start > first && begins(with: form, at: start, query)
                }
            if isAddressed || isFirm { words |= segment }
        }
        return words
    }

    /// The number of words at the beginning of a text that come before the name of a recipient; 0 if there are none.
    static func openingLength(of query: ParsedQuery) -> Int {
        openings.lazy.filter { begins(with: $0, at: 0, query) }.map(\.count).max() ?? 0
    }

    /// Whether a word may be the first of noise: a quick check, because most words are not.
    private static func mayBegin(at word: Int, of query: ParsedQuery) -> Bool {
        isNumber(word, query) || beginnings.contains(query.word(word)) || isAfterNumberSign(word, query)
    }

    /// The number of noise words from a position on.
    private static func length(at word: Int, of query: ParsedQuery) -> Int {
        if let box = boxes.first(where: { begins(with: $0, at: word, query) }) {
            let start = word + box.count
            var end = start
            while end < min(start + 2, query.wordCount), isNumber(end, query), !startsSegment(end, query) { end += 1 }
            // Petrol stations and villages have names like most of them.
            if end > start || box[0].starts(with: "post".utf8) { return end - word }
        }
        if query.word(word) == cedex {
            let next = word + 1
            let isNumbered = next < query.wordCount && query.isNumber(next) && query.word(next).count < 3
            return isNumbered && !startsSegment(next, query) ? 2 : 1
        }
        if isAfterNumberSign(word, query) { return 1 }
        let floor = floorLength(at: word, query)
        if floor > 0 { return floor }
        if let storey = storeys.first(where: { begins(with: $0, at: word, query) }) {
            return storey.count + sideLength(at: word + storey.count, query)
        }
        if shortStoreys.contains(query.word(word)) {
            let length = 1 + sideLength(at: word + 1, query)
            let isWhole = query.segments.contains { $0 == (1 << WordSet(length) &- 1) << WordSet(word) }
            let end = word + length
            let isBehindNumber =
                word > 0 && isNumber(word - 1, query) && (end >= query.wordCount || startsSegment(end, query))
            if length > 1 || isWhole || isBehindNumber { return length }
        }
        guard word + 1 < query.wordCount else { return 0 }
        let text = query.word(word)
        if units.contains(text), isDoor(word + 1, query) { return 2 }
        if markers.contains(text), isNumber(word + 1, query) { return 1 }
        if houses.contains(text), isHouse(word, query) { return 1 }
        // "Hs.-Nr. 12".
        if abbreviatedHouses.contains(text), markers.contains(query.word(word + 1)), word + 2 < query.wordCount,
            isNumber(word + 2, query)
        {
            return 2
        }
        // "2nd floor", "3. Stock", but not "12 Stock 3".
        if isNumber(word, query), floors.contains(query.word(word + 1)), !startsSegment(word + 1, query),
            word + 2 >= query.wordCount || !isNumber(word + 2, query) || startsSegment(word + 2, query)
        {
            return 2 + sideLength(at: word + 2, query)
        }
        return 0
    }

    /// The number of words from a position on that specify a door of a floor.
    static func sideLength(at word: Int, _ query: ParsedQuery) -> Int {
        word < query.wordCount && sides.contains(query.word(word)) && !startsSegment(word, query) ? 1 : 0
    }

    private static func begins(with phrase: [ArraySlice<UInt8>], at word: Int, _ query: ParsedQuery) -> Bool {
        word + phrase.count <= query.wordCount && phrase.indices.allSatisfy { query.word(word + $0) == phrase[$0] }
    }

    static func isNumber(_ word: Int, _ query: ParsedQuery) -> Bool {
        query.word(word).first.map { $0.isASCIIDigit } ?? false
    }

    /// Whether a word for a house and a number are all between the beginning of a text and a comma, before a street without a number:
    /// "House 12, Main Street, Springfield".
    private static func isHouse(_ word: Int, _ query: ParsedQuery) -> Bool {
        word == 0 && isNumber(1, query) && query.segments.count > 1 && query.segments[0] == 3
            && query.segments[1] & query.numericWords == 0
    }

    /// Whether a word may follow the word for a flat: a number, or a letter.
    ///
    /// "FL 33837" is no floor, and "RM 00184" no room, but postal codes in Florida and Rome.
    private static func isDoor(_ word: Int, _ query: ParsedQuery) -> Bool {
        guard isNumber(word, query) else { return query.token(word).characterCount == 1 }
        let unit = query.word(word - 1)
        return query.word(word).count <= (floors.contains(unit) ? 3 : unit.count < 3 ? 4 : 5)
    }

    static func startsSegment(_ word: Int, _ query: ParsedQuery) -> Bool {
        query.segments.contains { $0 != 0 && $0.trailingZeroBitCount == word }
    }

    /// Whether "#" precedes a word.
    private static func isAfterNumberSign(_ word: Int, _ query: ParsedQuery) -> Bool {
        let start = query.token(word).sourceStart
        return start > 0 && query.text.utf8.dropFirst(start - 1).first == UInt8(ascii: "#")
    }

    // MARK: Words

    private static func words(_ table: String) -> [[ArraySlice<UInt8>]] {
        Array(table.utf8).split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
            .map { $0.split(separator: UInt8(ascii: " ")) }.filter { !$0.isEmpty }
    }

    /// Words for a door, before its number.
    private static let units = Set(
        words(
            """
            apt, apartment, unit, suite, ste, flat, room, rm, floor, fl, level, lot, bldg, terminal, gate
            wohnung, whg, top, tur, stiege, stg, stock, zimmer, og, etage, et
            appartement, appt, app, porte, escalier, bte, boite, bus
            piso, puerta, pta, planta, escalera, esc, apto, apartamento, dpto, depto
            interno, int, scala, appartamento, piano
            andar, fracao, bloco, sala, pis, porta
            lejlighed, lejl, sal, dor
            mieszkanie, m, lok, lokal
            кв, квартира, оф, офис, подъезд, этаж
            """
        ).joined())

    /// Words for a floor or its side, after its number.
    private static let floors = Set(
        words(
            """
            floor, fl, stock, og, etage, et, sal, tv, th, mf, piso, planta, piano, andar, verdieping, pietro, этаж
            """
        ).joined())

    /// Words for a floor or a rear building, without a number.
    private static let storeys = words(
        """
        lower ground floor, upper ground floor, ground floor, first floor, second floor, third floor, top floor
        basement, erdgeschoss, hochparterre, parterre, dachgeschoss, obergeschoss, untergeschoss, souterrain
        hinterhaus, vorderhaus, hinterhof, seitenfluegel, seitenflugel, quergebaude
        ruckgebaude, rueckgebaeude, rgb
        rez de chaussee, rdc, sous sol, planta baja, pianterreno, piano terra, piano terreno, begane grond
        entreplanta, semisotano, sobreatico, res do chao
        parter, przyziemie, pohjakerros, stueetagen, stuen
        """
    )

    /// The same for words that also have other meanings.
    private static let shortStoreys = Set(
        words("eg, og, ug, dg, hp, gf, bg, pb, hh, vh, bajo, bajos, atico, entlo, entresuelo, ppal").joined())

    /// The door of a floor.
    private static let sides = Set(
        words(
            """
            links, rechts, mitte, left, right, rear, front, gauche, droite, izquierda, izq, derecha, dcha
            sinistra, destra, tv, th, mf
            izda, izdo, izqda, izqdo, izquierdo, drcha, dcho, derecho, frente, frt, fte
            esq, esquerda, esquerdo, esqdo, dto, dta, drt, direito, direita
            """
        ).joined())

    /// The beginning of a line that only names the recipient.
    private static let openings = words(
        """
        c o, z hd, z hdn, zhd, z h, z hnd, attn, attention, a l attention de, fao, for the attention of
        herrn, familie, fam, eheleute, messrs, m et mme, att sr, spett le, spettabile, alla cortese attenzione di, dhr, t a v
        """
    )

    /// Beginnings that may also be the beginning of a name.
    private static let titles = words(
        """
        p a, zh, att, herr, frau, firma, fa, mr, mrs, ms, miss
        mme, madame, mlle, monsieur, sr, sra, srta, senor, senora, sig, sig ra, signor, signora
        de heer, mevr, mevrouw, hr, fru, pan, pani, sz p
        """
    )

    /// Endings of company names, except letters that also mean a region, such as "AG" and "NV".
    private static let firms = words(
        """
        gmbh, mbh, kg, ohg, e v, ltd, limited, llc, llp, inc, incorporated, corp, corporation, plc
        s a, sarl, s a r l, srl, s r l, s p a, s l, sagl, anstalt, bv, b v, n v, vof, a s, aps, oyj
        lda, ltda, sp z o o, sro, s r o, doo, d o o, kft, zrt
        """
    )

    /// After a French town, for companies with much mail: "75001 Paris Cedex 01".
    private static let cedex: ArraySlice<UInt8> = Array("cedex".utf8)[...]

    /// Words that announce a number.
    private static let markers = Set(
        words(
            """
            nr, no, nro, num, number, numero, nummer, hnr, hausnr, hsnr, hausnummer, n, cp, cislo, ev, nº, дом, д
            """
        ).joined())

    /// Words for a house before its number.
    private static let houses = Set(words("house, haus, casa, maison").joined())
    private static let abbreviatedHouses = Set(words("hs, haus").joined())

    /// The first words of noise, except numbers.
    private static let beginnings = Set((boxes + storeys).map { $0[0] }).union(shortStoreys).union(units).union(markers)
        .union(houses).union(abbreviatedHouses)
        .union([cedex, Array("r".utf8)[...]])

    /// Words for a post-office box.
    private static let boxes = words(
        """
        post office box, po box, p o box, pobox
        postfach, case postale, boite postale, bp, casella postale
        apartado de correos, apartado postal, apartado, apdo, apartat de correus, apartat, caixa postal
        postbus, postboks, skrytka pocztowa, skr poczt, skrytka, абонентский ящик, а я
        """
    )
}

extension ParsedQuery {
    /// The text without noise; unchanged if it has none.
    var withoutNoise: ParsedQuery { AddressNoise.removed(from: self) ?? self }
}
