import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline

/// A world of countries and cities, and an extract of one of the countries whose border was cut off: as one index and as two.
enum SplitWorld {
    static let vaduz = Coordinate(latitude: 47.14, longitude: 9.521)

    /// One index of both data sets, in which what the extract has belongs to the country of the world.
    static let single = Result { OfflineIndexGroup([try index(world + country(in: "t:li"))]) }
    /// An index for each of them.
    static let group = Result { OfflineIndexGroup([try index(world), try index(country(in: nil))]) }
    /// The same with the extract first.
    static let reversed = Result { OfflineIndexGroup([try index(country(in: nil)), try index(world)]) }

    static func index(_ records: [IndexRecord]) throws -> OfflineIndex {
        var builder = IndexBuilder(name: "Split")
        for record in records { try builder.add(record) }
        return try OfflineIndex(bytes: try builder.build().bytes)
    }

    static func record(
        _ id: String, _ kind: ObjectKind, _ name: String, _ latitude: Double, _ longitude: Double,
        in parent: String? = nil, _ change: (inout IndexRecord) -> Void = { _ in }
    ) -> IndexRecord {
        var record = IndexRecord(
            uri: "t:" + id, kind: kind, name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
        record.parent = parent.map { $0.hasPrefix("t:") ? $0 : "t:" + $0 }
        change(&record)
        return record
    }

    private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Polygon {
        Polygon(
            outer: [(south, west), (south, east), (north, east), (north, west), (south, west)]
                .map { Coordinate(latitude: $0.0, longitude: $0.1) })
    }

    // MARK: The world

    static let world: [IndexRecord] = {
        func country(
            _ id: String, _ name: String, _ latitude: Double, _ longitude: Double, _ outline: Polygon,
            people: Int, _ names: [String: String] = [:]
        ) -> IndexRecord {
            record(id, .country, name, latitude, longitude) { record in
                record.countryCode = id.uppercased()
                record.codes = [id.uppercased()]
                record.localizedNames = names
                record.boundary = [outline]
                record.boundingBox = CoordinateBounds(covering: outline.outer)
                record.population = people
            }
        }
        func city(
            _ id: String, _ name: String, _ latitude: Double, _ longitude: Double, in country: String, people: Int,
            zone: String
        ) -> IndexRecord {
            record(id, .locality, name, latitude, longitude, in: country) { record in
                record.population = people
                record.timeZone = zone
            }
        }
        return [
            country(
                "li", "Liechtenstein", 47.15, 9.55, box(47.04, 9.47, 47.28, 9.64), people: 39_000,
                ["fr": "Liechtenstein", "ru": "Лихтенштейн"]),
            country(
                "ch", "Switzerland", 46.8, 8.2, box(45.8, 5.9, 47.8, 9.46), people: 8_700_000,
                ["de": "Schweiz", "fr": "Suisse"]),
            country("by", "Belarus", 53.7, 27.9, box(51.2, 23.1, 56.2, 32.8), people: 9_300_000),
            country("us", "United States", 39, -98, box(24, -125, 49, -66), people: 330_000_000),
            record("ca", .region, "California", 37, -120, in: "us") { $0.population = 39_000_000 },
            city("vaduz", "Vaduz", 47.1415, 9.5215, in: "li", people: 5_700, zone: "Europe/Vaduz"),
            city("zurich", "Zürich", 47.37, 8.54, in: "ch", people: 420_000, zone: "Europe/Zurich"),
            city("bern", "Bern", 46.95, 7.44, in: "ch", people: 134_000, zone: "Europe/Zurich"),
            city("homyel", "Homyel'", 52.43, 31, in: "by", people: 500_000, zone: "Europe/Minsk"),
            city("hotin", "Hotin", 52, 25, in: "by", people: 40_000, zone: "Europe/Minsk"),
            city("hotel", "Hotel", 54, 27, in: "by", people: 180_000, zone: "Europe/Minsk"),
            city("minsk", "Minsk", 53.9, 27.56, in: "by", people: 2_000_000, zone: "Europe/Minsk"),
            city("cool", "Cool", 38.89, -121, in: "ca", people: 4_000, zone: "America/Los_Angeles"),
            city("barn", "Barre", 44.2, -72.5, in: "us", people: 9_000, zone: "America/New_York"),
            city("angel", "Angels", 38.07, -120.5, in: "ca", people: 4_000, zone: "America/Los_Angeles"),
        ]
    }()

    // MARK: The extract

    /// The records of the extract; without the country they say its code at most.
    static func country(in parent: String?) -> [IndexRecord] {
        var records: [IndexRecord] = []
        func town(_ id: String, _ name: String, _ latitude: Double, _ longitude: Double, _ people: Int) {
            records.append(
                record(id, .locality, name, latitude, longitude, in: parent) { record in
                    record.population = people
                    if parent == nil, id != "balzers" { record.countryCode = "LI" }
                    record.boundary = [
                        box(latitude - 0.012, longitude - 0.02, latitude + 0.012, longitude + 0.02)
                    ]
                    record.boundingBox = CoordinateBounds(
                        south: latitude - 0.012, west: longitude - 0.02, north: latitude + 0.012, east: longitude + 0.02
                    )
                })
        }
        town("e-vaduz", "Vaduz", 47.14, 9.521, 5_700)
        town("schaan", "Schaan", 47.166, 9.509, 6_000)
        // Nothing says to which country this one belongs, but where it is.
        town("balzers", "Balzers", 47.068, 9.503, 4_600)
        func street(_ id: String, _ name: String, _ ends: [(Double, Double)], in town: String) {
            let line = Polyline(ends.map { Coordinate(latitude: $0.0, longitude: $0.1) })
            records.append(
                record(id, .street, name, ends[0].0, ends[0].1, in: town) { record in
                    record.lines = [line]
                    record.houses = [1, 5, 38].map { number in
                        IndexRecord.House(
                            number: "\(number)",
                            coordinate: Coordinate(latitude: ends[0].0 + Double(number) / 100_000, longitude: ends[0].1)
                        )
                    }
                })
        }
        street("staedtle", "Städtle", [(47.139, 9.522), (47.142, 9.522)], in: "e-vaduz")
        street("aeule", "Äulestrasse", [(47.14, 9.519), (47.14, 9.525)], in: "e-vaduz")
        street("land", "Landstrasse", [(47.166, 9.509), (47.168, 9.509)], in: "schaan")
        street("gagoz", "Gagoz", [(47.068, 9.503), (47.069, 9.503)], in: "balzers")
        func business(
            _ id: String, _ name: String, _ categories: [String], _ latitude: Double, _ longitude: Double,
            in town: String, chain: String? = nil, wifi: Bool? = nil, importance: Double = 0.1
        ) {
            records.append(
                record(id, .business, name, latitude, longitude, in: town) { record in
                    var business = BusinessMetadata(name: name)
                    business.categories = categories.map { PlaceCategory(id: $0, name: "") }
                    business.chains = chain.map { [.init(id: $0, name: name)] } ?? []
                    business.features = wifi.map { [.init(id: "wifi", value: .flag($0))] } ?? []
                    record.business = business
                    record.importance = importance
                })
        }
        business("post", "Hotel Post", ["tourism=hotel"], 47.1411, 9.5219, in: "e-vaduz", wifi: true, importance: 0.14)
        business("residence", "Residence", ["tourism=hotel"], 47.1391, 9.5221, in: "staedtle", wifi: false)
        business("schaanerhof", "Schaanerhof", ["tourism=hotel"], 47.1652, 9.5095, in: "schaan", wifi: true)
        business(
            "adler", "Adler", ["amenity=restaurant"], 47.1395, 9.5215, in: "staedtle", wifi: true, importance: 0.12)
        business("engel", "Engel", ["amenity=pharmacy"], 47.1665, 9.509, in: "schaan")
        business("coop1", "Coop", ["shop=supermarket"], 47.1402, 9.5222, in: "e-vaduz", chain: "coop", importance: 0.14)
        business("coop2", "Coop", ["shop=supermarket"], 47.1655, 9.51, in: "schaan", chain: "coop")
        business("museum", "Landesmuseum", ["tourism=museum"], 47.1392, 9.5223, in: "staedtle")
        business("pizza", "Luce", ["amenity=restaurant", "cuisine=pizza"], 47.0682, 9.5032, in: "balzers")
        return records
    }
}
