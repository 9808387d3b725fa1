import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld
import Testing

/// The offline engine against the definition of a backend: on a world of a few villages, and on the bundled one.
@Suite(.timeLimit(.minutes(1))) struct OfflineConformanceTests {
    /// Everything but early answers: there is one answer, at once.
    static let required = Set(BackendConformance.Feature.allCases).subtracting([.previews])
    static let tiny = BackendFixture(
        query: "Newton 7", broadQuery: "Newton", coordinate: Coordinate(latitude: 10, longitude: 20),
        required: required)
    private static let world = BackendFixture(
        query: "Vaduz", broadQuery: "Neustadt", coordinate: Coordinate(latitude: 47.14, longitude: 9.52),
        required: required)

    @Test(arguments: BackendConformance.checks(for: tiny))
    func tinyWorldConforms(check: BackendConformance.Check) async throws {
        await #expect(throws: Never.self) { try await check.run(against: try Villages.backend.get()) }
    }

    /// The villages, half of them in another index, with some in both.
    @Test(arguments: BackendConformance.checks(for: tiny))
    func groupConforms(check: BackendConformance.Check) async throws {
        await #expect(throws: Never.self) { try await check.run(against: try Villages.group.get()) }
    }

    @Test(
        .enabled(if: (try? WorldGazetteer.index) != nil, "the bundled world is empty"),
        arguments: BackendConformance.checks(for: world))
    func bundledWorldConforms(check: BackendConformance.Check) async throws {
        await #expect(throws: Never.self) { try await check.run(against: try .world) }
    }
}

enum Villages {
    static let backend = Result { OfflineBackend(try index(of: 0..<60)) }
    static let group = Result { OfflineIndexGroup([try index(of: 0..<35), try index(of: 25..<60)]) }

    private static func index(of numbers: Range<Int>) throws -> OfflineIndex {
        var builder = IndexBuilder(name: "Villages")
        var country = IndexRecord(
            uri: "t:country", kind: .country, name: "Newland", coordinate: Coordinate(latitude: 10, longitude: 20))
        country.countryCode = "NL"
        try builder.add(country)
        for number in numbers {
            let place = Coordinate(latitude: 10 + Double(number % 8) / 4, longitude: 20 + Double(number / 8) / 4)
            var village = IndexRecord(uri: "t:\(number)", kind: .locality, name: "Newton \(number)", coordinate: place)
            village.population = 100 + number
            village.parent = "t:country"
            try builder.add(village)
        }
        for number in 0..<5 {
            try builder.add(
                IndexRecord(
                    uri: "t:inn\(number)", kind: .business, name: "Newton Inn \(number)",
                    coordinate: Coordinate(latitude: 10.01, longitude: 20 + Double(number) / 100)))
        }
        return try OfflineIndex(bytes: try builder.build().bytes)
    }
}
