import MapGeometry

/// The format of a table, detected from its first rows.
///
/// The separator is the one that splits most rows into as many fields as the first one has; quotes are respected. A first line
/// `sep=;`, as spreadsheets write it, has priority.
package struct TableDialect: Hashable, Sendable {
    /// The character between fields, or nil in a table of one column.
    package var separator: UInt8?
    /// Whether the first line only specifies the separator.
    package var hasSeparatorLine = false
    /// Whether numbers have decimal commas.
    package var hasDecimalCommas = false
    /// The number of rows above the titles, such as a title of the table; blank lines do not count.
    package private(set) var headRowCount = 0
    /// The fields of the first rows, beginning with the titles.
    package private(set) var rows: [[String]] = []

    /// The number of bytes of a table that are enough to detect its format.
    package static let sampleLength = 1 << 16
    private static let rowLimit = 50
    private static let candidates = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

    /// Detects the format of a table.
    ///
    /// - Parameters:
    ///   - sample: The first bytes of the table, in UTF-8.
    ///   - known: The separator, if it is known.
    ///   - names: The titles that the table must have; empty if none are specified.
    ///   - isWhole: Whether the sample is the whole table, so that its last row is complete.
    package init(
        sample: ArraySlice<UInt8>, separator known: UInt8? = nil, naming names: [String] = [], isWhole: Bool
    ) {
        var sample = sample
        if sample.starts(with: [0xEF, 0xBB, 0xBF]) { sample = sample.dropFirst(3) }
        if let (named, length) = Self.separatorLine(sample) {
            separator = named
            hasSeparatorLine = true
            sample = sample.dropFirst(length)
        }
        if let known {
            separator = known
        } else if !hasSeparatorLine {
            separator = Self.separator(of: sample, naming: names, isWhole)
        }
        rows = Self.rows(of: sample, separator: separator, isWhole)
        headRowCount = TableHead(of: rows, separator: separator, naming: names).rowCount
        rows.removeFirst(headRowCount)
        hasDecimalCommas =
            separator != UInt8(ascii: ",") && separator != nil
            && rows.dropFirst().joined().contains(where: Self.isDecimalComma)
    }

    /// The separator specified by a line such as `sep=;`, and the length of the line with its end.
    private static func separatorLine(_ sample: ArraySlice<UInt8>) -> (UInt8, length: Int)? {
        let line = sample.prefix { $0 != 0x0A && $0 != 0x0D }
        let text = String(decoding: line.prefix(16).filter { $0 != 0x22 }, as: UTF8.self).lowercased()
        guard line.count <= 16, text.hasPrefix("sep="), let sign = text.dropFirst(4).utf8.first,
            text.utf8.count == 5
        else { return nil }
        var length = line.count
        if sample.dropFirst(length).first == 0x0D { length += 1 }
        if sample.dropFirst(length).first == 0x0A { length += 1 }
        return (sign, length)
    }

    private static func separator(of sample: ArraySlice<UInt8>, naming names: [String], _ isWhole: Bool) -> UInt8? {
        var best: (separator: UInt8, share: Double, known: Int, width: Int)?
        for candidate in candidates {
            var rows = rows(of: sample, separator: candidate, isWhole)
            rows.removeFirst(TableHead(of: rows, separator: candidate, naming: names).rowCount)
            guard let width = rows.first?.count, width > 1 else { continue }
            // A row may have fewer fields, and spreadsheets end each row with a separator.
            let fitting = rows.count { $0.count == width || $0.count == width + 1 && $0.last?.isEmpty == true }
            let share = Double(fitting) / Double(rows.count)
            let known = ColumnTitles(rows[0]).knownCount
            if let best, (best.share, Double(best.known), best.width) >= (share, Double(known), width) { continue }
            best = (candidate, share, known, width)
        }
        // A character that splits hardly any row like the first one occurs in texts only.
        guard let best, best.share >= 0.5 || best.known > 1 else { return nil }
        return best.separator
    }

    /// The first rows, up to a maximum; blank lines do not count.
    private static func rows(of sample: ArraySlice<UInt8>, separator: UInt8?, _ isWhole: Bool) -> [[String]] {
        var splitter = RowSplitter(separator: separator, endsAtReturns: true)
        splitter.append(Array(sample))
        var rows: [[String]] = []
        var isFinished = false
        while rows.count < rowLimit {
            if case .none = splitter.next() {
                // The last row may be incomplete.
                guard !isFinished, isWhole || rows.isEmpty else { break }
                splitter.finish()
                isFinished = true
            } else {
                let row = splitter.row.texts
                if row != [""] { rows.append(row) }
            }
        }
        return rows
    }

    /// Whether a field is a number such as `47,141`.
    private static func isDecimalComma(_ field: String) -> Bool {
        let parts = field.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, (3...15).contains(parts[1].count) else { return false }
        let whole = parts[0].first == "-" ? parts[0].dropFirst() : parts[0]
        return (1...3).contains(whole.count) && (whole + parts[1]).utf8.allSatisfy { $0.isASCIIDigit }
    }

    /// Whether the first row is data: none of its fields is a title, and one is a number or occurs again below; in a
    /// table of one column it is enough that it is not a title.
    package var isWithoutTitles: Bool {
        guard let first = rows.first, ColumnTitles(first).knownCount == 0 else { return false }
        if first.count == 1 { return rows.count > 1 }
        return first.indices.contains { column in
            first[column].utf8.contains { $0.isASCIIDigit }
                || !first[column].isEmpty
                    && rows.dropFirst().contains { column < $0.count && $0[column] == first[column] }
        }
    }

    /// The separator in words.
    package var separatorName: String {
        switch separator {
        case nil: "one column"
        case UInt8(ascii: ","): "commas"
        case UInt8(ascii: ";"): "semicolons"
        case UInt8(ascii: "\t"): "tabs"
        case UInt8(ascii: "|"): "vertical bars"
        case let sign?: "“\(Character(Unicode.Scalar(sign)))”"
        }
    }
}
