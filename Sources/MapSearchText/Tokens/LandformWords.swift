/// Words for what a mountain, an island, a river, a lake or a sea is, which people write before or behind its name.
///
/// Not all are words for landforms alone: "Lake" is also a town. They only matter next to a name.
package enum LandformWords {
    /// Whether a folded word means land: a mountain, an island, a peninsula, a desert.
    package static func isLand(_ word: ArraySlice<UInt8>) -> Bool {
        isIsland(word) || regionLikeLands.contains(word) || lands.contains(word)
    }

    /// Whether a folded word means an island, or several.
    package static func isIsland(_ word: ArraySlice<UInt8>) -> Bool {
        regionLikeIslands.contains(word) || islands.contains(word)
    }

    /// Whether a folded word means water: a river, a lake, a sea, a bay.
    package static func isWater(_ word: ArraySlice<UInt8>) -> Bool {
        regionLikeWaters.contains(word) || waters.contains(word)
    }

    /// Whether a folded word is also the name of a country or region in some language: "island", "delta", "plateau".
    ///
    /// At the end of a text such words belong to the name before them: "Stewart Island" is not in Iceland, and "Mekong Delta" not in
    /// Nigeria.
    package static func isRegionLike(_ word: ArraySlice<UInt8>) -> Bool {
        regionLikeIslands.contains(word) || regionLikeLands.contains(word) || regionLikeWaters.contains(word)
    }

    // One line for each language or family of similar ones.

    private static let regionLikeIslands = FoldedWordSet(
        """
        island islands isle isles archipelago
        insel inseln
        île îles archipel
        isla islas archipiélago
        isola isole arcipelago
        ilha ilhas arquipélago
        eiland eilanden
        øer öar saari saaret saar saared
        ostrov ostrovy wyspa wyspy otok otoci
        sziget szigetek ada adası pulau
        остров острова острів
        """)

    private static let islands = FoldedWordSet("illa illes insula ø adaları острови νησί νησιά")

    private static let regionLikeLands = FoldedWordSet(
        """
        peninsula delta reef plateau volcano canyon gorge gorges glacier
        halbinsel vulkan schlucht gletscher
        presqu'île péninsule volcan
        península volcán cañón
        penisola vulcano monte
        vulcão
        schiereiland
        halvø halvön
        gunung
        полуостров
        """)

    private static let lands = FoldedWordSet(
        """
        mount mountain mountains peak desert
        berg gebirge wüste
        mont montagne montagnes désert
        montaña desierto
        montagna deserto
        montanha muntanya munte
        vulkaan woestijn
        fjell fjeld vuori
        góra góry hora planina
        hegy dağı
        гора горы вулкан пустыня пустеля планина
        βουνό όρος
        """)

    private static let regionLikeWaters = FoldedWordSet("lagoon fjord fjorden jezero jezioro teluk озеро")

    private static let waters = FoldedWordSet(
        """
        river lake loch lough sea gulf bay strait
        fluss strom see meer golf bucht
        fleuve rivière lac mer golfe baie
        río lago mar golfo bahía
        fiume mare baia
        rio baía riu llac râul lacul marea
        rivier zee
        elv flod sjø sjö sø hav järvi joki meri
        rzeka morze řeka moře rijeka more
        folyó tó tenger nehri gölü denizi sungai danau laut
        река море залив пролив ріка річка затока езеро
        ποταμός λίμνη θάλασσα
        """)
}
