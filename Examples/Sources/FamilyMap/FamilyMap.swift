import MapSearch
import MapSearchOffline
import MapSearchPresentation
import SampleIsland

/// Shows people in a database as pins that follow its rows: `swift run FamilyMap [--picture FILE]`.
@main
@MainActor
struct FamilyMap {
    let database: FamilyDatabase
    let controller: ResultsController<Person>
    let board = PinBoard()

    init(_ database: FamilyDatabase) {
        self.database = database
        controller = ResultsController(source: database.people, arrangement: .init(sorts: [.ascending(\.name)]))
        controller.drive(board)
    }

    /// Waits until the pins are up to date, which takes several turns of the main actor.
    func settle() async {
        func isBehind() -> Bool {
            let shown = controller.list.sections.flatMap(\.objects)
            return shown.sorted { $0.id < $1.id }.map(\.key)
                != database.people.objects.sorted { $0.id < $1.id }.map(\.key)
        }
        while isBehind(), !Task.isCancelled { await Task.yield() }
    }

    static func main() async {
        await ExampleArguments.run("FamilyMap [--picture FILE]") { arguments in
            let map = FamilyMap(try FamilyDatabase())
            for statements in day {
                try map.database.run(statements)
                await map.settle()
                print("\n\(statements)")
                for line in map.board.takeLog() { print("  \(line)") }
            }
            try arguments.write(try map.board.picture(on: try arguments.index()))
        }
    }

    /// A day of a family, as recorded in the database.
    static let day: [String] = {
        func place(_ north: Double, _ east: Double) -> String {
            let place = SampleIsland.at(north, east)
            return "latitude = \(place.latitude), longitude = \(place.longitude)"
        }
        func row(_ name: String, _ north: Double, _ east: Double, _ note: String) -> String {
            let place = SampleIsland.at(north, east)
            return "('\(name)', \(place.latitude), \(place.longitude), '\(note)')"
        }
        return [
            "INSERT INTO person (name, latitude, longitude, note) VALUES \(row("Ada", -5700, 900, "at home"))",
            """
            INSERT INTO person (name, latitude, longitude, note) VALUES
                \(row("Bo", 300, 200, "at school")), \(row("Cleo", 5900, -900, "at work")), ('Dan', NULL, NULL, 'no signal')
            """,
            "UPDATE person SET \(place(1500, 6100)), note = 'on the beach' WHERE name = 'Bo'",
            "UPDATE person SET note = 'on the phone' WHERE name = 'Ada'",
            "UPDATE person SET \(place(300, -6300)), note = 'here I am' WHERE name = 'Dan'",
            "BEGIN; DELETE FROM person; ROLLBACK",
            "DELETE FROM person WHERE name = 'Cleo'",
        ]
    }()
}

extension Person {
    /// The visible state, comparable even if the place is unknown.
    fileprivate var key: String { "\(id) \(name) \(coordinate.latitude) \(coordinate.longitude) \(note)" }
}
