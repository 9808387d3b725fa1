/// What a letter or a word for a hemisphere means in each of the alphabets of letters that people write.
///
/// `O` is east in German and west in Spanish, `K` north in Turkish. The two letters of a coordinate together show which
/// alphabet it is.
struct CoordinateHemisphere: Equatable {
    /// One of the four hemispheres.
    enum Side: CaseIterable {
        case north, south, east, west

        var isLatitude: Bool { self == .north || self == .south }
    }

    /// Sets of four letters.
    struct Alphabets: OptionSet {
        let rawValue: UInt16

        static let english = Alphabets(rawValue: 1)
        static let german = Alphabets(rawValue: 1 << 1)
        static let romance = Alphabets(rawValue: 1 << 2)
        static let dutch = Alphabets(rawValue: 1 << 3)
        static let nordic = Alphabets(rawValue: 1 << 4)
        static let romanian = Alphabets(rawValue: 1 << 5)
        static let turkish = Alphabets(rawValue: 1 << 6)
        static let finnish = Alphabets(rawValue: 1 << 7)
        static let vietnamese = Alphabets(rawValue: 1 << 8)

        /// The alphabets in which a single letter is understood without the letter of the other angle.
        static let usual: Alphabets = [.english, .german, .romance]
        /// The alphabets whose letters may be combined with whole words.
        static let all: Alphabets = [
            .english, .german, .romance, .dutch, .nordic, .romanian, .turkish, .finnish, .vietnamese,
        ]
    }

    /// Whether it is a single letter, which means nothing in some alphabets.
    private(set) var isLetter = false
    private var north: Alphabets = []
    private var south: Alphabets = []
    private var east: Alphabets = []
    private var west: Alphabets = []

    /// Creates the meaning of a word that means the same hemisphere everywhere.
    init(_ side: Side) {
        add(side, in: .all)
    }

    /// Creates the meaning of a letter in some alphabets.
    init(letter side: Side, in alphabets: Alphabets) {
        isLetter = true
        add(side, in: alphabets)
    }

    /// Adds a meaning.
    mutating func add(_ side: Side, in alphabets: Alphabets) {
        switch side {
        case .north: north.formUnion(alphabets)
        case .south: south.formUnion(alphabets)
        case .east: east.formUnion(alphabets)
        case .west: west.formUnion(alphabets)
        }
    }

    /// The alphabets in which it means a hemisphere.
    func alphabets(of side: Side) -> Alphabets {
        switch side {
        case .north: north
        case .south: south
        case .east: east
        case .west: west
        }
    }

    /// The alphabets in which it means a latitude.
    var latitudes: Alphabets { north.union(south) }

    /// The alphabets in which it means a longitude.
    var longitudes: Alphabets { east.union(west) }

    /// Whether it has a meaning without the letter of the other angle.
    var isUsual: Bool { !latitudes.union(longitudes).isDisjoint(with: .usual) }

    /// Whether it means a latitude; `nil` if that depends on the alphabet.
    var isLatitude: Bool? {
        let usual: Alphabets = isUsual ? .usual : .all
        let (isLatitude, isLongitude) = (!latitudes.isDisjoint(with: usual), !longitudes.isDisjoint(with: usual))
        return isLatitude == isLongitude ? nil : isLatitude
    }

    /// The possible sides of the two angles of a coordinate, of which one or both have a letter.
    static func sides(_ first: Self?, _ second: Self?) -> [(first: Side?, second: Side?)] {
        guard let first else {
            guard let second else { return [(nil, nil)] }
            return second.usualSides.map { (nil, $0) }
        }
        guard let second else { return first.usualSides.map { ($0, nil) } }
        var found: [(Side?, Side?)] = []
        for one in Side.allCases {
            for other in Side.allCases where one.isLatitude != other.isLatitude {
                if !first.alphabets(of: one).isDisjoint(with: second.alphabets(of: other)) {
                    found.append((one, other))
                }
            }
        }
        return found
    }

    private var usualSides: [Side] { Side.allCases.filter { !alphabets(of: $0).isDisjoint(with: .usual) } }
}
