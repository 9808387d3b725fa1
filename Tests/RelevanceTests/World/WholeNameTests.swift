import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// What the README promises: a name that is searched as it is written finds something of that name first.
@Suite("Names of the bundled world")
struct WholeNameTests {
    @Test("something of the name comes first")
    func comesFirst() throws {
        let backend = try OfflineBackend(WorldGazetteer.index)
        var names: [String] = []
        var number = 0
        try backend.forEachObject { object in
            number += 1
            // All of them take minutes: every seventieth, always the same.
            if number.isMultiple(of: 70), object.kind != .postcode { names.append(object.name) }
        }
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
}
