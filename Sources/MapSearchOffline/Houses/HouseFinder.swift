import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A house of a street, as exactly as the street knows its number.
struct FoundHouse {
    /// The number to show: the one that was found, or the one asked for where its position is worked out.
    var text: String
    var latitude: Int32
    var longitude: Int32
    var postcode: String?
    var precision: Precision

    /// Where the house is, in degrees.
    var coordinate: Coordinate {
        Coordinate(latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
    }

    /// What is lost by a number that is not quite the one asked for.
    func loss(_ weights: RankingWeights) -> Float {
        switch precision {
        case .exact: 0
        case .number: weights.houseAddition
        case .range: weights.houseBetween
        case .nearby: weights.houseNearby
        }
    }
}

/// Decides a house number in the street that owns it.
struct HouseFinder {
    let houses: HouseIndex

    /// Between known numbers no farther apart than this, a position is worked out.
    private static let largestGap = 20

    /// The house with a number; nil when the owner has no houses at all.
    ///
    /// In this order: the number itself, alone or in a building with several; the number with another addition; a place
    /// between two known numbers of its side of the street; the nearest known number, on its side if there is one.
    func find(_ wanted: HouseNumber, of owner: Int) throws(IndexFormatError) -> FoundHouse? {
        let entry = try houses.entry(owner)
        if let house = entry.houses.first(where: { $0.number == wanted.number && isSame($0, wanted) }) {
            return found(house, .exact)
        }
        if let house = entry.houses.first(where: { HouseNumber(number: $0.number, rest: $0.rest).contains(wanted) }) {
            return found(house, .exact)
        }
        if let house = entry.houses.first(where: { $0.number == wanted.number }) { return found(house, .number) }
        for range in entry.ranges {
            if let place = Self.place(wanted.number, in: range) { return between(place, wanted) }
        }
        return interpolated(wanted, entry.houses) ?? nearest(wanted, entry)
    }

    /// The house of an owner at a place, which stands in the index; nil when there is none.
    func house(at place: (latitude: Int32, longitude: Int32), of owner: Int) throws(IndexFormatError) -> FoundHouse? {
        try houses.entry(owner).houses.first { ($0.latitude, $0.longitude) == place }.map { found($0, .exact) }
    }

    private func isSame(_ house: HouseIndex.House, _ wanted: HouseNumber) -> Bool {
        house.rest.isEmpty ? wanted.suffix.isEmpty : HouseNumber(number: house.number, rest: house.rest) == wanted
    }

    private func found(_ house: HouseIndex.House, _ precision: Precision) -> FoundHouse {
        FoundHouse(
            text: house.text, latitude: house.latitude, longitude: house.longitude,
            postcode: house.postcode.map { houses.postcodes[$0] }, precision: precision)
    }

    private func between(_ place: (latitude: Int32, longitude: Int32), _ wanted: HouseNumber) -> FoundHouse {
        FoundHouse(
            text: String(wanted.number), latitude: place.latitude, longitude: place.longitude, postcode: nil,
            precision: .range)
    }

    /// A place between the nearest known numbers of the same side.
    private func interpolated(_ wanted: HouseNumber, _ houses: [HouseIndex.House]) -> FoundHouse? {
        let side = houses.filter { $0.number > 0 && ($0.number - wanted.number).isMultiple(of: 2) }
        guard let below = side.last(where: { $0.number < wanted.number }),
            let above = side.first(where: { $0.number > wanted.number }),
            above.number - below.number <= Self.largestGap
        else { return nil }
        let share = Double(wanted.number - below.number) / Double(above.number - below.number)
        return between(
            Self.place(
                share, from: (below.latitude, below.longitude), to: (above.latitude, above.longitude)), wanted)
    }

    private func nearest(_ wanted: HouseNumber, _ entry: HouseIndex.Entry) -> FoundHouse? {
        func distance(_ number: Int) -> Int {
            let difference = (number - wanted.number).magnitude
            // Across the street is a little farther than two doors away.
            return Int(clamping: difference) * 2 + (difference.isMultiple(of: 2) ? 0 : 3)
        }
        let house = entry.houses.filter { $0.number > 0 }.min { distance($0.number) < distance($1.number) }
        if let house { return found(house, .nearby) }
        guard let range = entry.ranges.first, let place = range.vertices.first else {
            return entry.houses.first.map { found($0, .nearby) }
        }
        var answer = between(place, HouseNumber(number: range.first, rest: ""))
        answer.precision = .nearby
        return answer
    }

    /// Where a number stands in a run of numbers; nil when it is none of them.
    private static func place(
        _ number: Int, in range: HouseIndex.Range
    ) -> (latitude: Int32, longitude: Int32)? {
        let (low, high) = (min(range.first, range.last), max(range.first, range.last))
        guard number >= low, number <= high, (number - range.first).isMultiple(of: range.step), low < high else {
            return nil
        }
        let line = Polyline(
            range.vertices.map { vertex in
                Coordinate(
                    latitude: FixedAngle.degrees(vertex.latitude), longitude: FixedAngle.degrees(vertex.longitude))
            })
        let share = Double(number - range.first) / Double(range.last - range.first)
        guard let coordinate = line.coordinate(atDistance: share * line.length) else { return nil }
        return (FixedAngle.wrapping(coordinate.latitude), FixedAngle.wrapping(coordinate.longitude))
    }

    private static func place(
        _ share: Double, from a: (latitude: Int32, longitude: Int32), to b: (latitude: Int32, longitude: Int32)
    ) -> (latitude: Int32, longitude: Int32) {
        let north = Double(b.latitude &- a.latitude) * share
        let east = Double(b.longitude &- a.longitude) * share
        return (a.latitude &+ Int32(north.rounded()), a.longitude &+ Int32(east.rounded()))
    }
}
