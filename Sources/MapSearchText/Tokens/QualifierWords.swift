/// Articles, adjectives and the like that are next to the distinctive word in many names: "new", "San", "la", "Groß", "Lake".
///
/// Alone, such a word does not name an area: "New Delhi" is not Delhi in the state of New York.
package enum QualifierWords {
    /// Whether a folded word is one.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

    /// Whether a folded word is an article, without which people say many names: "les Escaldes", "Il-Mosta".
    package static func isArticle(_ word: ArraySlice<UInt8>) -> Bool { articles.contains(word) }

    /// Whether a folded word is an article that a hyphen joins to a name in Maltese and Arabic: "L-Imdina", "an-Nasiriyah".
    package static func isJoinedArticle(_ word: ArraySlice<UInt8>) -> Bool { joinedArticles.contains(word) }

    private static let joinedArticles = FoldedWordSet("l il ic id in ir is it ix iz el al ad an ar as ash at az")

    private static let articles = FoldedWordSet(
        "the le la les el els los las il lo gli i l o a os as der die das het de")

    /// One line for each language or family of similar ones.
    private static let words = FoldedWordSet(
        """
        the of and new old great greater big little small united saint st mount mt fort ft lake port
        der die das den dem von vom zu zum zur am im
        neu neue neuer neues alt alte alter altes groß große großer klein kleine kleiner bad sankt
        le la les de du des et nouveau nouvelle vieux vieille grand grande petit petite sainte
        el los las del y nuevo nueva viejo vieja gran san santa santo
        il lo gli di del della dei da nuovo nuova vecchio vecchia sant
        o os do da dos das novo nova velho velha são
        het een van ter ten nieuw nieuwe oud oude groot grote klein sint
        ny nya nytt gammel gamle gamla stor store stora lilla lille
        nowy nowa nowe stary stara stare nový nová nové starý stará staré novi stari veliki velika mali mala
        новый новая новое старый старая старое большой малая нови нова стари
        yeni eski büyük küçük al ad an ar as ash
        """)
}
