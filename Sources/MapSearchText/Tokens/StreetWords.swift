/// The words for streets in names, such as `street`, `rue` and the end of `hauptstrasse`.
///
/// They show that an unknown text is the name of a street, not of a town.
package enum StreetWords {
    /// Whether a folded word is a word for a street, or ends in one.
    ///
    /// - Parameter word: A folded token.
    /// - Returns: Whether it is; this includes short words such as `st`, whatever else they mean.
    package static func isStreetWord(_ word: ArraySlice<UInt8>) -> Bool {
        isAlone(word)
            || suffixes.contains { word.count > $0.count + 1 && word.suffix($0.count).elementsEqual($0) }
                && !cities.contains(word)
    }

    /// Whether a folded word only means street, so that a name needs another word.
    ///
    /// - Parameter word: A folded token.
    /// - Returns: Whether it is: `strasse`, but not `hauptstrasse`.
    package static func isAlone(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

    private static let words = FoldedWordSet(
        """
        street st str avenue ave av boulevard blvd bd road rd drive dr lane ln court ct place pl square sq terrace
        highway hwy way close crescent cres row walk mews alley grove parkway pkwy trail rise quay wharf
        rue chemin che impasse quai allee route cours sentier passage voie venelle
        passatge avinguda rambla vial drecera taras tarag trejqet misrah pjazzetta
        calle carrera jiron carrer avenida avda plaza placa paseo passeig camino cami carretera ctra ronda rambla
        travessia
        via viale vle piazza pza corso largo vicolo strada contrada salita
        rua praca travessa estrada alameda beco calcada rodovia
        strasse gasse weg platz allee ring damm ufer steig pfad steg
        straat laan plein weg gracht kade dijk singel
        gata gatan gade vej vag vagen veg vegen vei veien katu tie
        ulica ul ulice namesti nam aleja aleje plac osiedle os trg cesta utca ut ter korut
        bulevardul strada soseaua calea piata
        cadde caddesi cd sokak sokagi sk bulvari
        улица ул проспект пр переулок пер бульвар бул площадь пл шоссе набережная наб проезд тупик
        вулиця вул провулок вулица
        οδοσ λεωφοροσ λεωφ πλατεια
        רחוב שדרות דרך شارع طريق خیابان
        iela gatve tanav odos marg duong thanon soi
        jalan jl lorong triq sqaq pjazza vjal rruga
        """)

    private static let suffixes =
        """
        strasse str gasse gassle gassli weg platz allee ring damm ufer steig straat laan plein gracht kade dijk
        gade vej gatan gata vagen veien katu tie utca
        """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }

    /// Words in the names of cities of 100,000 and more that end like streets: Nilüfer is not on a bank.
    private static let cities = FoldedWordSet("milaan niigata nilufer ottakring simmering spring yamagata")
}
