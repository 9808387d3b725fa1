import MapGeometry

/// The rows above the titles of a table, such as "Customers 2024" or the date of a report.
///
/// A row is only taken for part of the head if the row with the titles is certain: a table without titles must not lose
/// its first row.
struct TableHead {
    /// The number of rows above the titles.
    private(set) var rowCount = 0

    /// How many rows a head can have.
    private static let limit = 20

    /// What distinguishes titles from other rows.
    private struct Traits {
        /// The number of fields with text.
        let filledCount: Int
        let knownCount: Int
        let fields: [String]

        init(_ row: [String]) {
            fields = row
            filledCount = row.count { !$0.allSatisfy(\.isWhitespace) }
            knownCount = ColumnTitles(row).knownCount
        }
    }

    /// Finds the titles in the first rows of a table.
    ///
    /// - Parameters:
    ///   - rows: The first rows, without blank lines.
    ///   - separator: The character between fields; nil in a table of one column.
    ///   - names: The titles that the table must have.
    init(of rows: [[String]], separator: UInt8?, naming names: [String]) {
        let traits = rows.map(Traits.init)
        let candidates = traits.indices.prefix(Self.limit)
        if !names.isEmpty, let place = candidates.first(where: { Self.has(names, rows[$0]) }) {
            rowCount = place
        } else if let place = candidates.first(where: { Self.hasTitles(traits, at: $0) }) {
            rowCount = place
        } else if separator != nil, let place = candidates.first(where: { traits[$0].filledCount > 1 }),
            Self.isTitled(traits, at: place, separator)
        {
            rowCount = place
        }
    }

    private static func has(_ names: [String], _ row: [String]) -> Bool {
        let titles = Set(row.map { OSMNames.trimmed($0).lowercased() })
        return names.allSatisfy { titles.contains($0.lowercased()) }
    }

    /// Whether a row has the known titles of a table, and all rows above it have fewer fields and hardly any titles.
    private static func hasTitles(_ rows: [Traits], at place: Int) -> Bool {
        let titles = rows[place]
        guard titles.knownCount > 1, !hasNumber(titles.fields) else { return false }
        let isHead = rows[..<place].allSatisfy { row in
            row.filledCount < titles.filledCount
                && (row.knownCount * 2 < titles.knownCount || row.filledCount < 2 && row.knownCount < titles.knownCount)
        }
        // Addresses contain words such as "street" and "city", too.
        let below = rows[(place + 1)...]
        return isHead && below.reduce(0) { $0 + $1.knownCount } * 2 <= titles.knownCount * below.count
    }

    /// Whether a row with titles that are not known follows lines of text.
    private static func isTitled(_ rows: [Traits], at place: Int, _ separator: UInt8?) -> Bool {
        let head = rows[..<place]
        guard head.allSatisfy({ $0.knownCount == 0 }), !hasNumber(rows[place].fields) else { return false }
        // Commas are also in addresses, and the first one of a list may have none.
        let isTable = separator != UInt8(ascii: ",") || head.allSatisfy { $0.fields.count > 1 }
        let below = rows[(place + 1)...]
        let width = rows[place].fields.count
        return isTable && below.allSatisfy { $0.fields.count == width }
            && !rows[place].fields.indices.contains { column in
                let title = rows[place].fields[column]
                return !title.isEmpty && below.contains { $0.fields[column] == title }
            }
    }

    private static func hasNumber(_ fields: [String]) -> Bool {
        fields.contains { $0.utf8.first.map { $0.isASCIIDigit } ?? false }
    }
}
