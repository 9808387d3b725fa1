import MapGeometry

/// Finds the object that is the same as another one: by an identifier that they share, or by name and distance.
package struct IdentityTable {
    /// The objects, each once.
    package private(set) var objects: [GeoObject]
    private var byURI: [String: Int] = [:]
    private var byName: [String: [Int]] = [:]
    /// Objects that another one was found to be the same as by its name: no second one is.
    private var taken: Set<Int> = []

    package init(_ objects: [GeoObject] = []) {
        self.objects = objects
        for index in objects.indices { note(index, Self.names(of: objects[index])) }
    }

    /// Adds to the same object what this one knows besides, or takes it up when there is no such object.
    package mutating func merge(_ object: GeoObject) {
        let names = Self.names(of: object)
        guard !absorb(object, names) else { return }
        objects.append(object)
        note(objects.count - 1, names)
    }

    /// Adds to the same object what this one knows besides.
    ///
    /// - Returns: Whether there is the same object.
    mutating func absorb(_ object: GeoObject) -> Bool {
        absorb(object, Self.names(of: object))
    }

    private mutating func absorb(_ object: GeoObject, _ names: Set<String>) -> Bool {
        guard let index = takeIndex(of: object, names) else { return false }
        objects[index].formUnion(object)
        note(index, Self.names(of: objects[index]))
        return true
    }

    /// Notes what an object is known by.
    private mutating func note(_ index: Int, _ names: Set<String>) {
        for uri in objects[index].uris where byURI[uri] == nil { byURI[uri] = index }
        for name in names where byName[name]?.contains(index) != true {
            byName[name, default: []].append(index)
        }
    }

    /// The place of the same object; `nil` when there is none.
    private mutating func takeIndex(of object: GeoObject, _ names: Set<String>) -> Int? {
        for uri in object.uris {
            if let index = byURI[uri] { return index }
        }
        var nearest: (index: Int, distance: Double)?
        for index in names.flatMap({ byName[$0] ?? [] }) {
            let other = objects[index]
            guard !taken.contains(index), !Self.areDistinct(object, other) else { continue }
            guard other.kind == object.kind || other.kind == .other || object.kind == .other else { continue }
            let distance = object.coordinate.distance(to: other.coordinate)
            let reach = max(Self.reach(of: object.kind), Self.reach(of: other.kind))
            if distance <= reach, distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
        }
        if let nearest { taken.insert(nearest.index) }
        return nearest?.index
    }

    /// Whether the same source of identifiers gives the two different ones.
    private static func areDistinct(_ first: GeoObject, _ second: GeoObject) -> Bool {
        func schemes(_ object: GeoObject) -> Set<Substring> {
            Set(object.uris.compactMap { uri in uri.firstIndex(of: ":").map { uri[..<$0] } })
        }
        return !schemes(first).isDisjoint(with: schemes(second))
    }

    /// The names of an object, without what is written in one way here and in another there.
    private static func names(of object: GeoObject) -> Set<String> {
        var names: Set<String> = [object.name]
        if let toponym = object[ToponymMetadata.self] { names.formUnion(toponym.localizedNames.values) }
        return Set(names.map(Self.letters)).subtracting([""])
    }

    /// The letters and digits of a name, in small letters.
    private static func letters(of name: String) -> String {
        // Most names, without the tables of Unicode.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        let bytes = name.utf8.lazy.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
            .filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return String(decoding: Array(bytes), as: UTF8.self)
    }

    /// How far apart two sources may put an object of a kind, in metres: what is large has no one place.
    private static func reach(of kind: ObjectKind) -> Double {
        switch kind {
        case .country: 1_000_000
        case .region: 200_000
        case .county, .hydro, .area: 50_000
        case .locality: 10_000
        case .district, .postcode, .airport: 5_000
        case .street: 2_000
        case .station: 500
        default: 150
        }
    }
}
