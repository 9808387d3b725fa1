import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A house of a street, as exactly as the street knows its number.
struct FoundHouse {
    /// The number to show: the one that was found, or the one asked for where its position is worked out.
    var text: String
    /// The position of the house, in degrees.
    var coordinate: Coordinate
    var postcode: String?
    var precision: Precision
    /// The number of houses with the same number before it on the street, because some streets have several far apart.
    var twin = 0
    /// Whether it is known that no other house on the street has the same number.
    var isSingle = false

    /// The key that distinguishes it from the other houses of its street: its number, and its index among those with
    /// that number.
    var fragment: String { twin == 0 ? text : text + "~" + String(twin + 1) }

    /// The score lost by a house number that does not match exactly.
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
    /// In this order: the number itself, alone or in a building with several; the number of the street behind that of the
    /// settlement (4 for 123/4); a place between two additions of the number (12b between 12a and 12d); the number with
    /// another addition; a place between two known numbers of its side of the street; the nearest known number, on its
    /// side if there is one.
    func find(_ wanted: HouseNumber, of owner: Int) throws(IndexFormatError) -> FoundHouse? {
        let entry = try houses.entry(owner)
        if let house = try exactHouse(wanted, in: entry) { return house }
        let sameNumber = entry.houses.filter { $0.number == wanted.number }
        if let place = Self.place(between: sameNumber, wanted) {
            return FoundHouse(text: String(wanted.number) + wanted.suffix, coordinate: place, precision: .range)
        }
        if let house = Self.nearest(wanted, ofNumber: sameNumber) { return try found(house, .number, in: entry) }
        for range in entry.ranges {
            if let place = Self.place(wanted.number, in: range) { return between(place, wanted) }
        }
        if let place = Self.place(wanted.number, between: entry.houses) { return between(place, wanted) }
        return try nearest(wanted, entry)
    }

    /// The house that has a number itself, alone or in a building with several, or behind that of the settlement; nil when there is
    /// none.
    func exactHouse(_ wanted: HouseNumber, in entry: HouseIndex.Entry) throws(IndexFormatError) -> FoundHouse? {
        let same = entry.houses.filter { $0.number == wanted.number && Self.number(of: $0) == wanted }
        if let house = Self.likeliest(same, in: entry) {
            var found = try found(house, .exact, in: entry)
            found.isSingle = same.count == 1
            return found
        }
        // Reading the data after a number is the expensive part; only larger buildings before it can have them, too.
        let several = entry.houses.first {
            $0.number < wanted.number && !$0.rest.isEmpty && Self.number(of: $0).contains(wanted)
        }
        if let several { return try found(several, .exact, in: entry) }
        guard !entry.houses.contains(where: { $0.number == wanted.number }) else { return nil }
        return try Self.behindStroke(wanted, entry.houses).map { house throws(IndexFormatError) in
            try found(house, .exact, in: entry)
        }
    }

    /// Returns the house for a fragment of a URI, see ``FoundHouse/fragment``; nil if the owner has none with that
    /// number.
    func house(_ fragment: Substring, of owner: Int) throws(IndexFormatError) -> FoundHouse? {
        if let sign = fragment.lastIndex(of: "~"), let rank = Int(fragment[fragment.index(after: sign)...]), rank > 1 {
            return try houses(HouseNumber(String(fragment[..<sign])), of: owner).first { $0.twin == rank - 1 }
        }
        let wanted = HouseNumber(String(fragment))
        if let house = try houses(wanted, of: owner).first { return house }
        let house = try find(wanted, of: owner)
        return house?.precision == .exact || house?.precision == .range ? house : nil
    }

    /// All houses of an owner with a number, in the order of their twins.
    func houses(_ wanted: HouseNumber, of owner: Int) throws(IndexFormatError) -> [FoundHouse] {
        let entry = try houses.entry(owner)
        var found: [FoundHouse] = []
        for house in entry.houses where house.number == wanted.number && Self.number(of: house) == wanted {
            found.append(try self.found(house, .exact, in: entry))
        }
        return found
    }

    /// Returns the house of an owner at a position in the index; nil if there is none.
    func house(at place: (latitude: Int32, longitude: Int32), of owner: Int) throws(IndexFormatError) -> FoundHouse? {
        let entry = try houses.entry(owner)
        guard let house = entry.houses.first(where: { ($0.latitude, $0.longitude) == place }) else { return nil }
        return try found(house, .exact, in: entry)
    }

    private static func number(of house: HouseIndex.House) -> HouseNumber {
        HouseNumber(number: house.number, rest: house.rest)
    }

    func found(
        _ house: HouseIndex.House, _ precision: Precision, in entry: HouseIndex.Entry
    ) throws(IndexFormatError) -> FoundHouse {
        var found = FoundHouse(
            text: house.text, coordinate: Self.coordinate(house.latitude, house.longitude), precision: precision)
        // Houses with the same number are adjacent in the index.
        found.twin = entry.houses.prefix { $0 != house }.count { $0.number == house.number && $0.rest == house.rest }
        if let postcode = house.postcode { found.postcode = try houses.postcode(postcode) }
        return found
    }

    private func between(_ place: Coordinate, _ wanted: HouseNumber) -> FoundHouse {
        FoundHouse(text: String(wanted.number), coordinate: place, precision: .range)
    }

