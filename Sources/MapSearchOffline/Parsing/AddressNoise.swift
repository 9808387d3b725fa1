import MapSearchText

/// What people write into an address and no map knows: the door behind the house, the box at the post office, the word
/// "number" before a number.
enum AddressNoise {
    /// The text without such parts; nil when it has none, or has nothing else.
    static func removed(from query: ParsedQuery) -> String? {
        var noise: WordSet = 0
        var word = 0
        while word < query.wordCount {
            let count = length(at: word, of: query)
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
        return String(decoding: text, as: UTF8.self)
    }

    /// How many words from one on are noise.
    private static func length(at word: Int, of query: ParsedQuery) -> Int {
        if let box = boxes.first(where: { begins(with: $0, at: word, query) }) {
            let start = word + box.count
            var end = start
            while end < min(start + 2, query.wordCount), isNumber(end, query), !startsSegment(end, query) { end += 1 }
            // Petrol stations and villages are called like most of them.
            if end > start || box[0].starts(with: "post".utf8) { return end - word }
        }
        if isAfterNumberSign(word, query) { return 1 }
        guard word + 1 < query.wordCount else { return 0 }
        let text = query.word(word)
        if units.contains(text), isDoor(word + 1, query) { return 2 }
        if markers.contains(text), isNumber(word + 1, query) { return 1 }
        // "2nd floor", "3. Stock", but not "12 Stock 3".
        if isNumber(word, query), floors.contains(query.word(word + 1)),
            word + 2 >= query.wordCount || !isNumber(word + 2, query) || startsSegment(word + 2, query)
        {
            return 2
        }
        return 0
    }

    private static func begins(with phrase: [ArraySlice<UInt8>], at word: Int, _ query: ParsedQuery) -> Bool {
        word + phrase.count <= query.wordCount && phrase.indices.allSatisfy { query.word(word + $0) == phrase[$0] }
    }

    private static func isNumber(_ word: Int, _ query: ParsedQuery) -> Bool {
        query.word(word).first.map { 0x30...0x39 ~= $0 } ?? false
    }

    /// Whether a word may stand behind the word for a flat: a number, or a letter or two.
    private static func isDoor(_ word: Int, _ query: ParsedQuery) -> Bool {
        isNumber(word, query) && query.word(word).count <= 5 || query.token(word).characterCount == 1
    }

    private static func startsSegment(_ word: Int, _ query: ParsedQuery) -> Bool {
        query.segments.contains { $0 != 0 && $0.trailingZeroBitCount == word }
    }

    /// Whether "#" stands before a word.
    private static func isAfterNumberSign(_ word: Int, _ query: ParsedQuery) -> Bool {
        let start = query.token(word).sourceStart
        return start > 0 && query.text.utf8.dropFirst(start - 1).first == UInt8(ascii: "#")
    }

    // MARK: Words

    private static func words(_ table: String) -> [[ArraySlice<UInt8>]] {
        Array(table.utf8).split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
            .map { $0.split(separator: UInt8(ascii: " ")) }.filter { !$0.isEmpty }
    }

    /// What a door is called, before its number.
    private static let units = Set(
        words(
            """
            apt, apartment, unit, suite, ste, flat, room, rm, floor, fl, level, lot, bldg
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

    /// What a storey or its side is called, behind its number.
    private static let floors = Set(
        words(
            """
            floor, fl, stock, og, etage, et, sal, tv, th, mf, piso, planta, piano, andar, verdieping, pietro, этаж
            """
        ).joined())

    /// What says that a number follows.
    private static let markers = Set(
        words(
            """
            nr, no, nro, num, number, numero, nummer, hnr, hausnummer, n, cp, cislo, ev, nº, дом, д
            """
        ).joined())

    /// What a box at the post office is called.
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
    /// The text without what no map knows; itself when it has nothing of the kind.
    var withoutNoise: ParsedQuery { AddressNoise.removed(from: self).map { ParsedQuery($0) } ?? self }
}
