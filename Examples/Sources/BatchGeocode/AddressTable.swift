/// Rows of text, read and written according to RFC 4180.
struct AddressTable: Equatable {
    var rows: [[String]]

    init(rows: [[String]]) {
        self.rows = rows
    }

    /// Reads a table; empty lines are ignored.
    init(csv text: String) {
        rows = []
        var row: [String] = []
        var cell = ""
        var isQuoted = false
        var characters = Array(text)[...]
        func endRow() {
            row.append(cell)
            if row != [""] { rows.append(row) }
            row = []
            cell = ""
        }
        while let character = characters.popFirst() {
            switch character {
            case "\"" where isQuoted && characters.first == "\"":
                cell.append("\"")
                characters.removeFirst()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(cell)
                cell = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted: endRow()
            default: cell.append(character)
            }
        }
        endRow()
    }

    /// The table as text.
    var csv: String {
        rows.map { row in
            row.map { cell in
                cell.contains { ",\"\n\r\n".contains($0) } ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
            }.joined(separator: ",")
        }.joined(separator: "\n") + "\n"
    }
}
