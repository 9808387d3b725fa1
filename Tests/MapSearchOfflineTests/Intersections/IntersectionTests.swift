import MapGeometry
import MapSearch
import MapSearchIndexing
import Testing

@testable import MapSearchOffline

@Suite struct IntersectionTests {
    /// Two towns with streets on a grid; a street and an avenue of a name cross at their numbers.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Landia", 47, 9)
        for (town, name, latitude) in [("vaduz", "Vaduz", 47.1), ("schaan", "Schaan", 47.3)] {
            world.add(town, .locality, name, latitude, 9.5, in: "land", people: 5_000)
            for (id, name, step) in [("bahn", "Bahnhofstrasse", 0.0), ("post", "Postgasse", 0.01)] {
                world.add("\(town)-\(id)", .street, name, latitude + step, 9.5, in: town) { street in
                    street.lines = [line(latitude + step, 9.49, latitude + step, 9.51)]
                }
            }
            world.add("\(town)-main", .street, "Main Street", latitude, 9.505, in: town) { street in
                street.lines = [line(latitude - 0.01, 9.505, latitude + 0.0099, 9.505)]
            }
            world.add("\(town)-far", .street, "Fernweg", latitude, 9.6, in: town) { street in
                street.lines = [line(latitude, 9.6, latitude, 9.61)]
            }
        }
        world.add("pub", .business, "Rose & Crown", 47.1, 9.5, in: "vaduz")
        world.add("rose", .street, "Rose and Crown Court", 47.1, 9.5, in: "vaduz")
        world.add("peter", .street, "Peter- und Paul-Strasse", 47.1, 9.505, in: "vaduz") { street in
            street.lines = [line(47.09, 9.5051, 47.1, 9.5051)]
            street.houses = [.init(number: "5", coordinate: .init(latitude: 47.1, longitude: 9.505))]
        }
        return try world.backend()
    }

    private static func line(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Polyline {
        Polyline([Coordinate(latitude: south, longitude: west), Coordinate(latitude: north, longitude: east)])
    }

    @Test(arguments: [
        "Bahnhofstrasse & Main Street, Vaduz", "Bahnhofstr / Main St, Vaduz", "Bahnhofstrasse@Main Street, Vaduz",
        "Bahnhofstrasse and Main Street, Vaduz", "corner of Bahnhofstrasse and Main Street, Vaduz",
        "Bahnhofstrasse Ecke Main Street, Vaduz", "Bahnhofstrasse/Ecke Main Street, Vaduz",
        "Ecke Bahnhofstrasse, Main Street, Vaduz", "Bahnhofstrasse et Main Street, Vaduz",
        "Bahnhofstrasse esquina Main Street, Vaduz", "angolo Bahnhofstrasse e Main Street, Vaduz",
        "Bahnhofstrasse amb Main Street, Vaduz", "Bahnhofstrasse hoek Main Street, Vaduz",
        "Bahnhofstrasse róg Main Street, Vaduz", "Bahnhofstrasse, Vaduz & Main Street",
        "Banhofstrasse & Main Street, Vaduz",
        "Bahnhofstrasse x Main Street, Vaduz", "Bahnhofstrasse corner Main Street, Vaduz",
        "Bahnhofstrasse cnr Main Street, Vaduz", "Ecke Bahnhofstrasse Main Street, Vaduz",
        "corner Bahnhofstrasse Main St, Vaduz", "Bahnhofstrasse Main Street, Vaduz",
        "угол Bahnhofstrasse и Main Street, Vaduz",
        "Bahnhofstrasse Main Street Vaduz",
        "Bahnhofstrasse ve Main Street, Vaduz", "Bahnhofstrasse ja Main Street, Vaduz",
        "Bahnhofstrasse και Main Street, Vaduz",
    ])
    func crossing(text: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.kind == .intersection)
        #expect(object.coordinate.distance(to: Coordinate(latitude: 47.1, longitude: 9.505)) < 1)
        #expect(object.uri == "t:vaduz-bahn&t:vaduz-main")
    }

    @Test func anObjectThatSaysSo() throws {
        let world = try Self.backend.get()
        let object = try #require(try world.first("main st & bahnhofstrasse, schaan"))
        #expect(object.name == "Main Street & Bahnhofstrasse")
        #expect(object.descriptionText == "Schaan, Landia")
        #expect(object.address?.formatted == "Main Street & Bahnhofstrasse, Schaan, Landia")
        #expect(object.address?.locality == "Schaan")
        #expect(object[ToponymMetadata.self]?.precision == .exact)
        let uri = try #require(object.uri)
        #expect(try world.answer(.uri(uri)).objects.first?.coordinate == object.coordinate)
    }

    /// Streets that end eleven metres before one another meet; those a kilometre apart do not.
    @Test func nearEnough() throws {
        let world = try Self.backend.get()
        let near = try #require(try world.first("Postgasse & Main Street, Vaduz"))
        #expect(near.kind == .intersection)
        #expect(near.coordinate.distance(to: Coordinate(latitude: 47.11, longitude: 9.505)) < 10)
        for text in ["Fernweg & Main Street, Vaduz", "Bahnhofstrasse & Postgasse, Vaduz"] {
            #expect(try world.answer(.text(text)).objects.allSatisfy { $0.kind != .intersection })
        }
    }

    @Test func bothTowns() throws {
        let response = try Self.backend.get().answer(.text("Bahnhofstrasse & Main Street"))
        #expect(Set(response.objects.map(\.key)) == ["vaduz-bahn&t:vaduz-main", "schaan-bahn&t:schaan-main"])
        #expect(response.metadata.found == 2)
        let first = try Self.backend.get().answer(.text("Bahnhofstrasse & Main Street", page: .init(limit: 1)))
        #expect(first.objects.count == 1 && first.hasNextPage)
    }

    @Test(arguments: [
        ("Rose & Crown", "pub"), ("Rose & Crown, Vaduz", "pub"), ("Rose and Crown Court", "rose"),
        ("Peter- und Paul-Strasse 5, Vaduz", "peter#5"), ("Peter- und Paul-Strase, Vaduz", "peter"),
        ("9490 Vaduz / Peter- und Paul-Strasse", "peter"), ("Muster GmbH, Peter- und Paul-Strasse 5, Vaduz", "peter#5"),
    ])
    func aNameIsAName(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }

    /// A flat between slashes is left out of an address, and then its street is named alone.
    @Test(arguments: ["Bahnhofstrasse / Apt 3 / Vaduz", "Apt 3 / Bahnhofstrasse / Vaduz"])
    func aFlatIsNoStreet(text: String) throws {
        var world = TinyWorld()
        world.add("town", .locality, "Vaduz", 47.1, 9.5, people: 5_000)
        world.add("bahn", .street, "Bahnhofstrasse", 47.1, 9.5, in: "town") {
            $0.lines = [Self.line(47.1, 9.49, 47.1, 9.51)]
        }
        world.add("lane", .street, "Vaduz Lane", 47.1, 9.5, in: "town") {
            $0.lines = [Self.line(47.09, 9.5, 47.11, 9.5)]
        }
        #expect(try world.backend().first(text)?.key == "bahn")
    }

    /// A slash within an abbreviation or a number joins no streets, nor does the letter behind it.
    @Test(arguments: ["c/o Keller, Main Street", "Main Street s/n, Vaduz", "Main Street 12/3, Vaduz", "A/B", "12/3"])
    func aSlashInAWord(text: String) {
        #expect(IntersectionText.all(of: ParsedQuery(text)).isEmpty)
    }

    /// The name of a place may have a word that joins streets, and a street there the words behind it.
    @Test func aPlaceOfTwoNames() throws {
        var world = TinyWorld()
        world.add("temples", .locality, "Inner and Middle Temples", 51.5, -0.1, people: 500)
        world.add("row", .street, "Crown Office Row", 51.5, -0.1, in: "temples") {
            $0.lines = [Self.line(51.5, -0.11, 51.5, -0.09)]
        }
        world.add("lane", .street, "Middle Temples Lane", 51.5, -0.1, in: "temples") {
            $0.lines = [Self.line(51.49, -0.1, 51.51, -0.1)]
        }
        let backend = try world.backend()
        #expect(try backend.first("Crown Office Row, Inner and Middle Temples")?.key == "row")
        #expect(try backend.first("Crown Office Row and Middle Temples Lane")?.kind == .intersection)
    }

    @Test(arguments: [
        "&", "& Main Street", "Main Street &", "and", "corner of", "a & b & c & d", "Main Street & Main Street",
        "Ecke, Ecke", "Bahnhofstrasse Main Street 5, Vaduz", "Main Street Street", "Bahnhofstrasse Vaduz",
        "corner, corner of the Main Street", "Ecke von, Ecke, Vaduz",
    ])
    func noCrossing(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).objects.allSatisfy { $0.kind != .intersection })
    }

    @Test func notWhereOnlyBusinessesAreWanted() throws {
        var options = SearchOptions()
        options.searchTypes = .organizations
        let response = try Self.backend.get().answer(.text("Bahnhofstrasse & Main Street", options: options))
        #expect(response.objects.allSatisfy { $0.kind != .intersection })
    }
}
