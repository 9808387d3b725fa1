import MapSearch
import Testing

import MapSearchIndexing

@Suite struct ImportanceTests {
    private static func importance(
        _ kind: ObjectKind, _ population: Int? = nil, _ change: (inout IndexRecord) -> Void = { _ in }
    ) -> Double {
        Importance.importance(
            of: record("x", kind, "X") { record in
                record.population = population
                change(&record)
            })
    }

    @Test(arguments: [ObjectKind.country, .region, .county, .locality, .district])
    func growsWithPopulation(kind: ObjectKind) {
        let values = [0, 100, 1000, 50_000, 1_000_000, 30_000_000].map { Self.importance(kind, $0) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(values)")
        #expect(Self.importance(kind, nil) == Self.importance(kind, 0))
        #expect(Self.importance(kind, -5) == Self.importance(kind, 0))
    }

    /// The same people make a country better known than its region, that than a district.
    @Test(arguments: [1000, 100_000, 1_000_000])
    func kindsOfOneSize(population: Int) {
        let values = [ObjectKind.country, .locality, .district].map { Self.importance($0, population) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 }, "\(values)")
        #expect(Self.importance(.region, population) > Self.importance(.county, population))
        #expect(Self.importance(.country, population) > Self.importance(.region, population))
    }

    @Test func seatsOfGovernment() {
        let values = [IndexRecord.Capital.country, .region, nil].map { capital in
            Self.importance(.locality, 100_000) { $0.capital = capital }
        }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 }, "\(values)")
        // A capital ranks above a town of twice its size, and below a city of ten times its size.
        let capital = Self.importance(.locality, 100_000) { $0.capital = .country }
        #expect(capital > Self.importance(.locality, 200_000))
        #expect(capital < Self.importance(.locality, 1_000_000))
    }

    @Test func watersByTheirSort() {
        let values = ["ocean", "sea", "strait", "lake", "pond"].map { water in
            Self.importance(.water) { $0.water = water }
        }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 }, "\(values)")
    }

    @Test func smallThingsByTheirKind() {
        let values = [ObjectKind.airport, .street, .business, .house].map { Self.importance($0) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 }, "\(values)")
    }

    @Test(arguments: [
        (0.3, 0.3), (-1, 0), (2, 1), (0, 0), (1, 1),
    ])
    func givenImportanceIsTaken(given: Double, expected: Double) {
        #expect(Self.importance(.country, 1_000_000) { $0.importance = given } == expected)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func givenNonsenseIsDerived(given: Double) {
        #expect(Self.importance(.locality, 1000) { $0.importance = given } == Self.importance(.locality, 1000))
    }

    @Test func alwaysAFraction() {
        let kinds: [ObjectKind] = [.country, .region, .locality, .water, .other, ObjectKind(rawValue: "volcano")]
        for kind in kinds {
            for population in [nil, Int.min, -1, 0, 1, Int.max] {
                let value = Self.importance(kind, population) { $0.capital = .country }
                #expect((0...1).contains(value), "\(kind), \(String(describing: population))")
            }
        }
    }
}
