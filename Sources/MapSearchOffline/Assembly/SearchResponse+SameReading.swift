import MapGeometry
import MapSearch

extension SearchResponse {
    /// Tells results apart that have the same name and description.
    ///
    /// Before the description comes what each of them is, if that differs: Moscow in "Region, Russia" and in "Russia", Schloss in "Bus
    /// stop, Vaduz" and in "Castle, Vaduz"; then the street where it is, if that differs. Results that still read the same, such as two
    /// towns called Granada in one region, get coordinates; those at one place remain as they are.
    ///
    /// - Parameters:
    ///   - languages: The languages of the request, best first.
    ///   - street: The name of the street at an object that has none in its address; nil if there is none.
    /// - Throws: What `street` throws.
    /// - Complexity: O(*k* log *k*) in the number of results of the page, and a call of `street` for each that reads like another.
    mutating func tellPlacesApart(
        languages: [String], street: (GeoObject) throws -> String?
    ) rethrows {
        var groups = SameReadings(collection.placesThatReadTheSame)
        guard !groups.isEmpty else { return }
        let kinds = KindNames(languages: languages)
        groups.split { place in
            guard case .object(let object) = collection.children[place], Self.usesKind(object) else { return nil }
            return object.categoryName ?? kinds[object.kind]
        }
        try groups.split { place in
            guard case .object(let object) = collection.children[place], Self.isAtStreet(object),
                let name = try street(object), name != object.name
            else { return nil }
            return name
        }
        for result in groups.results where !result.additions.isEmpty {
            describe(result.place) { ($0.map { result.additions + [$0] } ?? result.additions).joined(separator: ", ") }
        }
        // Also those that only read the same with what was added.
        let same = SameReadings(collection.placesThatReadTheSame)
        for (place, position) in same.positions(at: { collection.children[$0].objectCoordinate }) {
            describe(place) { $0.map { $0 + " (" + position + ")" } ?? position }
        }
    }

    private mutating func describe(_ place: Int, _ text: (String?) -> String) {
        guard case .object(var object) = collection.children[place] else { return }
        object.descriptionText = text(object.descriptionText)
        collection.children[place] = .object(object)
    }

    /// Whether the kind of an object is said: that of a settlement is known by its name.
    private static func usesKind(_ object: GeoObject) -> Bool {
        object.kind != .locality && object.kind != .district
    }

    /// Whether an object is small enough to be at a street, and does not have one in its address.
    private static func isAtStreet(_ object: GeoObject) -> Bool {
        let isSmall = [.business, .station, .house, .other].contains(object.kind)
        return isSmall && object.address?.street == nil
    }
}

extension GeoObjectCollection {
    /// The places of objects that have one name and description, in groups of several; most pages have none.
    fileprivate var placesThatReadTheSame: [[Int]] {
        Self.groups(of: children.indices) { children[$0].objectName }
            .flatMap { group in Self.groups(of: group) { children[$0].objectDescription ?? "" } }
    }

    /// The places that have one text, in groups of several; those without a text are left out.
    private static func groups(of places: some Sequence<Int>, _ text: (Int) -> String?) -> [[Int]] {
        // Few texts are sorted faster than they are hashed.
        let texts = places.compactMap { place in text(place).map { (text: $0, place: place) } }
            .sorted { $0.text < $1.text }
        var groups: [[Int]] = []
        var start = 0
        for end in texts.indices.dropFirst() where texts[end].text != texts[start].text {
            if end - start > 1 { groups.append(texts[start..<end].map(\.place)) }
            start = end
        }
        if texts.count - start > 1 { groups.append(texts[start...].map(\.place)) }
        return groups
    }
}

extension GeoObjectCollection.Child {
    // One value alone, because an object is large to copy.
    fileprivate var objectName: String? { if case .object(let object) = self { object.name } else { nil } }
    fileprivate var objectDescription: String? {
        if case .object(let object) = self { object.descriptionText } else { nil }
    }
    fileprivate var objectCoordinate: Coordinate? {
        if case .object(let object) = self { object.coordinate } else { nil }
    }
}

extension GeoObject {
    /// The name of the first category, as the beginning of a line; nil if there is none.
    fileprivate var categoryName: String? {
        guard let name = self[BusinessMetadata.self]?.categories.first?.name, let first = name.first else { return nil }
        return first.uppercased() + name.dropFirst()
    }
}

/// Results of a page that have one name and description, in groups, with what is added to tell them apart.
private struct SameReadings {
    struct Result {
        let place: Int
        /// What comes before the description.
        var additions: [String] = []
    }

    /// Results that still read the same.
    private var groups: [[Result]] = []
    private var others: [Result] = []

    init(_ groups: [[Int]]) { self.groups = groups.map { group in group.map { Result(place: $0) } } }

    var isEmpty: Bool { groups.isEmpty }
    var results: [Result] { others + groups.joined() }

    /// Splits each group by a text, and adds it where it differs.
    mutating func split(by text: (Int) throws -> String?) rethrows {
        let old = groups
        groups = []
        for group in old {
            let texts = try group.map { try text($0.place) }
            guard texts.contains(where: { $0 != texts[0] }) else {
                groups.append(group)
                continue
            }
            var parts: [String?: [Result]] = [:]
            for (var result, text) in zip(group, texts) {
                if let text { result.additions.append(text) }
                parts[text, default: []].append(result)
            }
            for part in parts.values {
                if part.count > 1 { groups.append(part) } else { others += part }
            }
        }
    }

    /// The numbers of decimals of coordinates, from about a kilometre to a metre.
    private static let decimals = 2...5

    /// The coordinates of the results by their places on the page, with as many decimals as tell those of a group apart; none for
    /// a group that nothing distinguishes.
    func positions(at coordinate: (Int) -> Coordinate?) -> [Int: String] {
        var positions: [Int: String] = [:]
        for group in groups {
            for decimals in Self.decimals {
                let texts = group.compactMap { result in
                    coordinate(result.place).map { Self.position(of: $0, decimals: decimals) }
                }
                let count = Set(texts).count
                guard count == group.count || decimals == Self.decimals.upperBound && count > 1 else { continue }
                for (result, text) in zip(group, texts) { positions[result.place] = text }
                break
            }
        }
        return positions
    }

    private static func position(of coordinate: Coordinate, decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1) { product, _ in product * 10 }
        func text(_ degrees: Double) -> String {
            let number = Int((degrees * Double(scale)).rounded())
            let (whole, fraction) = abs(number).quotientAndRemainder(dividingBy: scale)
            let digits = String(fraction)
            return "\(number < 0 ? "-" : "")\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
        }
        return text(coordinate.latitude) + ", " + text(coordinate.longitude)
    }
}
