import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Regions as addresses name them: in the languages of their countries, and with words for their kind.
@Suite struct RegionNameTests {
    @Test(
        arguments: [
            ("Umeå, Västerbottens län, Sweden", "Umeå"), ("Umeå, Västerbotten County, Sweden", "Umeå"),
            ("Vyazma, Smolenskaya oblast, Russia", "Vyaz’ma"), ("Shijiazhuang, Hebei Province, China", "Shijiazhuang"),
            ("Zhengzhou, Henan Sheng, China", "Zhengzhou"), ("Munich, Bavaria state, Germany", "Munich"),
            ("Rosario, Provincia de Santa Fe, Argentina", "Rosario"), ("Ikeja, Lagos State, Nigeria", "Ikeja"),
            ("Tiaret, Tiaret, Algeria", "Tiaret"), ("Montreal, Province of Quebec, Canada", "Montréal"),
        ])
    func towns(text: String, name: String) throws {
        let objects = try OfflineBackend(WorldGazetteer.index).answer(.text(text)).objects
        let first = try #require(objects.first)
        #expect(first.name == name && first.kind == .locality && first.matchQuality == .exact, "\(text)")
    }

    @Test(
        "a region or a county comes before a smaller town elsewhere, but not before the city that it is named after",
        arguments: [
            ("Bali", "geonames:ID.02"), ("Montana", "geonames:US.MT"), ("Wyoming", "geonames:US.WY"),
            ("Paraná", "geonames:BR.18"), ("Kent", "geonames:GB.ENG/Kent"),
            ("New York", "geonames:5128581"), ("York", "geonames:2633352"), ("São Paulo", "geonames:3448439"),
        ])
    func namesakes(text: String, uri: String) throws {
        let objects = try OfflineBackend(WorldGazetteer.index).answer(.text(text)).objects
        #expect(objects.first?.uri == uri, "\(text)")
    }

    @Test(
        arguments: [
            ("Smolenskaya oblast", "Smolensk Oblast"), ("Norrbottens län", "Norrbotten"),
            ("Province of Quebec", "Quebec"),
            ("New York State", "New York"), ("Washington State", "Washington"),
            ("Keski-Suomen maakunta", "Central Finland"),
        ])
    func regions(text: String, name: String) throws {
        let first = try #require(try OfflineBackend(WorldGazetteer.index).answer(.text(text)).objects.first)
        #expect(first.name == name && first.kind == .region && first.matchQuality == .exact, "\(text)")
    }

    @Test(
        "a country has the names that languages have besides the first one",
        arguments: [
            ("Prague, République tchèque", "Prague"), ("Praga, Repubblica Ceca", "Prague"),
            ("Прага, Чешская Республика", "Prague"), ("Abidjan, Elfenbeinküste", "Abidjan"),
            ("Kinshasa, République démocratique du Congo", "Kinshasa"), ("Minsk, Weißrussland", "Minsk"),
        ])
    func countries(text: String, name: String) throws {
        let first = try #require(try OfflineBackend(WorldGazetteer.index).answer(.text(text)).objects.first)
        #expect(first.name == name && first.kind == .locality && first.matchQuality == .exact, "\(text)")
    }
}
