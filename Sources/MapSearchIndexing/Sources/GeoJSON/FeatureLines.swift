/// The lines of a document of GeoJSON in which its features begin.
struct FeatureLines {
    private var lines: [Int] = []

    /// Looks through a document that is known to be sound.
    init(_ bytes: [UInt8]) {
        var line = 1
        var depth = 0
        var isText = false
        var isEscaped = false
        for byte in bytes {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                // Objects in a list of the document: there are no others than features.
                if depth == 2, byte == UInt8(ascii: "{") { lines.append(line) }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
    }

    /// The line of a feature by its place in the list; nil when it is not known.
    subscript(place: Int) -> Int? { lines.indices.contains(place) ? lines[place] : nil }
}
