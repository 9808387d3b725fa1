import MapGeometry
import MapSearch

/// A search text in the form that a service accepts.
enum ServiceText {
    /// A longer text would make a URL that servers reject.
    static let longest = 2048

    /// The meaning of a text.
    enum Reading {
        /// Words to search for in an area, which the text itself may specify.
        case words(String, in: SearchArea?)
        /// A coordinate to look up.
        case coordinate(Coordinate)
        /// Nothing to search for: the text has no letters.
        case nothing
    }

    /// Parses the text of a user; one that is longer than ``longest`` is `unsupported`.
    static func read(_ text: String, in area: SearchArea?, backend: String) throws(SearchError) -> Reading {
        guard text.utf8.count <= longest else {
            throw .unsupported("texts of more than \(longest) bytes, which no URL carries", backend: backend)
        }
        if let match = CoordinateParser(reference: area?.center).parse(text) {
            return match.rest.isEmpty ? .coordinate(match.coordinate) : .words(match.rest, in: .point(match.coordinate))
        }
        let scalars = text.unicodeScalars.filter {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let cleaned = String(String.UnicodeScalarView(scalars)).split { $0.isWhitespace }.joined(separator: " ")
        return cleaned.isEmpty ? .nothing : .words(cleaned, in: area)
    }
}
