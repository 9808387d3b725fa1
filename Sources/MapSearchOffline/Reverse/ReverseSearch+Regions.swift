import MapSearch
import MapSearchIndexFormat

/// The region and the time zone of a place, for which an index has no outlines: those of settlements around it.
extension ReverseSearch {
    /// The number of settlements around a place that must be in one region for the place to be in it.
    private static let regionWitnesses = 3
    /// The number of settlements around a place among which those with a certain name, or in a possible region, are looked for.
    private static let examinedCount = 64
    /// The maximum distance of one with a certain name, in metres: a small country has fewer settlements.
    private static let namesakeReach = 100_000.0
    /// The number of settlements around a place among which one with a certain name is looked for.
    private static let namesakeCount = 16
    /// Up to this distance, in metres, settlements determine the region and time zone of a place.
    private static let witnessReach = 1_000_000.0

    /// The region of a place in a country: that of a nearby settlement with a name, or otherwise that of all the nearest
    /// settlements; nil if they are in different regions.
    ///
    /// The box of a region has all of it: in the wilderness, the nearest settlements may be across a border.
    func region(in country: UInt16, locality: String? = nil) throws(IndexFormatError) -> UInt32? {
        if let locality {
            let around = try neighbors(
                in: country, within: Self.namesakeReach, count: Self.namesakeCount, weighed: false)
            for neighbor in around where try file.records.record(neighbor.document).name == locality {
                return try region(of: neighbor.document)
            }
        }
        let nearest = try neighbors(
            in: country, within: Self.witnessReach, count: Self.regionWitnesses, weighed: false)
        var regions: [UInt32?] = []
        for neighbor in nearest { regions.append(try region(of: neighbor.document)) }
        let plain = Self.common(regions)
        if let plain, try mayBe(in: plain) { return plain }
        // The box of a region without an outline is that of its settlements, and too small.
        return Self.common(try possibleNeighbors(in: country).prefix(Self.regionWitnesses).map(\.region)) ?? plain
    }

    /// The time zone of the settlement of a country that is nearest to the place, rather in a region that may have the place; nil
    /// if the index has none.
    func timeZone(in country: UInt16) throws(IndexFormatError) -> String? {
        guard !index.timeZones.isEmpty,
            var document = try nearestSettlement(in: country, within: Self.witnessReach, weighed: false)?.answer
                .document
        else { return nil }
        if let region = try region(of: document), try !mayBe(in: region),
            let other = try possibleNeighbors(in: country).first
        {
            document = other.document
        }
        if let own = try file.records.record(document).timeZone { return try index.timeZone(own) }
        guard let container = try file.attributes[document].container,
            let zone = try file.containers.timeZone(container)
        else { return nil }
        return try index.timeZone(zone)
    }

    /// The settlements around the place in regions whose boxes have it, nearest first.
    private func possibleNeighbors(
        in country: UInt16
    ) throws(IndexFormatError) -> [(document: UInt32, region: UInt32?)] {
        var known: [UInt32: Bool] = [:]
        var found: [(document: UInt32, region: UInt32?)] = []
        let around = try neighbors(in: country, within: Self.witnessReach, count: Self.examinedCount, weighed: false)
        for neighbor in around {
            guard let region = try region(of: neighbor.document) else { continue }
            if known[region] == nil { known[region] = try mayBe(in: region) }
            if known[region] == true { found.append((neighbor.document, region)) }
        }
        return found
    }

    /// What regions have in common; nil if they are different or not known.
    private static func common(_ regions: [UInt32?]) -> UInt32? {
        guard let first = regions.first, let first, regions.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Whether the place is in the box of a region, or the region has none.
    private func mayBe(in region: UInt32) throws(IndexFormatError) -> Bool {
        let place = try OutlinedPlace(region, .region, in: file)
        guard place.isKnown else { return true }
        return try place.contains(latitude, longitude)
    }

    private func region(of document: UInt32) throws(IndexFormatError) -> UInt32? {
        for container in try index.containers(of: document) where try index.kind(of: container) == .region {
            return container
        }
        return nil
    }
}
