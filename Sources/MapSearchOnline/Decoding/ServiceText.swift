import MapGeometry
import MapSearch

/// A text to search for as a service can be asked for it.
enum ServiceText {
    /// More would make a URL that servers turn down.
    static let longest = 2048

    /// What a text asks of a service.
    enum Reading {
        /// These words, and where the text itself says to look.
        case words(String, near: Coordinate?)
        /// What there is at a coordinate.
        case coordinate(Coordinate)
        /// Nothing: there are no letters in it that a service could know.
        case nothing
    }

    /// Reads what a user typed; one that is longer than ``longest`` is `unsupported`.
    static func read(_ text: String, in area: SearchArea?, backend: String) throws(SearchError) -> Reading {
        guard text.utf8.count <= longest else {
            throw .unsupported("texts of more than \(longest) bytes, which no URL carries", backend: backend)
        }
        if let match = CoordinateParser(reference: area?.center).parse(text) {
            return match.rest.isEmpty ? .coordinate(match.coordinate) : .words(match.rest, near: match.coordinate)
        }
        let scalars = text.unicodeScalars.filter {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let cleaned = String(String.UnicodeScalarView(scalars)).split { $0.isWhitespace }.joined(separator: " ")
        return cleaned.isEmpty ? .nothing : .words(cleaned, near: nil)
    }
}
