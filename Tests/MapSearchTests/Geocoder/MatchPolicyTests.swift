import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct MatchPolicyTests {
    private static func object(_ quality: MatchQuality?, _ confidence: Double? = nil) -> GeoObject {
        var object = berlinHouse
        object[MatchMetadata.self] = MatchMetadata(score: 1, quality: quality, confidence: confidence)
        return object
    }

    @Test(
        "what each policy accepts",
        arguments: [
            (MatchQuality.exact, 0.9, MatchPolicy.exact, true), (.corrected, 0.9, .exact, false),
            (.corrected, 0.9, .exactOrCorrected, true), (.partial, 0.9, .exactOrCorrected, false),
            (.partial, 0.1, .any, true), (.exact, 0.4, MatchPolicy(minimumConfidence: 0.5), false),
            (.exact, 0.5, MatchPolicy(minimumConfidence: 0.5), true), (nil, 0.9, .exact, true),
            (.exact, nil, MatchPolicy(minimumConfidence: 0.5), true),
        ] as [(MatchQuality?, Double?, MatchPolicy, Bool)])
    func accepts(quality: MatchQuality?, confidence: Double?, policy: MatchPolicy, expected: Bool) {
        #expect(policy.accepts(Placemark(Self.object(quality, confidence))) == expected)
    }

    @Test("a strict geocoder leaves out weak matches, and says that there were some")
    func geocoder() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects([Self.object(.exact), Self.object(.partial)]))
        let strict = Geocoder(backend: backend, accepting: .exactOrCorrected)
        #expect(try await strict.geocode(address: "a").map(\.matchQuality) == [.exact])
        #expect(try await Geocoder(backend: backend).geocode(address: "a").count == 2)
        backend.reply(with: .objects([Self.object(.partial)]))
        await #expect(throws: SearchError.partialResult) { try await strict.geocode(address: "a") }
        let outcomes = Outcomes<[Placemark]>()
        strict.geocode(address: "a", completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.partialResult])
        // The result at a coordinate does not answer a text.
        backend.reply(with: .objects([berlinHouse]))
        #expect(try await strict.reverseGeocode(berlin).count == 1)
    }

    @Test func order() {
        #expect(MatchQuality.allCases.sorted() == [.partial, .corrected, .exact])
    }
}
