// Times requests for categories on an index of made-up businesses, against a look at every business of the index.
//
//     swift run -c release CategoryBenchmark [COUNT]
//
// `COUNT` is the number of businesses, a million unless it is given. They stand in a thousand towns on a map of 8° × 8°,
// and have one of 60 categories, chains, and features as real ones have them. Every time is that of a single call.

import BenchmarkSupport
import MapSearch
import MapSearchIndexing
import MapSearchOffline

struct Town {
    var latitude: Double
    var longitude: Double
}

/// A generator that makes the same numbers each time.
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

let categories =
    [
        "amenity=restaurant", "amenity=cafe", "amenity=bar", "amenity=pharmacy", "amenity=bank", "amenity=atm",
        "amenity=fuel", "amenity=parking", "amenity=school", "amenity=toilets", "shop=supermarket", "shop=bakery",
        "shop=clothes", "shop=hairdresser", "shop=books", "tourism=hotel", "tourism=museum", "leisure=park",
        "leisure=playground", "amenity=doctors",
    ] + (0..<40).map { "shop=sort\($0)" }
let cuisines = ["pizza", "italian", "chinese", "burger", "kebab", "sushi", "indian", "thai"]

func business(_ number: Int, _ random: inout Numbers) -> BusinessMetadata {
    // The first categories are the frequent ones.
    let share = Double.random(in: 0..<1, using: &random)
    let category = categories[min(categories.count - 1, Int(share * share * Double(categories.count)))]
    var business = BusinessMetadata(name: "", categories: [PlaceCategory(id: category, name: "")])
    if Int.random(in: 0..<4, using: &random) == 0 {
        let chain = Int.random(in: 0..<500, using: &random)
        business.chains = [.init(id: "Q\(chain)", name: "Chain \(chain)")]
    }
    if category == "amenity=restaurant", let cuisine = cuisines.randomElement(using: &random) {
        business.categories.append(PlaceCategory(id: "cuisine=" + cuisine, name: ""))
        business.features.append(.init(id: "cuisine", value: .values([cuisine])))
    }
    for id in ["wifi", "wheelchair", "outdoor_seating", "takeaway"] where Bool.random(using: &random) {
        business.features.append(.init(id: id, value: .flag(.random(using: &random))))
    }
    if Bool.random(using: &random) { business.openingHoursText = "Mo-Fr 08:00-18:00" }
    business.phones = [.init(number: "+423 \(number)")]
    return business
}

func makeIndex(_ count: Int, _ towns: [Town]) throws -> OfflineIndex {
    var random = Numbers(state: 2)
    var builder = IndexBuilder(name: "Made up")
    for (number, town) in towns.enumerated() {
        var record = IndexRecord(
            uri: "t:\(number)", kind: .locality, name: "Town \(number)",
            coordinate: Coordinate(latitude: town.latitude, longitude: town.longitude))
        record.population = 10_000
        try builder.add(record)
    }
    for number in 0..<count {
        let town = number % towns.count
        var record = IndexRecord(
            uri: "b:\(number)", kind: .business, name: "Business \(number)",
            coordinate: Coordinate(
                latitude: towns[town].latitude + .random(in: -0.03...0.03, using: &random),
                longitude: towns[town].longitude + .random(in: -0.03...0.03, using: &random)))
        record.parent = "t:\(town)"
        record.importance = .random(in: 0.05...0.2, using: &random)
        record.business = business(number, &random)
        try builder.add(record)
    }
    return try OfflineIndex(bytes: try builder.build().bytes)
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
var random = Numbers(state: 1)
let towns = (0..<1_000).map { _ in
    Town(latitude: .random(in: 44...52, using: &random), longitude: .random(in: 6...14, using: &random))
}
let index = try makeIndex(count, towns)
print("\(index.objectCount) objects, \(index.byteCount / 1_000_000) MB")
let backend = OfflineBackend(index)
let plain = SearchOptions()
let faceted = SearchOptions(includesFacets: true)
let filtered = SearchOptions(filters: [.boolean("wifi"), .anyOf("cuisine", ["pizza"])])

/// A view of a town: the whole of it, or a part.
func view(_ town: Town, _ reach: Double) -> SearchArea {
    .bounds(
        CoordinateBounds(
            south: town.latitude - reach, west: town.longitude - reach, north: town.latitude + reach,
            east: town.longitude + reach))
}

let first = Samples.single { try? backend.answer(.text("restaurant", in: view(towns[0], 0.02))) }
print("first request, which reads the taxonomy: \(first.summary)")
let kinds: [(name: String, text: String, reach: Double?, options: SearchOptions)] = [
    ("in a view, without facets", "restaurant", 0.02, plain), ("in a view, with facets", "restaurant", 0.02, faceted),
    ("in a view of a town, with facets", "restaurant", 0.04, faceted),
    ("in a view, rarer, with facets", "museum", 0.04, faceted),
    ("in a view, filtered", "restaurant", 0.04, filtered), ("near a point", "pharmacy", nil, plain),
]
for kind in kinds {
    var samples = Samples()
    var found = 0
    for town in towns.shuffled(using: &random) {
        let center = Coordinate(latitude: town.latitude, longitude: town.longitude)
        let area = kind.reach.map { view(town, $0) } ?? .point(center)
        let response = try samples.measure { try backend.answer(.text(kind.text, in: area, options: kind.options)) }
        found += response.metadata.found
    }
    print("\(kind.name): \(samples.summary), \(found / towns.count) found")
}
var named = Samples()
for number in towns.indices.shuffled(using: &random) {
    _ = try named.measure { try backend.answer(.text("restaurant in Town \(number)")) }
}
print("in a town by its name: \(named.summary)")

// The baseline: every object is made and looked at.
var scan = Samples()
_ = try scan.measure {
    var restaurants = 0
    try backend.forEachObject { object in
        let business = object[BusinessMetadata.self]
        if business?.categories.contains(where: { $0.id == "amenity=restaurant" }) == true { restaurants += 1 }
    }
}
print("a look at every object: \(scan.summary)")

extension Samples {
    static func single<Result>(_ body: () -> Result) -> Samples {
        var samples = Samples()
        _ = samples.measure(body)
        return samples
    }
}
