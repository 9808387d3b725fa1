import MapGeometry
import MapSearch
import MapSearchOffline
import Testing

/// Two indexes answer as one index of the same data does.
@Suite("Two indexes answer as one")
struct SplitWorldTests {
    struct Question: CustomTestStringConvertible {
        let text: String
        /// Whether it is asked near the capital of the extract.
        var isNear = false
        /// What comes first, without `t:`; empty for nothing.
        let first: String

        var testDescription: String { isNear ? text + " (near)" : text }
    }

    static let questions: [Question] = [
        // Names of either data set.
        .init(text: "Zürich", first: "zurich"), .init(text: "Bern", isNear: true, first: "bern"),
        .init(text: "Schaan", first: "schaan"), .init(text: "Homyel'", isNear: true, first: "homyel"),
        .init(text: "Cool", first: "cool"), .init(text: "Cool, California", isNear: true, first: "cool"),
        .init(text: "Minsk, Belarus", first: "minsk"), .init(text: "Liechtenstein", first: "li"),
        .init(text: "Landesmuseum", first: "museum"), .init(text: "Hotel Post", first: "post"),
        .init(text: "Luce Balzers", first: "pizza"), .init(text: "Städtle", first: "staedtle"),
        // A match as typed in one index comes before a corrected one in the other.
        .init(text: "Coop", first: "coop1"), .init(text: "Coop", isNear: true, first: "coop1"),
        .init(text: "coop schaan", first: "coop2"), .init(text: "Engel", isNear: true, first: "engel"),
        .init(text: "Adler", first: "adler"), .init(text: "Luce", isNear: true, first: "pizza"),
        // Corrections where nothing is exact.
        .init(text: "Zurrich", first: "zurich"), .init(text: "Schaann", first: "schaan"),
        .init(text: "Landesmusseum", isNear: true, first: "museum"), .init(text: "Minks", first: "minsk"),
        .init(text: "Städtlle, Vaduz", first: "staedtle"), .init(text: "Balzerz", isNear: true, first: "balzers"),
        // Categories are those of all, and no typo in one that has none.
        .init(text: "hotel", isNear: true, first: "post"), .init(text: "hotel", first: "hotel"),
        .init(text: "hotel in Vaduz", first: "post"), .init(text: "hotel in Schaan", first: "schaanerhof"),
        .init(text: "hotels in Liechtenstein", first: "post"), .init(text: "Hotel Schaan", first: "schaanerhof"),
        .init(text: "pizza", isNear: true, first: "pizza"), .init(text: "pharmacy in Liechtenstein", first: "engel"),
        .init(text: "pharmacy", isNear: true, first: "engel"), .init(text: "museum near Vaduz", first: "museum"),
        .init(text: "restaurant with wifi", isNear: true, first: "adler"),
        .init(text: "supermarket in Balzers", first: "coop1"), .init(text: "pharmasy", isNear: true, first: "engel"),
        .init(text: "pharmacy Engel", first: "engel"), .init(text: "pizza in Balzers", first: "pizza"),
        // Countries of the world hold what the extract has.
        .init(text: "Städtle, Liechtenstein", first: "staedtle"),
        .init(text: "Städtle 38, Vaduz, Liechtenstein", first: "staedtle#38"),
        .init(text: "Landstrasse 5 Schaan LI", first: "land#5"), .init(text: "Schaan, Liechtenstein", first: "schaan"),
        .init(text: "Gagoz, Balzers, Liechtenstein", first: "gagoz"), .init(text: "Gagoz, Лихтенштейн", first: "gagoz"),
        .init(text: "Landesmuseum Liechtenstein", first: "museum"), .init(text: "Luce, Liechtenstein", first: "pizza"),
        // Coordinates and intersections.
        .init(text: "Städtle & Äulestrasse, Vaduz", first: "staedtle&t:aeule"),
        .init(text: "hotel 47.166, 9.509", first: "schaanerhof"), .init(text: "qxzvwk", first: ""),
    ]

