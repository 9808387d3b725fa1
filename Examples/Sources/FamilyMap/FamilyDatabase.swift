import CSQLite
import MapSearch
import MapSearchPresentation

/// People in an SQLite database, and a live collection that follows each change of a row.
@MainActor
final class FamilyDatabase {
    /// The error message of the database.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The identifiers of rows changed by statements.
    ///
    /// The hook must not use the database, so it only records them.
    private final class Touched {
        var ids: Set<Int64> = []
    }

    /// The rows after the last transaction.
    let people = LiveCollection<Person>()

    private let touched = Touched()
    // Closed in deinit, when there are no other references.
    nonisolated(unsafe) private var connection: OpaquePointer?

    /// Opens a database; without a path, one in memory.
    init(path: String = ":memory:") throws {
        guard sqlite3_open(path, &connection) == SQLITE_OK else { throw failure }
        let touched = Unmanaged.passUnretained(touched).toOpaque()
        sqlite3_update_hook(
            connection,
            { context, _, _, table, row in
                guard let context, let table, String(cString: table) == "person" else { return }
                Unmanaged<Touched>.fromOpaque(context).takeUnretainedValue().ids.insert(row)
            }, touched)
        try run("CREATE TABLE IF NOT EXISTS person (id INTEGER PRIMARY KEY, name, latitude REAL, longitude REAL, note)")
        // Without a trigger, SQLite truncates a whole table at once and calls no hook.
        try run("CREATE TRIGGER IF NOT EXISTS each_row BEFORE DELETE ON person BEGIN SELECT 1; END")
        people.replaceAll(with: try read("SELECT id, name, latitude, longitude, note FROM person ORDER BY id"))
    }

    deinit { sqlite3_close(connection) }

    private var failure: Failure { Failure(description: String(cString: sqlite3_errmsg(connection))) }

    /// Runs statements of SQL.
    ///
    /// Observers of ``people`` are notified after the transaction, about all changes at once.
    func run(_ statements: String) throws {
        defer { publish() }
        guard sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// Publishes the changes of the recorded rows; those of a rolled back transaction are unchanged.
    private func publish() {
        guard sqlite3_get_autocommit(connection) != 0, !touched.ids.isEmpty else { return }
        let edits = touched.ids.sorted().compactMap { id -> SourceChange<Person>.Edit? in
            let rows = try? read("SELECT id, name, latitude, longitude, note FROM person WHERE id = \(id)")
            return rows.map { $0.first.map { .put($0) } ?? .remove(id) }
        }
        touched.ids = []
        people.apply(edits)
    }

    private func read(_ query: String) throws -> [Person] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(connection, query, -1, &prepared, nil) == SQLITE_OK else { throw failure }
        defer { sqlite3_finalize(prepared) }
        func text(_ column: Int32) -> String { sqlite3_column_text(prepared, column).map { String(cString: $0) } ?? "" }
        // A person without a known place is in the list and has no pin.
        func degrees(_ column: Int32) -> Double {
            sqlite3_column_type(prepared, column) == SQLITE_NULL ? .nan : sqlite3_column_double(prepared, column)
        }
        var people: [Person] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW:
                people.append(
                    Person(
                        id: sqlite3_column_int64(prepared, 0), name: text(1),
                        coordinate: Coordinate(latitude: degrees(2), longitude: degrees(3)), note: text(4)))
            case SQLITE_DONE: return people
            default: throw failure
            }
        }
    }
}
