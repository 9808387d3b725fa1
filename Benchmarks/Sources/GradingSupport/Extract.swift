public import MapGeometry
public import MapSearch
import MapSearchIndexing
public import MapSearchOffline
public import MapSearchTestSupport

/// An index that questions are made of, with all its objects.
public final class Extract {
    /// What it is called: the name of the file without its ending.
    public let name: String
    /// The engine over this index alone.
    public let backend: OfflineBackend
    /// All objects that have a name, the most important first.
    public let objects: [GeoObject]
    /// For each word of the names, addresses and postal codes of objects, the numbers of these objects.
    private let postings: [String: [Int32]]
    private let countries: Set<String>
    private var variants: [String: Set<String>] = [:]
    private var settlements: [String: [GeoObject]] = [:]

    /// The languages in which names are compared, beside those of the place.
    private static let languages = ["en", "de", "fr", "es", "ca", "it", "mt"]

    /// Reads the objects of an index.
    ///
    /// - Throws: What the engine throws when the index is damaged.
    public init(name: String, index: OfflineIndex) throws {
        self.name = name
        backend = OfflineBackend(index)
        let uris = try backend.places(in: .world, limit: .max).compactMap(\.uri)
        var objects: [GeoObject] = []
        for start in stride(from: 0, to: uris.count, by: 1000) {
            let chunk = Array(uris[start..<min(start + 1000, uris.count)])
            objects += try backend.answer(.uris(chunk, page: .init(limit: 1000))).objects
        }
        var postings: [String: [Int32]] = [:]
        for (number, object) in objects.enumerated() {
            let address = object.address
            let text = "\(object.name) \(address?.formatted ?? "") \(address?.postalCode ?? "")"
            for word in Set(NameWords.words(text)) { postings[word, default: []].append(Int32(number)) }
        }
        self.objects = objects
        countries = Set(objects.lazy.filter { $0.kind == .country }.compactMap { $0.address?.countryCode })
        self.postings = postings
    }

    /// Opens a file: an index, or an extract of OpenStreetMap, of which an index is built in memory.
    ///
    /// - Throws: What the library throws when the file cannot be read.
    public convenience init(path: String) throws {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = String(file.prefix { $0 != "." })
        guard path.hasSuffix(".pbf") else {
            try self.init(name: name, index: try OfflineIndex(path: path))
            return
        }
        var builder = IndexBuilder(name: name)
        try OSMExtract(paths: [path]).read(into: &builder)
        try self.init(name: name, index: try OfflineIndex(bytes: try builder.build().bytes))
    }

    /// Whether one object has all the words in its name and address.
    public func hasObject(withWords words: [String]) -> Bool {
        guard let first = words.first, var common = postings[first].map(Set.init) else { return words.isEmpty }
        for word in words.dropFirst() where !common.isEmpty { common.formIntersection(postings[word] ?? []) }
        return !common.isEmpty
    }

    /// Whether a country of this code is among the objects.
    public func hasCountry(_ code: String?) -> Bool { countries.contains(code ?? "") }

    /// All words of the names and addresses of objects.
    public var words: some Collection<String> { postings.keys }

    /// Whether a name or address of an object has a word.
    public func hasWord(_ word: String) -> Bool { postings[word] != nil }

    /// How many objects have a word in their name or address.
    public func objectCount(ofWord word: String) -> Int { postings[word]?.count ?? 0 }

    /// The keys of the names that an object has in several languages; of an object that this index does not have, of the
    /// name that it shows.
    public func nameKeys(of object: GeoObject) -> Set<String> {
        let own = NameWords.key(object.name)
        guard let uri = object.uri else { return [own] }
        if let known = variants[uri] { return known.union([own]) }
        var keys: Set<String> = [own]
        for language in Self.languages {
            let options = SearchOptions(languages: [language])
            if let named = try? backend.answer(.uri(uri, options: options)).objects.first {
                keys.insert(NameWords.key(named.name))
            }
        }
        variants[uri] = keys
        return keys
    }

    /// The settlements of a name that are near a place.
    ///
    /// - Throws: What the engine throws.
    public func settlements(named names: Set<String>, near coordinate: Coordinate) throws -> [GeoObject] {
        let place = "\((coordinate.latitude * 20).rounded()) \((coordinate.longitude * 20).rounded())"
        let around: [GeoObject]
        if let known = settlements[place] {
            around = known
        } else {
            let bounds = CircularRegion(center: coordinate, radius: 30_000).bounds
            // The objects of the index, as those of a map have no population.
            around = objects.filter { Settlement.isSettlement($0.kind) && bounds.contains($0.coordinate) }
            settlements[place] = around
        }
        return around.filter {
            NameWords.areAlike(nameKeys(of: $0), names)
                && $0.coordinate.distance(to: coordinate) <= Settlement.reach(of: $0)
        }
    }

    /// Houses near objects that are chosen at random, as reverse geocoding finds them; fewer than asked for where there are not
    /// as many.
    ///
    /// - Parameters:
    ///   - count: How many are wanted.
    ///   - types: What reverse geocoding may find: with organizations, those of an address with a house number count, too.
    ///   - random: Decides which.
    /// - Returns: The houses, each once.
    /// - Throws: What the engine throws.
    public func houses(
        _ count: Int, types: SearchTypes = .places, _ random: inout SplitMix64
    ) throws -> [GeoObject] {
        var houses: [GeoObject] = []
        var seen: Set<String> = []
        for _ in 0..<(30 * count) where houses.count < count {
            guard let object = objects.randomElement(using: &random) else { break }
            let coordinate = object.coordinate.destination(
                distance: .random(in: 0...200, using: &random), bearing: .random(in: 0..<360, using: &random))
            let found = try backend.answer(.reverse(coordinate, options: SearchOptions(searchTypes: types)))
            guard let house = found.objects.first, house.kind == .house || house.kind == .business, let uri = house.uri,
                house.address?.houseNumber != nil, seen.insert(uri).inserted
            else { continue }
            houses.append(house)
        }
        return houses
    }
}
