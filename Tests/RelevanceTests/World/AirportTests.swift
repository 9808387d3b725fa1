import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Every airport of the bundled world, by its code and by its name.
@Suite("Airports of the bundled world")
struct AirportTests {
    /// How an airport is asked for, and the least share that is to come first.
    enum Form: String, CaseIterable {
        case code, codeAndAirport, airportAndCode, name

        func text(_ airport: Airport) -> String {
            switch self {
            case .code: airport.code
            case .codeAndAirport: airport.code + " airport"
            case .airportAndCode: "airport " + airport.code
            case .name: airport.name
            }
        }

        var leastShare: Double { self == .name ? 0.98 : 0.99 }
    }

    struct Airport {
        var uri: String
        var name: String

        /// The IATA code, by which the world has its airports.
        var code: String { String(uri.dropFirst("iata:".count)) }
    }

    @Test("comes first", arguments: Form.allCases)
    func comesFirst(form: Form) throws {
        let backend = try OfflineBackend(WorldGazetteer.index)
        var airports: [Airport] = []
        try backend.forEachObject { object in
            guard object.kind == .airport, let uri = object.uri else { return }
            airports.append(Airport(uri: uri, name: object.name))
        }
        try #require(airports.count > 7_000)
        // All of them take a minute: every fifth, always the same.
        let sample = airports.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
        var missed: [String] = []
        for airport in sample {
            let text = form.text(airport)
            if try backend.answer(.text(text)).objects.first?.uri != airport.uri { missed.append(text) }
        }
        let share = 1 - Double(missed.count) / Double(sample.count)
        #expect(share >= form.leastShare, "\(form): only \(share) come first, not \(missed.prefix(20))")
    }

    @Test func codesAreUnlike() throws {
        var codes: Set<String> = []
        try OfflineBackend(WorldGazetteer.index).forEachObject { object in
            guard object.kind == .airport, let uri = object.uri else { return }
            #expect(codes.insert(uri).inserted, "\(uri) is given more than once")
        }
    }
}
