import MapGeometry

/// The identifier of an OpenStreetMap object: its type and number.
struct OpenStreetMapID: Hashable {
    private let letter: Character
    private let number: Int

    /// Parses `osm:n1`, `osm:w2` or `osm:r3`.
    init?(uri: String) {
        guard uri.hasPrefix("osm:"), let letter = uri.dropFirst(4).first, "nwr".contains(letter) else { return nil }
        self.init(letter: letter, number: uri.dropFirst(5))
    }

    /// Parses a service's name of a type, `node`, `N` or `n`, with a number.
    init?(type: String?, number: String?) {
        guard let letter = type?.lowercased().first, "nwr".contains(letter), let number else { return nil }
        self.init(letter: letter, number: number[...])
    }

    private init?(letter: Character, number: Substring) {
        guard !number.isEmpty, number.utf8.allSatisfy(\.isASCIIDigit), let number = Int(number), number > 0
        else { return nil }
        self.letter = letter
        self.number = number
    }

    /// The identifier in objects, `osm:w2`.
    var uri: String { "osm:\(letter)\(number)" }

    /// The identifier for Nominatim, `W2`.
    var nominatim: String { "\(letter.uppercased())\(number)" }

    /// The type and the number in Pelias' form, `way/2`, with the separator of a version.
    func pelias(separator: Character) -> String {
        let type = letter == "n" ? "node" : letter == "w" ? "way" : "relation"
        return "\(type)\(separator)\(number)"
    }
}
