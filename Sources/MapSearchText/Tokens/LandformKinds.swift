/// Words for what a mountain, an island, a river, a lake or a sea is, which people write before or behind its name.
///
/// Not all are words for landforms alone: "Lake" is also a town. They only matter next to the name of a landform.
package enum LandformKinds {
    /// Whether a folded word means water: a river, a lake, a sea, a bay.
    package static func isWater(_ word: ArraySlice<UInt8>) -> Bool { waters.contains(word) }

    /// Whether a folded word means land: a mountain, an island, a peninsula, a desert.
    package static func isLand(_ word: ArraySlice<UInt8>) -> Bool { lands.contains(word) }

    /// One line for each language or family of similar ones.
    private static let waters = FoldedWordSet(
        """
        river lake loch lough sea gulf bay strait
        fluss strom see meer golf bucht
        fleuve rivière lac mer golfe baie
        río lago mar golfo bahía
        fiume mare baia
        rio baía riu llac râul lacul marea
        rivier meer zee
        elv flod sjø sjö sø hav järvi joki meri
        rzeka jezioro morze řeka jezero moře rijeka more
        folyó tó tenger nehri gölü denizi sungai danau laut
        река озеро море залив пролив ріка річка затока езеро
        ποταμός λίμνη θάλασσα
        """)

    private static let lands = FoldedWordSet(
        """
        mount mountain mountains peak volcano desert island islands isle isles peninsula
        berg gebirge vulkan wüste insel inseln halbinsel
        mont montagne montagnes volcan désert île îles péninsule
        monte montaña volcán desierto isla islas península
        montagna vulcano deserto isola isole penisola
        montanha vulcão ilha ilhas muntanya illa illes munte insula
        vulkaan woestijn eiland eilanden
        fjell fjeld ø øer öar saari vuori
        góra góry wyspa wyspy hora ostrov ostrovy planina otok otoci
        hegy sziget szigetek dağı adası adaları gunung pulau
        гора горы вулкан пустыня остров острова полуостров пустеля острів острови планина
        βουνό όρος νησί νησιά
        """)
}