    private static func answer(_ question: Question, of group: Result<OfflineIndexGroup, any Error>) throws -> [String]
    {
        let area = question.isNear ? SearchArea.point(SplitWorld.vaduz) : nil
        let objects = try group.get().answer(.text(question.text, in: area)).objects
        return objects.first.map { object in
            (object[URIMetadata.self]?.uris ?? []).map { String($0.dropFirst(2)) }
        } ?? [""]
    }

    @Test(arguments: questions)
    func firstResult(question: Question) throws {
        #expect(try Self.answer(question, of: SplitWorld.single).contains(question.first), "one index")
        #expect(try Self.answer(question, of: SplitWorld.group).contains(question.first), "two indexes")
        #expect(try Self.answer(question, of: SplitWorld.reversed).contains(question.first), "the extract first")
    }

    /// Lists of members are in the order of one index, and counted as by it.
    @Test(arguments: ["hotel", "hotel in Liechtenstein", "Coop", "restaurant", "hotel with wifi", "hotel near Schaan"])
    func members(text: String) throws {
        var options = SearchOptions()
        options.includesFacets = true
        for area in [SearchArea.point(SplitWorld.vaduz), nil] where area != nil || text != "hotel" {
            let request = SearchRequest.text(text, in: area, options: options)
            let single = try SplitWorld.single.get().answer(request)
            let group = try SplitWorld.group.get().answer(request)
            #expect(group.objects.map(\.uri) == single.objects.map(\.uri))
            #expect(group.metadata.found == single.metadata.found)
            #expect(group.metadata.businessResultMetadata == single.metadata.businessResultMetadata)
            #expect(!group.objects.isEmpty)
        }
    }

    /// A page is the same however the results are cut.
    @Test func pages() throws {
        let group = try SplitWorld.group.get()
        let all = try group.answer(.text("hotel in Liechtenstein")).objects.map(\.uri)
        #expect(all.count == 3)
        for size in 1...3 {
            var pages: [String?] = []
            for offset in stride(from: 0, to: all.count, by: size) {
                let page = SearchRequest.Page(offset: offset, limit: size)
                pages += try group.answer(.text("hotel in Liechtenstein", page: page)).objects.map(\.uri)
            }
            #expect(pages == all)
        }
    }

    /// What the extract does not know of its country, the world does.
    @Test(arguments: ["Städtle 38, Vaduz", "Gagoz", "Hotel Post", "Luce", "Schaan"])
    func countryAndTimeZone(text: String) throws {
        let object = try #require(try SplitWorld.group.get().answer(.text(text)).objects.first)
        #expect(object.address?.components.first == Address.Component(name: "Liechtenstein", kinds: .country))
        #expect(object.address?.countryCode == "LI")
        #expect(object[ToponymMetadata.self]?.timeZoneIdentifier == "Europe/Vaduz")
        #expect(object.descriptionText?.hasSuffix("Liechtenstein") ?? false)
    }

    @Test func reverseKnowsTheCountry() throws {
        let place = Coordinate(latitude: 47.0685, longitude: 9.503)
        let address = try SplitWorld.group.get().answer(.reverse(place)).objects.first?.address
        #expect(address?.countryCode == "LI" && address?.formatted.hasSuffix("Liechtenstein") == true)
    }

    /// A named country is a condition: places in another one are not an answer.
    @Test(arguments: ["Städtle, Switzerland", "Hotel Post, Belarus"])
    func otherCountries(text: String) throws {
        let first = try SplitWorld.group.get().answer(.text(text)).objects.first
        #expect(first?[MatchMetadata.self]?.unmatchedWords.isEmpty != true)
    }

    /// Fields mean what they say through every door.
    @Test func fields() async throws {
        let address = PostalAddress(street: "Städtle 38", city: "Vaduz", country: "Liechtenstein")
        for group in [SplitWorld.single, SplitWorld.group] {
            #expect(try group.get().answer(.address(address)).objects.first?.uri == "t:staedtle#38")
            let found = try await Geocoder(backend: try group.get()).geocode(postalAddress: address)
            #expect(found.first?.object.uri == "t:staedtle#38")
        }
        #expect(try SplitWorld.group.get().capabilities.contains(.postalAddress))
    }
}
