import CSQLite
import MapSearch

/// Places in an SQLite database, found by the visible box of a map.
///
/// A table of places and an R*-tree of their coordinates; both are SQLite's own.
final class PlaceDatabase {
    /// The error message of the database.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private var connection: OpaquePointer?

    /// Opens a database; without a path, one in memory.
    init(path: String = ":memory:") throws {
        guard sqlite3_open(path, &connection) == SQLITE_OK else { throw failure }
        try run("CREATE TABLE IF NOT EXISTS place (id INTEGER PRIMARY KEY, uri TEXT UNIQUE, name TEXT, rank INTEGER)")
        try run("CREATE VIRTUAL TABLE IF NOT EXISTS box USING rtree (id, south, north, west, east)")
    }

    deinit { sqlite3_close(connection) }

    private var failure: Failure { Failure(description: String(cString: sqlite3_errmsg(connection))) }

    /// Writes places, most important first.
    func insert(_ objects: [GeoObject]) throws {
        try run("BEGIN")
        for (rank, object) in objects.enumerated() {
            try run(
                "INSERT INTO place (uri, name, rank) VALUES (?, ?, ?)",
                [.text(object.uri ?? ""), .text(object.name), .number(Double(rank))])
            let id = Value.number(Double(sqlite3_last_insert_rowid(connection)))
            let (latitude, longitude) = (object.coordinate.latitude, object.coordinate.longitude)
            try run(
                "INSERT INTO box VALUES (?, ?, ?, ?, ?)",
                [id, .number(latitude), .number(latitude), .number(longitude), .number(longitude)])
        }
        try run("COMMIT")
    }

    /// The names of the places in a box, most important first.
    ///
    /// A box across the 180th meridian needs two queries: a database compares numbers and does not know that the Earth is round.
    func names(in bounds: CoordinateBounds, limit: Int = 20) throws -> [String] {
        if bounds.isEmpty { return [] }
        let halves = bounds.longitudes.ranges
        let condition = halves.map { _ in "(north >= ? AND south <= ? AND east >= ? AND west <= ?)" }
        let values = halves.flatMap { [bounds.south, bounds.north, $0.lowerBound, $0.upperBound] }.map(Value.number)
        return try run(
            """
            SELECT name FROM box JOIN place USING (id)
            WHERE \(condition.joined(separator: " OR ")) ORDER BY rank LIMIT ?
            """, values + [.number(Double(limit))])
    }

    // MARK: Statements

    private enum Value {
        case text(String)
        case number(Double)
    }

    /// Runs a statement and returns the first column of its rows.
    @discardableResult
    private func run(_ statement: String, _ values: [Value] = []) throws -> [String] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(connection, statement, -1, &prepared, nil) == SQLITE_OK else { throw failure }
        defer { sqlite3_finalize(prepared) }
        for (index, value) in values.enumerated() {
            switch value {
            // SQLite copies the text, because it is deallocated after the call.
            case .text(let text): sqlite3_bind_text(prepared, Int32(index + 1), text, -1, transient)
            case .number(let number): sqlite3_bind_double(prepared, Int32(index + 1), number)
            }
        }
        var rows: [String] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: rows.append(sqlite3_column_text(prepared, 0).map { String(cString: $0) } ?? "")
            case SQLITE_DONE: return rows
            default: throw failure
            }
        }
    }

    private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
