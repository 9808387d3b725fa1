import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline

/// Two towns with a few businesses.
enum CategoryWorld {
    static let vaduz = Coordinate(latitude: 47.14, longitude: 9.521)

    /// Built once for all tests.
    static let backend = Result { try world.backend() }

    private static let world: TinyWorld = {
        var world = TinyWorld()
        func box(_ latitude: Double, _ longitude: Double) -> [Coordinate] {
            [(-0.01, -0.02), (-0.01, 0.02), (0.01, 0.02), (0.01, -0.02), (-0.01, -0.02)].map {
                Coordinate(latitude: latitude + $0.0, longitude: longitude + $0.1)
            }
        }
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.521, people: 5_700) { town in
            town.countryCode = "LI"
            town.localizedNames = ["zh": "瓦杜茲", "ru": "Вадуц", "ja": "瓦杜茲"]
            town.boundary = [Polygon(outer: box(47.14, 9.521))]
            town.boundingBox = CoordinateBounds(south: 47.13, west: 9.501, north: 47.15, east: 9.541)
        }
        world.add("schaan", .locality, "Schaan", 47.165, 9.509, people: 6_000)
        world.add("village", .locality, "Bank", 47.3, 9.6, people: 300)
        world.add("staedtle", .street, "Städtle", 47.139, 9.522, in: "vaduz")
        world.add("street", .street, "Museum Street", 47.138, 9.523, in: "vaduz")
        func business(
            _ id: String, _ name: String, _ categories: [String], _ latitude: Double, _ longitude: Double,
            in parent: String, importance: Double = 0.12, _ change: (inout BusinessMetadata) -> Void = { _ in }
        ) {
            world.add(id, .business, name, latitude, longitude, in: parent) { record in
                var business = BusinessMetadata(name: name)
                business.categories = categories.map { PlaceCategory(id: $0, name: "") }
                change(&business)
                record.business = business
                record.countryCode = "LI"
                record.importance = importance
            }
        }
        business("adler", "Adler", ["amenity=restaurant"], 47.1395, 9.5215, in: "staedtle", importance: 0.2) {
            $0.features = [.init(id: "wifi", value: .flag(true))]
            $0.openingHoursText = "Mo-Su 10:00-22:00"
        }
        business(
            "sonne", "Sonne", ["amenity=restaurant", "cuisine=pizza"], 47.1402, 9.5222, in: "vaduz", importance: 0.1
        ) {
            $0.features = [
                .init(id: "wifi", value: .flag(true)), .init(id: "diet", value: .values(["vegan", "vegetarian"])),
            ]
            $0.openingHoursText = "We-Mo 17:00-02:00"
        }
        business("linde", "Linde", ["amenity=restaurant"], 47.1652, 9.5095, in: "schaan", importance: 0.15)
        business("post", "Hotel Post", ["tourism=hotel"], 47.1411, 9.5219, in: "vaduz")
        business("postoffice", "Post", ["amenity=post_office"], 47.1412, 9.5218, in: "vaduz")
        business("museum", "Landesmuseum", ["tourism=museum"], 47.1391, 9.5221, in: "staedtle", importance: 0.2)
        business("themuseum", "The Museum", ["tourism=museum"], 47.1392, 9.5223, in: "staedtle", importance: 0.1)
        business("bank1", "Landesbank", ["amenity=bank"], 47.1393, 9.5224, in: "staedtle")
        business("thestation", "The Station", ["amenity=pub"], 47.1393, 9.5226, in: "vaduz", importance: 0.05)
        business("tower", "Vaduz Tower", ["shop=clothes"], 47.1394, 9.5227, in: "vaduz", importance: 0.05)
        business("pharmacy", "Engel", ["amenity=pharmacy"], 47.1394, 9.5225, in: "staedtle")
        business("toilet", "", ["amenity=toilets"], 47.1396, 9.5226, in: "staedtle", importance: 0.05)
        business("cafe", "Amann", ["amenity=cafe"], 47.1397, 9.5227, in: "staedtle", importance: 0.15)
        business("cafe-station", "Zug", ["amenity=cafe"], 47.1470, 9.5300, in: "vaduz")
        for (number, town) in ["vaduz", "schaan"].enumerated() {
            business(
                "coop\(number + 1)", "Coop \(town)", ["shop=supermarket"], number == 0 ? 47.1405 : 47.166, 9.512,
                in: town
            ) { $0.chains = [.init(id: "Q432564", name: "Coop")] }
        }
        // A town whose name is in part that of a chain, with a village that belongs to it.
        world.add("julia", .locality, "Sant Julià", 46.5, 9.0, people: 9_000) { town in
            town.boundary = [Polygon(outer: box(46.5, 9.0))]
            town.boundingBox = CoordinateBounds(south: 46.49, west: 8.98, north: 46.51, east: 9.02)
        }
        world.add("hamlet", .locality, "Aixirivall", 46.505, 9.01, in: "julia", people: 90)
        for number in 0..<3 {
            business("julia\(number)", "Júlia", ["shop=perfumery"], 47.16, 9.51, in: "schaan") {
                $0.chains = [.init(id: "Júlia", name: "Júlia")]
            }
        }
        business("bench", "", ["amenity=bench"], 46.502, 9.002, in: "julia", importance: 0.05)
        business("seats", "Seats", ["shop=car"], 46.503, 9.003, in: "julia")
        business("shop", "Bench", ["shop=clothes"], 46.503, 9.004, in: "julia")
        business("supermarket", "Supermarket", ["shop=supermarket"], 47.1655, 9.5093, in: "schaan", importance: 0.05)
        business("climbing", "Rocòdrom", ["sport=climbing"], 46.503, 9.005, in: "julia")
        business("mosque", "Barcelona", ["amenity=place_of_worship", "religion=muslim"], 41.4, 2.1, in: "julia")
        world.add("escaldes", .locality, "les Escaldes", 42.5, 1.53, people: 9_000)
        world.add("molleres", .street, "Cami de les Molleres", 42.54, 1.52)
        world.add("lija", .locality, "Ħal-Lija", 35.9, 14.45, people: 3_000)
        world.add("lia", .locality, "Lia", 35.8, 14.4, people: 300)
        business("lija-tower", "Lija tower", ["tourism=attraction"], 35.9, 14.45, in: "lija")
        business("cafe-hamlet", "Berg", ["amenity=cafe"], 46.505, 9.01, in: "hamlet", importance: 0.2)
        business("cafe-julia", "Tal", ["amenity=cafe"], 46.5, 9.0, in: "julia", importance: 0.1)
        world.add("stop", .station, "Vaduz Museum", 47.1301, 9.52, in: "vaduz")
        world.add("station", .station, "Bahnhof", 47.1475, 9.5305, in: "vaduz") { station in
            station.business = BusinessMetadata(
                name: "Bahnhof", categories: [PlaceCategory(id: "railway=station", name: "station")])
        }
        return world
    }()
}
