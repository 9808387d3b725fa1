import MapSearch
import MapSearchTestSupport
import SampleIsland
import Testing

@testable import FamilyMap

@MainActor
@Suite(.timeLimit(.minutes(1))) struct FamilyMapTests {
    @Test func onlyPinsOfChangedRowsAreTouched() async throws {
        let map = FamilyMap(try FamilyDatabase())
        let expected = [
            ["+ Ada"], ["+ Bo", "+ Cleo"], ["> Bo moves 6 km", "~ Bo: on the beach"], ["~ Ada: on the phone"],
            ["+ Dan"], [], ["- Cleo"],
        ]
        for (statements, log) in zip(FamilyMap.day, expected) {
            try map.database.run(statements)
            await map.settle()
            #expect(map.board.takeLog() == log, "\(statements)")
        }
        #expect(map.controller.list.sections.flatMap(\.objects).map(\.name) == ["Ada", "Bo", "Dan"])
        let svg = try map.board.picture(on: try SampleIsland.index()).svg()
        #expect(svg.contains("Dan: here I am"))
        #expect(!svg.contains("Cleo"))
    }

    @Test func aTransactionIsSeenAtItsEnd() async throws {
        let map = FamilyMap(try FamilyDatabase())
        try map.database.run("BEGIN; INSERT INTO person VALUES (1, 'A', 30, -40, '')")
        #expect(map.database.people.count == 0)
        try map.database.run("UPDATE person SET name = 'B'; COMMIT")
        await map.settle()
        #expect(map.board.takeLog() == ["+ B"])
        #expect(throws: FamilyDatabase.Failure.self) {
            try map.database.run("INSERT INTO person VALUES (1, 'C', 0, 0, '')")
        }
        try map.database.run("DELETE FROM person")
        await map.settle()
        #expect(map.board.takeLog() == ["- B"])
    }

    @Test func pinsAreTheRowsAfterAnyEdits() async throws {
        var random = SplitMix64(seed: 7)
        let map = FamilyMap(try FamilyDatabase())
        for step in 0..<300 {
            let id = Int.random(in: 1...20, using: &random)
            let place =
                "\(Double.random(in: -80...80, using: &random)), \(Double.random(in: -180...180, using: &random))"
            let statement =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: "DELETE FROM person WHERE id = \(id)"
                case 1: "UPDATE person SET note = 'step \(step)' WHERE id % 5 = \(id % 5)"
                case 2: "INSERT OR REPLACE INTO person VALUES (\(id), 'P\(id)', NULL, NULL, '')"
                default: "INSERT OR REPLACE INTO person VALUES (\(id), 'P\(id)', \(place), '')"
                }
            try map.database.run(statement)
            if step % 7 == 0 { await map.settle() }
        }
        await map.settle()
        let rows = map.database.people.objects.filter(\.coordinate.isValid)
        #expect(map.board.pins.values.sorted { $0.id < $1.id } == rows.sorted { $0.id < $1.id })
    }
}
