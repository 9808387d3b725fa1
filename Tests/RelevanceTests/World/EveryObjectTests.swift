import MapSearch
import MapSearchOffline
import MapSearchWorld
import TestFixtures
import Testing

/// What holds for every object of the bundled world.
///
/// One after the other: all of them wait for one walk through the world.
@Suite(
    "Every object of the bundled world", .enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"), .serialized)
struct EveryObjectTests {
    private static let kinds: Set<ObjectKind> = [.airport, .country, .region, .county, .water, .postcode]

    /// The objects of those kinds, and the name of every seventieth object of any other.
    private static let world = Result {
        var objects: [ObjectKind: [GeoObject]] = [:]
        var names: [String] = []
        var number = 0
        try OfflineBackend(WorldGazetteer.index).forEachObject { object in
            number += 1
            if number.isMultiple(of: 70), object.kind != .postcode { names.append(object.name) }
            if kinds.contains(object.kind) { objects[object.kind, default: []].append(object) }
        }
        return (objects: objects, names: names)
    }

    private let objects: [ObjectKind: [GeoObject]]
    private let names: [String]
    private let backend: OfflineBackend

    init() throws {
        (objects, names) = try Self.world.get()
        backend = try OfflineBackend(WorldGazetteer.index)
    }

    // MARK: Airports

    /// How an airport is asked for, and the least share that is to come first.
    enum Form: String, CaseIterable {
        case code, codeAndAirport, airportAndCode, name

        func text(_ airport: GeoObject) -> String {
            let code = String((airport.uri ?? "").dropFirst("iata:".count))
            return switch self {
            case .code: code
            case .codeAndAirport: code + " airport"
            case .airportAndCode: "airport " + code
            case .name: airport.name
            }
        }

        var leastShare: Double { self == .name ? 0.98 : 0.99 }
    }

    @Test("an airport comes first, by its code and by its name", arguments: Form.allCases)
    func airports(form: Form) throws {
        let airports = try #require(objects[.airport])
        try #require(airports.count > 7_000)
        var missed: [String] = []
        for airport in airports {
            let text = form.text(airport)
            if try backend.answer(.text(text)).objects.first?.uri != airport.uri { missed.append(text) }
        }
        let share = 1 - Double(missed.count) / Double(airports.count)
        #expect(share >= form.leastShare, "\(form): only \(share) come first, not \(missed.prefix(20))")
    }

    @Test func codesOfAirportsAreUnlike() throws {
        let uris = try #require(objects[.airport]).compactMap(\.uri)
        let repeated = Dictionary(grouping: uris) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(repeated.isEmpty, "given more than once: \(repeated)")
    }

    // MARK: Names

    /// What the README promises: a name that is searched as it is written finds something of that name first.
    @Test func somethingOfTheNameComesFirst() throws {
        try #require(names.count > 2_000)
        var missed: [String] = []
        for name in names {
            let match = try backend.answer(.text(name)).objects.first?[MatchMetadata.self]
            // A score below that of a whole name: the name has more words, or others.
            if match?.quality != .exact || match?.score ?? -4 < -2 { missed.append(name) }
        }
        let share = 1 - Double(missed.count) / Double(names.count)
        #expect(share >= 0.995, "\(missed.count) of \(names.count) are missed: \(missed.prefix(20))")
    }

    // MARK: Extents and codes

    @Test(
        "a country, a region, a county and a water have a box with their point in it",
        arguments: [(ObjectKind.country, 250), (.region, 3_000), (.county, 0), (.water, 100)])
    func boxes(kind: ObjectKind, leastCount: Int) throws {
        let objects = objects[kind] ?? []
        #expect(objects.count >= leastCount)
        for object in objects {
            let box = try #require(object.boundingBox, "\(object.name) has no box")
            let region = Placemark(object).region
            #expect(region.radius > 100 && region.radius < 15_000_000, "\(object.name): \(region.radius)")
            #expect(region.contains(object.coordinate), "\(object.name): the point is outside its region")
            #expect(box.contains(object.coordinate), "\(object.name): the point is outside its box")
        }
    }

    @Test func aPostalCodeHasItsCountryAndItself() throws {
        let codes = try #require(objects[.postcode])
        #expect(codes.count > 39_000)
        let wrong = codes.filter { code in
            code.uri?.hasPrefix("postcode:") != true || code.address?.countryCode == nil
                || code.address?.postalCode != code.name
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }
}
