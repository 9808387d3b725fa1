/// Phrases before or after the name of what is looked for, which are no part of it: "where is the", "directions to", "opening hours".
package enum QuestionWords {
    /// The number of words that such phrases take at the beginning of a text, and at its end; never all of them.
    ///
    /// - Parameter words: Folded words.
    /// - Returns: both numbers.
    package static func counts(in words: [ArraySlice<UInt8>]) -> (leading: Int, trailing: Int) {
        var rest = words[...]
        while let length = lengths(rest).first(where: { beginnings.contains(key(rest.prefix($0))) }) {
            rest.removeFirst(length)
        }
        let leading = rest.startIndex
        while let length = lengths(rest).first(where: { endings.contains(key(rest.suffix($0))) }) {
            rest.removeLast(length)
        }
        return (leading, words.count - rest.endIndex)
    }

    /// Whether a text with these words at its ends may have such a phrase besides an article; most have none.
    ///
    /// - Parameters:
    ///   - first: The first folded word.
    ///   - last: The last folded word.
    /// - Returns: whether a phrase begins or ends like that.
    package static func mayHave(first: ArraySlice<UInt8>, last: ArraySlice<UInt8>) -> Bool {
        firstWords.contains(first) || lastWords.contains(last)
    }

    // Written out, because the phrases are not folded before the first text that may have one.
    private static let firstWords = FoldedWordSet(
        """
        where find show take navigate directions route way how address opening phone deliver ship please my our i we
        wo zeige zeig wie weg navigiere adresse öffnungszeiten telefonnummer ich wir bitte
        où comment itinéraire horaires j dónde cómo ruta dirección horario teléfono vivo
        dov dove come indicazioni indirizzo orari orario abito onde como endereço horário moro
        waar hoe adres openingstijden gdzie jak trasa где как маршрут адрес on com
        """)
    private static let lastWords = FoldedWordSet(
        """
        hours times phone number telephone contact address directions website reviews map
        öffnungszeiten telefon telefonnummer adresse anfahrt kontakt karte
        horaires ouverture téléphone itinéraire avis plan horario horarios teléfono dirección llegar opiniones mapa
        orari orario apertura telefono indirizzo recensioni mappa horário horários endereço chegar
        openingstijden telefoonnummer adres kaart otwarcia работы адрес телефон карта horari telèfon adreça
        """)

    /// The possible lengths of a phrase next to something else, longest first.
    private static func lengths(_ words: ArraySlice<ArraySlice<UInt8>>) -> ReversedCollection<Range<Int>> {
        (1..<max(1, min(longest + 1, words.count))).reversed()
    }

    private static func key(_ words: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8> {
        Array(words.joined(separator: [UInt8(ascii: " ")]))[...]
    }

    private static let longest = 6

    private static func phrases(_ table: String) -> Set<ArraySlice<UInt8>> {
        Set(
            table.split(whereSeparator: { $0 == "," || $0.isNewline }).map { phrase in
                let words = phrase.split(separator: " ").map { Array(TextFolding.folded(String($0)).utf8)[...] }
                return key(words[...])
            })
    }

    /// One line for each language.
    private static let beginnings = phrases(
        """
        my address is, our address is, ship to, deliver to, please deliver to, i live at, i live in, i live on, we are at
        ich wohne in der, ich wohne in, ich wohne im, ich wohne am, wir sind in der, wir sind in, bitte liefern an
        j habite au, j habite à, j habite, vivo en, abito in, moro na, moro no, moro em
        the, where is, where s, where can i find, find, show me, show, take me to, navigate to, directions to, route to, way to, how to get to, how do i get to, how can i get to, address of, opening hours of, phone number of
        der, die, das, wo ist, wo liegt, wo finde ich, zeige mir, zeig mir, wie komme ich zu, wie komme ich zum, wie komme ich zur, wie komme ich nach, route nach, route zu, route zum, route zur, weg zu, weg zum, weg zur, navigiere zu, navigiere zum, navigiere zur, adresse von, öffnungszeiten von, telefonnummer von
        le, la, les, où est, où se trouve, où sont, comment aller à, comment aller au, itinéraire vers, adresse de, adresse du, horaires de, horaires du
        el, los, las, dónde está, dónde queda, dónde se encuentra, cómo llegar a, cómo llegar al, cómo ir a, ruta a, dirección de, horario de, teléfono de
        il, lo, gli, dov è, dove si trova, come arrivare a, come arrivare al, come arrivare alla, indicazioni per, indirizzo di, orari di, orario di
        o, os, onde fica, onde está, como chegar a, como chegar ao, como ir para, endereço de, horário de
        het, de, waar is, waar ligt, hoe kom ik bij, hoe kom ik naar, route naar, adres van, openingstijden van
        gdzie jest, gdzie znajduje się, jak dojechać do, jak dojść do, adres, trasa do
        где, где находится, как добраться до, как доехать до, как пройти к, маршрут до, адрес
        on és, on es troba, com arribar a, com anar a
        """)

    /// The same for what comes behind.
    private static let endings = phrases(
        """
        opening hours, opening times, hours, phone, phone number, telephone, contact, address, directions, website, reviews, map
        öffnungszeiten, telefon, telefonnummer, adresse, anfahrt, kontakt, karte
        horaires, heures d ouverture, téléphone, numéro de téléphone, itinéraire, avis, plan
        horario, horarios, teléfono, dirección, cómo llegar, opiniones, mapa
        orari, orario, orari di apertura, telefono, indirizzo, recensioni, mappa
        horário, horários, endereço, como chegar
        openingstijden, telefoonnummer, adres, kaart
        godziny otwarcia, telefon, mapa
        часы работы, режим работы, адрес, телефон, карта
        horari, telèfon, adreça
        """)
}
