import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Coarser answers that would be elsewhere.
@Suite struct WrongPlaceTests {
    /// Places without streets, as in a world: cities, and small places that are called like streets.
    private static func places() -> TinyWorld {
        var world = TinyWorld()
        world.add("rome", .locality, "Rome", 41.9, 12.5, people: 2_000_000)
        world.add("guildhall", .locality, "Guildhall", 44.6, -71.6, people: 200)
        world.add("superior", .locality, "Superior", 46.7, -92.1, people: 20_000)
        world.add("west", .region, "West", 5, 10)
        world.add("congo", .country, "Congo", -1, 15) {
            $0.countryCode = "CG"
            $0.codes = ["CG"]
        }
        // A word of many names, so that it is not a rare one.
        for number in 1...20 { world.add("s\(number)", .locality, "Superior \(number)", 40, -90, people: 100) }
        world.add("beta", .locality, "Beta", 47.2, 9.5, people: 5_000)
        return world
    }

    /// A town with a street, a shop and a park.
    private static func town() -> TinyWorld {
        var world = TinyWorld()
        world.add("land", .country, "Deutschland", 47, 9) { $0.countryCode = "DE" }
        world.add("alpha", .locality, "Alpha", 47.1, 9.5, in: "land", people: 5_000)
        world.add("beta", .locality, "Beta", 47.2, 9.5, in: "land", people: 5_000)
        world.add("staple", .street, "Staple Inn", 47.1, 9.5, in: "alpha")
        world.add("court", .street, "Perusahof", 47.1, 9.5, in: "alpha")
        world.add("shop", .business, "Eilles", 47.1, 9.5, in: "alpha")
        world.add("far", .business, "Krest", 47.17, 9.5, in: "beta")
        world.add("park", .area, "Auwiesen", 47.13, 9.5, in: "beta")
        return world
    }

    @Test(
        "a small place that a street may be called after is not where a city is named",
        arguments: [
            ("Rome, Guildhall", "rome"), ("Rome, Baltic Street West", "rome"), ("Alpha, Lower Superior", "alpha"),
            // Of two places alike, the end; and where it has streets.
            ("Guildhall, Rome", "rome"), ("Rome, Alpha", "alpha"),
            // Codes of roads that are codes of countries.
            ("CG-2, Beta", "beta"), ("Car Park 3, Beta", "beta"), ("CG-2 75, Xyz", nil),
        ] as [(String, String?)])
    func rival(text: String, key: String?) throws {
        let group = OfflineIndexGroup([try Self.index(Self.places()), try Self.index(Self.town())])
        let found = try group.answer(.text(text)).objects.first?.key
        #expect(found == key)
    }

    /// Of two places of one index that are not in one another, the one that is known far better.
    @Test(arguments: [("Capital, Hamlet", "capital"), ("Hamlet, Capital", "capital"), ("Alpha, Beta", "beta")])
    func rivalOfOneIndex(text: String, key: String) throws {
        var town = Self.town()
        town.add("capital", .locality, "Capital", 47.3, 9.5, in: "land", people: 900_000)
        town.add("hamlet", .locality, "Hamlet", 47.6, 9.5, in: "land", people: 40)
        #expect(try town.backend().first(text)?.key == key)
    }

    private static func index(_ world: TinyWorld) throws -> OfflineIndex { try OfflineIndex(bytes: try world.bytes()) }

    @Test("a place of an index without streets is not sure because another index has some")
    func certainPlace() throws {
        let group = OfflineIndexGroup([try Self.index(Self.places()), try Self.index(Self.town())])
        #expect(try group.answer(.text("Xyz Qrib Superior")).objects.isEmpty)
    }

    @Test(
        "an unknown word next to a name may belong to it",
        arguments: ["Staple Inn Kohruyhrs Alpha", "Eilles Daoswgi Alpha"])
    func unknownWord(text: String) throws {
        #expect(try Self.town().backend().first(text)?.key == "alpha")
    }

    @Test(
        "a place is not meant by part of the name of something else",
        arguments: [
            ("Ely Place Snappy", "ely-place"),
            // Nothing says which of two is meant, and an unknown word may be that of a town.
            ("Alby Place Snappy", nil), ("Ely Place Vrmwxq", nil),
            // A name that goes on after an apostrophe, and what is near a place is not in one before it.
            ("Paul's Snappy", nil), ("Ely near Snappy Snaps", nil), ("bar in Snappy", nil),
        ] as [(String, String?)])
    func partOfName(text: String, key: String?) throws {
        var world = Self.places()
        for (key, name) in [("ely", "Ely"), ("alby", "Alby"), ("paul", "Paul"), ("bar", "Bar")] {
            world.add(key, .locality, name, 52.4, 0.26, people: 20_000)
        }
        var town = Self.town()
        town.add("ely-place", .street, "Ely Place", 47.1, 9.5, in: "alpha")
        town.add("alby-1", .street, "Alby Place", 47.1, 9.5, in: "alpha")
        town.add("alby-2", .street, "Alby Place", 47.2, 9.5, in: "beta")
        town.add("snaps", .business, "Snappy Snaps", 47.2, 9.5, in: "beta")
        let group = OfflineIndexGroup([try Self.index(world), try Self.index(town)])
        #expect(try group.answer(.text(text)).objects.first?.key == key)
    }

    @Test("what is 7 km away in another town is not near, nor is a park in the next village")
    func near() throws {
        let world = try Self.town().backend()
        #expect(try world.first("Krest, Alpha")?.key == "alpha")
        #expect(try world.first("Krest, Beta")?.key == "far")
        #expect(try world.first("Auwiesen, Alpha")?.key == "alpha")
    }

    @Test("a country is not the beginning of a name")
    func country() throws {
        #expect(try Self.town().backend().ids("Alpha, Peru") == [])
        #expect(try Self.town().backend().first("Alpha, Perusa")?.key == "court")
    }

    @Test("the fields of an address are complete, and a town is no street")
    func fields() throws {
        let world = try Self.town().backend()
        func keys(_ address: PostalAddress) throws -> [String] {
            try world.answer(.address(address)).objects.compactMap(\.key)
        }
        #expect(try keys(PostalAddress(city: "Alp", isoCountryCode: "DE")) == [])
        #expect(try keys(PostalAddress(city: "Staple Inn", isoCountryCode: "DE")) == [])
        #expect(try keys(PostalAddress(city: "Alpha", isoCountryCode: "DE")) == ["alpha"])
    }
}
