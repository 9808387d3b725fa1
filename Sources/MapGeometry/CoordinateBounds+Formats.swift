extension CoordinateBounds {
    /// The box as a GeoJSON `bbox` of RFC 7946: `[west, south, east, north]`, with west > east across the 180th meridian.
    ///
    /// Empty for the empty box, which GeoJSON cannot represent.
    public var geoJSONBoundingBox: [Double] {
        isEmpty ? [] : [west, south, east, north]
    }

    /// Creates a box from a GeoJSON `bbox` of RFC 7946.
    ///
    /// The result is `nil` for a different number of values, values that are not finite, latitudes beyond ±90° or with
    /// the south above the north, and longitudes beyond ±180°.
    ///
    /// - Parameter numbers: Four numbers `[west, south, east, north]`, or six with altitudes as the third and the sixth,
    ///   which are ignored.
    public init?(geoJSONBoundingBox numbers: [Double]) {
        switch numbers.count {
        case 4: self.init(checkedSouth: numbers[1], west: numbers[0], north: numbers[3], east: numbers[2])
        case 6: self.init(checkedSouth: numbers[1], west: numbers[0], north: numbers[4], east: numbers[3])
        default: return nil
        }
    }

    /// The box as the text `minLat,minLon,maxLat,maxLon`; empty for the empty box.
    ///
    /// Across the 180th meridian the second number is greater than the fourth.
    public var latLonText: String {
        isEmpty ? "" : [south, west, north, east].map(decimalText).joined(separator: ",")
    }

    /// Creates a box from the text `minLat,minLon,maxLat,maxLon`.
    ///
    /// The result is `nil` if the text has another format or is out of range, as for ``init(geoJSONBoundingBox:)``.
    ///
    /// - Parameter latLonText: Four decimal numbers separated by commas; spaces around them are allowed.
    public init?(latLonText: String) {
        guard let numbers = Self.fourNumbers(in: latLonText) else { return nil }
        self.init(checkedSouth: numbers[0], west: numbers[1], north: numbers[2], east: numbers[3])
    }

    /// The box in Nominatim's order, `[minLat, maxLat, minLon, maxLon]`; empty for the empty box.
    ///
    /// Nominatim has no boxes across the 180th meridian: it returns −180…180. Here such a box keeps its edges, with the
    /// third number greater than the fourth.
    public var nominatimBoundingBox: [Double] {
        isEmpty ? [] : [south, north, west, east]
    }

    /// Creates a box from Nominatim's `boundingbox`, `[minLat, maxLat, minLon, maxLon]`.
    ///
    /// The result is `nil` if there are not four numbers or they are out of range, as for
    /// ``init(geoJSONBoundingBox:)``.
    public init?(nominatimBoundingBox numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self.init(checkedSouth: numbers[0], west: numbers[2], north: numbers[1], east: numbers[3])
    }

    /// The box in the order of Photon's `extent`, `[minLon, maxLat, maxLon, minLat]`; empty for the empty box.
    public var photonExtent: [Double] {
        isEmpty ? [] : [west, north, east, south]
    }

    /// Creates a box from Photon's `extent`, `[minLon, maxLat, maxLon, minLat]`.
    ///
    /// The result is `nil` if there are not four numbers or they are out of range, as for
    /// ``init(geoJSONBoundingBox:)``.
    public init?(photonExtent numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self.init(checkedSouth: numbers[3], west: numbers[0], north: numbers[1], east: numbers[2])
    }

    /// Creates a box from its edges in degrees; `nil` if it is not on Earth or upside down.
    package init?(checkedSouth south: Double, west: Double, north: Double, east: Double) {
        let southWest = Coordinate(latitude: south, longitude: west)
        let northEast = Coordinate(latitude: north, longitude: east)
        guard southWest.isValid, northEast.isValid, south <= north else { return nil }
        self.init(southWest: southWest, northEast: northEast)
    }

    private static func fourNumbers(in text: String) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var numbers: [Double] = []
        for part in parts {
            let trimmed = part.drop { $0 == " " }
            let end = trimmed.lastIndex { $0 != " " }
            guard let end, let number = Double(trimmed[...end]), number.isFinite else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
