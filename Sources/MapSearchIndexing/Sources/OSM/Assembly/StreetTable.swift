import MapGeometry
import MapSearchText

/// Streets by name and position, for finding the street of an address.
struct StreetTable {
    private(set) var records: [IndexRecord] = []
    /// The area of each street.
    private(set) var territories: [Int?] = []
    /// Streets by the number of their name and by position.
    private var grid = PointGrid(cellHeight: 1110)
    private var nameNumbers: [String: Int] = [:]

    /// The maximum distance of an address from its street.
    private static let longestDistance = 1500.0
    /// A street in the house's own town may be this much farther away than one in the next town.
    private static let detour = 300.0

    /// The number that all spellings of a name share: case, accents, hyphens and spaces make no difference.
    mutating func nameNumber(_ name: String) -> Int {
        let key = OSMNames.key(name)
        if let number = nameNumbers[key] { return number }
        nameNumbers[key] = nameNumbers.count
        return nameNumbers.count - 1
    }

    /// Adds a street, whose lines or boundary may be empty if it occurs only in addresses.
    mutating func append(_ record: IndexRecord, territory: Int?) {
        let street = records.count
        records.append(record)
        territories.append(territory)
        var names = Set([nameNumber(record.name)])
        for name in record.alternateNames + record.localizedNames.sorted(by: { $0.key < $1.key }).map(\.value) {
            names.insert(nameNumber(name))
        }
        for line in Self.shapes(of: record) {
            let box = CoordinateBounds(covering: line)
            for name in names.sorted() { grid.insert(street, in: box, key: name) }
        }
    }

    private static func shapes(of record: IndexRecord) -> [[Coordinate]] {
        let shapes = record.lines.map(\.coordinates) + record.boundary.map(\.outer)
        return shapes.isEmpty ? [[record.coordinate]] : shapes
    }

    mutating func update(_ street: Int, _ change: (inout IndexRecord) -> Void) { change(&records[street]) }
    mutating func move(_ street: Int, to territory: Int) { territories[street] = territory }

    /// The nearest street with a name; if there are several, those in other towns count as farther away.
    func nearest(name: Int, to coordinate: Coordinate, isElsewhere: (Int) -> Bool = { _ in false }) -> Int? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        var candidates: [(street: Int, distance: Double)] = []
        var seen: Set<Int> = []
        for street in grid.elements(around: coordinate, radius: Self.longestDistance, key: name)
        where seen.insert(street).inserted {
            let distance = distance(street, coordinate, ruler)
            if distance <= Self.longestDistance { candidates.append((street, distance)) }
        }
        if candidates.count > 1 {
            for place in candidates.indices where isElsewhere(candidates[place].street) {
                candidates[place].distance += Self.detour
            }
        }
        return candidates.min { ($0.distance, $0.street) < ($1.distance, $1.street) }?.street
    }

    /// The nearest street with a name in which one word is spelled differently, such as “Sankt” for “St”.
    func nearest(spelledLike name: String, to coordinate: Coordinate) -> Int? {
        let words = TextFolding.folded(name).unicodeScalars.split { OSMNames.separators.contains($0) }
            .map { Array(String($0).utf8)[...] }
        var numbers: Set<Int> = []
        for place in words.indices {
            TokenVariants.forEachVariant(of: words[place]) { variant in
                var spelling = words
                spelling[place] = variant
                let key = String(decoding: spelling.joined(), as: UTF8.self)
                if let number = nameNumbers[key] { numbers.insert(number) }
            }
        }
        let ruler = FlatRuler(latitude: coordinate.latitude)
        return numbers.compactMap { nearest(name: $0, to: coordinate) }
            .min { (distance($0, coordinate, ruler), $0) < (distance($1, coordinate, ruler), $1) }
    }

    func distance(_ street: Int, _ coordinate: Coordinate, _ ruler: FlatRuler) -> Double {
        Self.shapes(of: records[street]).map { Self.distance($0, coordinate, ruler) }.min() ?? .infinity
    }

    /// The distance to a line on the plane of the ruler, in metres.
    static func distance(_ line: [Coordinate], _ coordinate: Coordinate, _ ruler: FlatRuler) -> Double {
        var best = Double.infinity
        var previous: (east: Double, north: Double)?
        for vertex in line {
            let next = ruler.offset(coordinate, vertex)
            let start = previous ?? next
            let (dx, dy) = (next.east - start.east, next.north - start.north)
            let length = dx * dx + dy * dy
            let share = length > 0 ? min(max(-(start.east * dx + start.north * dy) / length, 0), 1) : 0
            let (x, y) = (start.east + share * dx, start.north + share * dy)
            best = min(best, x * x + y * y)
            previous = next
        }
        return best.squareRoot()
    }
}
