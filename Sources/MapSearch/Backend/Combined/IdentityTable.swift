import MapGeometry

/// A table that finds equal objects, by a shared identifier or by name and distance.
package struct IdentityTable {
    /// The objects, without duplicates.
    package private(set) var objects: [GeoObject]
    /// The schemes of the identifiers of each object.
    private var schemes: [Set<Substring>] = []
    private var byURI: [String: Int] = [:]
    /// The objects with a name, by the schemes that they have when they get it: of a thousand objects of one source, none is another.
    private var byName: [String: [Set<Substring>: [Int]]] = [:]
    /// Objects that were already matched by name; no second match is allowed.
    private var taken: Set<Int> = []

    package init(_ objects: [GeoObject] = []) {
        self.objects = objects
        schemes = objects.map { Self.schemes(of: $0.uris) }
        for index in objects.indices { note(index, Self.names(of: objects[index])) }
    }

    /// Merges an object into the equal one, or adds it if there is none.
    package mutating func merge(_ object: GeoObject) {
        let names = Self.names(of: object)
        guard !absorb(object, names) else { return }
        objects.append(object)
        schemes.append(Self.schemes(of: object.uris))
        note(objects.count - 1, names)
    }

    /// Merges an object into the equal one.
    ///
    /// - Returns: Whether there is an equal object.
    mutating func absorb(_ object: GeoObject) -> Bool { absorb(object, Self.names(of: object)) }

    private mutating func absorb(_ object: GeoObject, _ names: Set<String>) -> Bool {
        guard let index = takeIndex(of: object, names) else { return false }
        objects[index].formUnion(object)
        schemes[index] = Self.schemes(of: objects[index].uris)
        note(index, Self.names(of: objects[index]))
        return true
    }

    /// Registers the keys of an object.
    private mutating func note(_ index: Int, _ names: Set<String>) {
        for uri in objects[index].uris where byURI[uri] == nil { byURI[uri] = index }
        let own = schemes[index]
        for name in names where byName[name]?[own]?.contains(index) != true {
            byName[name, default: [:]][own, default: []].append(index)
        }
    }

    /// Returns the index of the equal object; `nil` if there is none.
    private mutating func takeIndex(of object: GeoObject, _ names: Set<String>) -> Int? {
        let uris = object.uris
        for uri in uris {
            if let index = byURI[uri] { return index }
        }
        // A source with different identifiers for two objects says that they are distinct.
        let own = Self.schemes(of: uris)
        var nearest: (index: Int, distance: Double)?
        for (others, indices) in names.flatMap({ byName[$0] ?? [:] }) where own.isDisjoint(with: others) {
            for index in indices where !taken.contains(index) && own.isDisjoint(with: schemes[index]) {
                let other = objects[index]
                guard other.kind == object.kind || other.kind == .other || object.kind == .other else { continue }
                let distance = object.coordinate.distance(to: other.coordinate)
                let reach = max(Self.reach(of: object.kind), Self.reach(of: other.kind))
                guard distance <= reach else { continue }
                // The first of equally near ones, whatever the order of the groups.
                if let known = nearest, (known.distance, known.index) <= (distance, index) { continue }
                nearest = (index, distance)
            }
        }
        if let nearest { taken.insert(nearest.index) }
        return nearest?.index
    }

    private static func schemes(of uris: [String]) -> Set<Substring> {
        Set(uris.compactMap { uri in uri.firstIndex(of: ":").map { uri[..<$0] } })
    }

    /// Returns the names of an object, without parts that sources write differently.
    private static func names(of object: GeoObject) -> Set<String> {
        var names: Set<String> = [object.name]
        if let toponym = object[ToponymMetadata.self] { names.formUnion(toponym.localizedNames.values) }
        return Set(names.map(Self.letters)).subtracting([""])
    }

    /// Returns the letters and digits of a name, in lower case.
    private static func letters(of name: String) -> String {
        // Handles most names without Unicode tables.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        let bytes = name.utf8.lazy.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
            .filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0.isASCIIDigit }
        return String(decoding: Array(bytes), as: UTF8.self)
    }

    /// The maximum distance between two sources' positions of an object of a kind, in metres; large objects have no
    /// single position.
    private static func reach(of kind: ObjectKind) -> Double {
        switch kind {
        case .country: 1_000_000
        case .region: 200_000
        case .county, .water, .area: 50_000
        case .locality: 10_000
        case .district, .postcode, .airport: 5_000
        case .street: 2_000
        case .station: 500
        default: 150
        }
    }
}
