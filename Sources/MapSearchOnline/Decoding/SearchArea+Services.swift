import MapGeometry
import MapSearch

extension SearchArea {
    /// Whether results must be inside; a point and a line have no interior.
    var isBinding: Bool {
        guard strictness == .required else { return false }
        switch shape {
        case .bounds, .circle, .polygon: return true
        case .point, .polyline: return false
        }
    }

    /// The box of the area in parts that do not cross the 180th meridian, the widest first.
    ///
    /// A point gets a box of twenty kilometres.
    var parts: [CoordinateBounds] {
        if case .point(let center) = shape { return CircularRegion(center: center, radius: 20_000).bounds.parts }
        return bounds.parts
    }
}

extension CoordinateBounds {
    /// The box in parts that do not cross the 180th meridian, the widest first.
    var parts: [CoordinateBounds] {
        longitudes.ranges.sorted { $0.upperBound - $0.lowerBound > $1.upperBound - $1.lowerBound }.map { range in
            CoordinateBounds(south: south, west: range.lowerBound, north: north, east: range.upperBound)
        }
    }
}

extension [String] {
    /// The country codes to search in, for an address in one of them; an address elsewhere adds no country.
    func narrowed(to country: String) -> [String] {
        country.isEmpty || !isEmpty && !contains(country) ? self : [country]
    }
}

extension Array {
    /// Interleaves several lists: the first element of each, then the second of each.
    static func interleaving(_ lists: [[Element]]) -> [Element] {
        if lists.count == 1 { return lists[0] }
        return (0..<(lists.map(\.count).max() ?? 0)).flatMap { place in
            lists.compactMap { place < $0.count ? $0[place] : nil }
        }
    }
}
