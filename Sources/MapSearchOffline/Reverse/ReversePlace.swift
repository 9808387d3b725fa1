import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The place of a reverse search, with its surroundings.
struct ReversePlace {
    let index: OfflineIndex
    let coordinate: Coordinate
    /// In units of ``FixedAngle``.
    let latitude: Int32
    let longitude: Int32
    /// The outlines around the place, smallest first.
    let surroundings: [Surrounding]

    var file: IndexFile { index.file }

    /// An outline that contains the place.
    struct Surrounding {
        /// Its number among the areas; nil for a footprint.
        var area: Int?
        var document: UInt32
        var kind: ObjectKind
        /// The size, comparable with others only.
        var extent: Double
        /// The position of the house with this outline.
        var house: (latitude: Int32, longitude: Int32)?
    }

    init(_ index: OfflineIndex, _ coordinate: Coordinate) throws(IndexFormatError) {
        self.index = index
        self.coordinate = coordinate
        let (latitude, longitude) = FixedAngle.insideOutlines(coordinate)
        self.latitude = latitude
        self.longitude = longitude
        var found: [Surrounding] = []
        try index.file.areas.forEachArea(containing: latitude, longitude) { area throws(IndexFormatError) in
            let document = try index.file.areas.document(area)
            let extent = Double(try index.file.areas.extent(area))
            found.append(
                Surrounding(area: area, document: document, kind: try index.kind(of: document), extent: extent))
        }
        try index.file.footprints?.forEachFootprint(around: latitude, longitude) { sight throws(IndexFormatError) in
            found.append(
                Surrounding(
                    document: sight.document, kind: try index.kind(of: sight.document), extent: sight.extent,
                    house: sight.house))
        }
        found.sort { ($0.extent, $0.document) < ($1.extent, $1.document) }
        surroundings = found
    }

    /// The country whose outline contains the place.
    var country: Surrounding? { surroundings.first { $0.kind == .country } }

    /// The code of the country whose outline contains the place; nil if no such outline is known.
    func countryCode() throws(IndexFormatError) -> String? {
        guard let area = country?.area else { return nil }
        return IndexFile.text(ofCountry: try file.areas.country(area))
    }

    /// The settlement whose outline contains the place; if there are several, the largest, because its border is an official one.
    var settlement: Surrounding? { surroundings.last { $0.kind == .locality } }

    static func coordinate(_ latitude: Int32, _ longitude: Int32) -> Coordinate {
        Coordinate(latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
    }

    // MARK: Borders

    /// Whether no known border is between the place and the position of an object: that of the country, or also of the
    /// settlement.
    func isOnThisSide(
        _ document: UInt32, _ latitude: Int32, _ longitude: Int32, ofSettlement: Bool = true
    ) throws(IndexFormatError) -> Bool {
        if ofSettlement, let area = settlement?.area, try !file.areas.contains(area, latitude, longitude) {
            return false
        }
        if let area = country?.area { return try file.areas.contains(area, latitude, longitude) }
        // Outside of every country with an outline, objects within one are excluded, and those assigned to it.
        if try isOfOutlinedCountry(document) { return false }
        var isOutside = true
        try file.areas.forEachArea(
            containing: latitude, longitude,
            where: { area throws(IndexFormatError) in
                guard isOutside else { return false }
                return try index.kind(of: try file.areas.document(area)) == .country
            }
        ) { _ in isOutside = false }
        return isOutside
    }

    /// Whether an object belongs to a country with a known outline.
    func isOfOutlinedCountry(_ document: UInt32) throws(IndexFormatError) -> Bool {
        guard let top = try index.containers(of: document).last, try index.kind(of: top) == .country else {
            return false
        }
        let location = try file.location(try file.attributes[top])
        guard let area = try file.areas.number(of: top) else { return false }
        return try file.areas.contains(area, location.latitude, location.longitude)
    }

    /// Whether an object is assigned to another country than the one around the place.
    func isOfOtherCountry(_ document: UInt32) throws(IndexFormatError) -> Bool {
        guard country != nil, try file.countryCode(of: document) != 0 else { return false }
        return try !isOfThisCountry(document)
    }

    /// Whether an object is not known to belong to the country around the place, such as one that is mostly across the border.
    func isAbroad(_ document: UInt32) throws(IndexFormatError) -> Bool {
        guard let area = country?.area, try file.areas.country(area) != 0 else { return false }
        return try !isOfThisCountry(document)
    }

    /// Whether an object belongs to the country around the place.
    func isOfThisCountry(_ document: UInt32) throws(IndexFormatError) -> Bool {
        guard let area = country?.area else { return false }
        let code = try file.areas.country(area)
        guard code != 0 else { return false }
        return try file.countryCode(of: document) == code
    }
}

extension OfflineIndex {
    /// Whether the file has more than settlements and outlines.
    var hasAddresses: Bool {
        file.lines != nil || file.houses != nil || file.footprints != nil || file.zooms != nil
    }

    func kind(of document: UInt32) throws(IndexFormatError) -> ObjectKind {
        let kind = Int(try file.attributes.kind(document))
        guard kind < kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        return kinds[kind]
    }

    /// The smallest zoom at which an object is returned.
    func zoom(of document: UInt32) throws(IndexFormatError) -> Int {
        if let zoom = try file.zooms?[document] { return zoom }
        switch try kind(of: document) {
        case .country: return 3
        case .region: return 5
        case .county: return 8
        case .locality: return 10
        case .district: return 13
        case .street: return 16
        default: return 18
        }
    }

    /// The documents that contain an object, nearest first.
    func containers(of document: UInt32) throws(IndexFormatError) -> [UInt32] { try file.containers(of: document) }
}
