import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Two results of one list never read the same.
@Suite struct SameReadingTests {
    private static func descriptions(_ text: String) throws -> [String?] {
        var world = TinyWorld()
        world.add("cundinamarca", .region, "Cundinamarca", 5, -74)
        world.add("granada", .locality, "Granada", 5.06667, -74.56667, in: "cundinamarca", people: 5_000)
        world.add("granada-2", .locality, "Granada", 4.51997, -74.04, in: "cundinamarca", people: 4_000)
        world.add("granada-es", .locality, "Granada", 37.2, -3.6, people: 230_000)
        world.add("twin", .locality, "Twin", -0.005, 1, people: 200)
        world.add("twin-2", .locality, "Twin", -0.005, 1, people: 100)
        return try world.backend().answer(.text(text)).objects.map(\.descriptionText)
    }

    @Test("towns of one name in one region have coordinates, others do not")
    func towns() throws {
        #expect(
            try Self.descriptions("Granada")
                == [nil, "Cundinamarca (5.07, -74.57)", "Cundinamarca (4.52, -74.04)"])
        #expect(try Self.descriptions("Granada, Cundinamarca").allSatisfy { $0?.contains("(") == true })
    }

    @Test("what is at the same place cannot be told apart by it")
    func samePlace() throws {
        #expect(try Self.descriptions("Twin") == [nil, nil])
    }
}
