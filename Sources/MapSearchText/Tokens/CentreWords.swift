/// Words for the middle of a town, with which people say that something is near it: "hotels in Munich city centre".
package enum CentreWords {
    /// Whether a folded word is one.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

    /// Whether a folded word stands next to such a word and says no more: "city", "ville", "of".
    package static func isBeside(_ word: ArraySlice<UInt8>) -> Bool { companions.contains(word) }

    /// One line for each language or family of similar ones.
    private static let words = FoldedWordSet(
        """
        centre center downtown central
        zentrum zentral innenstadt stadtmitte stadtzentrum stadtkern ortsmitte ortszentrum dorfzentrum
        centro centrale ċentru centru centrul
        centrum binnenstad stadscentrum stadshart
        sentrum centralt midtby bymidten innerstad innerstan stadskärna
        keskusta kesklinn centrs centras
        śródmieście centar središte
        központ belváros városközpont
        merkez merkezi merkezinde
        центр центре център центар κέντρο
        מרכז وسط 市中心 中心部 都心 시내 도심 pusat
        """)

    private static let companions = FoldedWordSet(
        """
        the of city town village historic
        stadt der die das des von vom altes historisches
        ville de du la le les l historique
        ciudad casco del el los histórico cità città storico della di il cidade da do dos histórico
        van het stad by byens miasta města grada orașului város
        şehir kota города міста града πόλης
        """)
}