    private static func coordinate(_ latitude: Int32, _ longitude: Int32) -> Coordinate {
        Coordinate(latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
    }

    /// Returns a position between the nearest known numbers on the same side; nil if none are near enough.
    private static func place(_ number: Int, between houses: [HouseIndex.House]) -> Coordinate? {
        let side = houses.filter { $0.number > 0 && ($0.number - number).isMultiple(of: 2) }
        guard let below = side.last(where: { $0.number < number }),
            let above = side.first(where: { $0.number > number }), above.number - below.number <= largestGap
        else { return nil }
        let share = Double(number - below.number) / Double(above.number - below.number)
        return place(share, along: [(below.latitude, below.longitude), (above.latitude, above.longitude)])
    }

    /// Of several houses with the same number, the one nearest to the neighbouring numbers: the other may be a data
    /// error.
    private static func likeliest(
        _ houses: [HouseIndex.House], in entry: HouseIndex.Entry
    ) -> HouseIndex.House? {
        guard houses.count > 1, let first = houses.first else { return houses.first }
        let beside = entry.houses.filter { $0.number != first.number && abs($0.number - first.number) <= 4 }
        func distance(_ house: HouseIndex.House) -> Double {
            let place = coordinate(house.latitude, house.longitude)
            return beside.map { place.distance(to: coordinate($0.latitude, $0.longitude)) }.min() ?? 0
        }
        return houses.map { ($0, distance($0)) }.min { $0.1 < $1.1 }?.0
    }

    // MARK: Additions

    /// The house whose number in the street is written behind that in the settlement, where most are.
    private static func behindStroke(_ wanted: HouseNumber, _ houses: [HouseIndex.House]) -> HouseIndex.House? {
        guard wanted.suffix.isEmpty else { return nil }
        let double = houses.filter { $0.rest.first == "/" }
        guard double.count * 2 > houses.count else { return nil }
        return double.first { HouseNumber(String($0.rest.dropFirst())) == wanted }
    }

    /// The rank of an addition among those of one number: letters, and in Queens the number of the house behind that of
    /// the block.
    private static func rank(_ suffix: String) -> Int? {
        if suffix.first == "-" { return Int(suffix.dropFirst()) }
        guard let letter = suffix.unicodeScalars.first, suffix.unicodeScalars.count == 1,
            ("a"..."z").contains(letter)
        else { return nil }
        return Int(letter.value)
    }

    /// A place between two additions of the number.
    private static func place(between houses: [HouseIndex.House], _ wanted: HouseNumber) -> Coordinate? {
        guard houses.count > 1, let rank = rank(wanted.suffix), wanted.end == nil else { return nil }
        let isLetter = wanted.suffix.first != "-"
        let known = houses.compactMap { house -> (rank: Int, house: HouseIndex.House)? in
            let suffix = number(of: house).suffix
            guard (suffix.first != "-") == isLetter else { return nil }
            return self.rank(suffix).map { ($0, house) }
        }
        guard let below = known.filter({ $0.rank < rank }).max(by: { $0.rank < $1.rank }),
            let above = known.filter({ $0.rank > rank }).min(by: { $0.rank < $1.rank })
        else { return nil }
        return place(
            Double(rank - below.rank) / Double(above.rank - below.rank),
            along: [
                (below.house.latitude, below.house.longitude), (above.house.latitude, above.house.longitude),
            ])
    }

    /// Of the houses of one number the one with the nearest addition, the first where that says nothing.
    private static func nearest(_ wanted: HouseNumber, ofNumber houses: [HouseIndex.House]) -> HouseIndex.House? {
        guard houses.count > 1, let rank = rank(wanted.suffix) else { return houses.first }
        return houses.min { a, b in
            let distances = [a, b].map { house in
                self.rank(number(of: house).suffix).map { abs($0 - rank) } ?? .max
            }
            return distances[0] < distances[1]
        }
    }

    // MARK: Numbers nearby

    /// The nearest known number, on the same side of the street if there is one.
    private func nearest(_ wanted: HouseNumber, _ entry: HouseIndex.Entry) throws(IndexFormatError) -> FoundHouse? {
        func distance(_ number: Int) -> Int {
            let difference = abs(number - wanted.number)
            // Across the street is a little farther than two doors away.
            return difference * 2 + (difference.isMultiple(of: 2) ? 0 : 3)
        }
        let numbered = entry.houses.filter { $0.number > 0 }
        if let house = numbered.min(by: { distance($0.number) < distance($1.number) }) ?? entry.houses.first {
            return try found(house, .nearby, in: entry)
        }
        guard let range = entry.ranges.first, let vertex = range.vertices.first else { return nil }
        return FoundHouse(
            text: String(range.first), coordinate: Self.coordinate(vertex.latitude, vertex.longitude),
            precision: .nearby)
    }

    /// Returns the position of a number in a range of numbers; nil if it is not in the range.
    private static func place(_ number: Int, in range: HouseIndex.Range) -> Coordinate? {
        let (low, high) = (min(range.first, range.last), max(range.first, range.last))
        guard number >= low, number <= high, (number - range.first).isMultiple(of: range.step), low < high else {
            return nil
        }
        return place(Double(number - range.first) / Double(range.last - range.first), along: range.vertices)
    }

    private static func place(_ share: Double, along vertices: [(latitude: Int32, longitude: Int32)]) -> Coordinate? {
        let line = Polyline(vertices.map { coordinate($0.latitude, $0.longitude) })
        return line.coordinate(atDistance: share * line.length)
    }
}
