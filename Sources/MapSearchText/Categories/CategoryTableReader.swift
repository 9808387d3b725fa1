/// Reads a table of ``CategoryTaxonomy`` byte by byte: splitting a text by characters takes ten times as long.
struct CategoryTableReader {
    /// A language with its phrases, as written in the table.
    struct Line {
        /// The letters of the language in one number, see ``CategoryTaxonomy/languageCode(_:)``.
        let language: UInt32
        fileprivate let phrases: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    private var place = 0
    /// The parts of a phrase, one after the other.
    private var joined: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The first line of the next paragraph and its other lines; nil at the end.
    mutating func next() -> (head: String, lines: [Line])? {
        var head: String?
        var lines: [Line] = []
        while place < bytes.count {
            let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = bytes[place..<end]
            place = end + 1
            if line.isEmpty {
                if let head { return (head, lines) }
            } else if line.first == UInt8(ascii: "#") {
                continue
            } else if head == nil {
                head = String(decoding: line, as: UTF8.self)
            } else if let space = line.firstIndex(of: UInt8(ascii: " ")) {
                lines.append(Line(language: CategoryTaxonomy.languageCode(line[..<space]), phrases: line[space...]))
            }
        }
        return head.map { ($0, lines) }
    }

    /// Calls a function with each phrase of a line; `a|b|c` is `a`, `ab` and `ac`.
    mutating func forEachPhrase(of line: Line, _ body: (_ phrase: ArraySlice<UInt8>, _ isName: Bool) -> Void) {
        var isName = true
        var stem = line.phrases[line.phrases.startIndex..<line.phrases.startIndex]
        var start = line.phrases.startIndex
        var isEnding = false
        while start <= line.phrases.endIndex {
            let rest = line.phrases[start...]
            let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "|") } ?? rest.endIndex
            let part = line.phrases[start..<end]
            if isEnding {
                joined.removeAll(keepingCapacity: true)
                joined.append(contentsOf: stem)
                joined.append(contentsOf: part)
                body(joined[...], false)
            } else {
                stem = part.drop { $0 == UInt8(ascii: " ") }
                body(stem, isName)
                isName = false
            }
            isEnding = end < rest.endIndex && bytes[end] == UInt8(ascii: "|")
            start = end + 1
        }
    }
}
