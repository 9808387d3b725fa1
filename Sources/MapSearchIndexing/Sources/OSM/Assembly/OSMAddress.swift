import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// An address from the tags of one object.
struct OSMAddress {
    var type: OSMType
    var id: Int64
    var coordinate: Coordinate
    var numbers: [String]
    var street: UInt32?
    var place: UInt32?
    var city: UInt32?
    var postcode: UInt32?
    /// The index of the way that is the outline of the building.
    var outline: Int?
    /// The outlines of a building that consists of several ways.
    var polygons: [Polygon] = []
    /// The entrances of a building that consists of several ways.
    var entrances: [Entrance] = []
    /// The street to which it was assigned.
    var home: Int?

    var uri: String { "osm:\(type.letter)\(id)" }

    /// Reads the tags; nil without a number.
    init?(_ tags: OSMTags, type: OSMType, id: Int64, coordinate: Coordinate) {
        guard let numbers = Self.numbers(tags), !numbers.isEmpty else { return nil }
        self.type = type
        self.id = id
        self.coordinate = coordinate
        self.numbers = numbers
        street = tags.number(.street)
        place = tags.number(.addrPlace)
        city = tags.number(.city)
        postcode = tags.number(.postcode)
    }

    /// Whether a text has a digit, or is a letter or two: “s/n” means that there is no number.
    ///
    /// More digits than any house number has are a telephone number in the wrong field.
    private static func isNumber(_ text: String) -> Bool {
        if text.utf8.count > 6, text.utf8.allSatisfy(\.isASCIIDigit) { return false }
        return text.contains(where: \.isNumber) || (1...2).contains(text.count) && text.allSatisfy(\.isLetter)
    }

    /// The numbers of a house: one tag may contain several, and where houses are numbered by settlement, that
    /// number and the one on the street are separated by a slash.
    static func numbers(_ tags: OSMTags) -> [String]? {
        if let text = tags[.houseNumber] {
            return text.split { $0 == ";" || $0 == "," }.map { OSMNames.trimmed($0) }
                .filter { $0.utf8.count <= 32 && isNumber($0) }
        }
        guard let conscription = tags[.conscriptionNumber] ?? tags[.provisionalNumber].map({ "ev.\($0)" }) else {
            return nil
        }
        return [tags[.streetNumber].map { "\(conscription)/\($0)" } ?? conscription]
    }
}
