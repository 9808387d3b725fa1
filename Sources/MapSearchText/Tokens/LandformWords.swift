/// Words for landforms that are also names of countries or regions in some language: "island", "delta", "plateau".
///
/// At the end of a text they belong to the name before them: "Stewart Island" is not in Iceland, and "Mekong Delta" not in Nigeria.
package enum LandformWords {
    /// Whether a folded word is one.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

    /// One line for each language or family of similar ones.
    private static let words = FoldedWordSet(
        """
        island islands isle isles archipelago peninsula delta reef lagoon plateau volcano canyon gorge gorges glacier
        insel inseln halbinsel vulkan schlucht gletscher
        île îles presqu'île péninsule archipel volcan
        isla islas península archipiélago volcán cañón
        isola isole penisola arcipelago vulcano monte
        ilha ilhas arquipélago vulcão
        eiland eilanden schiereiland
        øer öar halvø halvön fjord fjorden saari saaret saar saared
        ostrov ostrovy wyspa wyspy otok otoci jezero jezioro
        sziget szigetek ada adası pulau gunung teluk
        остров острова острів озеро полуостров
        """)
}
