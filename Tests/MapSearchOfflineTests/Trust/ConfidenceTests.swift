import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// How likely an answer is, where another may be meant.
@Suite struct ConfidenceTests {
    /// Towns of one name in regions of their own, each with the same street; a town with another name.
    private static func world(namesakes: Int, people: (Int) -> Int = { _ in 5_000 }) throws -> OfflineBackend {
        var world = TinyWorld()
        for number in 0..<namesakes {
            world.add("r\(number)", .region, "Region \(number)", Double(number) * 2, 9)
            addTown("n\(number)", "Neustadt", Double(number) * 2, people(number), in: "r\(number)", to: &world)
        }
        addTown("other", "Altdorf", -5, 5_000, in: "r0", to: &world)
        return try world.backend()
    }

    private static func addTown(
        _ id: String, _ name: String, _ latitude: Double, _ people: Int, in region: String, to world: inout TinyWorld
    ) {
        world.add(id, .locality, name, latitude, 9, in: region, people: people)
        world.add(id + "-main", .street, "Hauptstrasse", latitude, 9.001, in: id) {
            $0.houses = [IndexRecord.House(number: "5", coordinate: $0.coordinate)]
        }
    }

    private static let texts = [
        "Neustadt", "Hauptstrasse, Neustadt", "Hauptstrasse 5, Neustadt", "Hauptstrase 5, Neustadt",
    ]

    @Test("what is as good and elsewhere is as likely, on pages of every size", arguments: [1, 2, 3, 10, 50])
    func equals(limit: Int) throws {
        let world = try Self.world(namesakes: 4)
        for text in Self.texts {
            let objects = try world.answer(.text(text, page: .init(limit: limit))).objects
            #expect(objects.count == min(limit, 4), "\(text)")
            for object in objects {
                let confidence = try #require(object.matchConfidence)
                #expect(confidence > 0.15 && confidence < 0.26, "\(text): \(confidence)")
            }
        }
    }

    @Test("the next page goes on with the same confidence")
    func nextPage() throws {
        let world = try Self.world(namesakes: 4)
        func confidences(_ page: SearchRequest.Page? = nil) throws -> [Double] {
            try world.answer(.text("Neustadt", page: page)).objects.compactMap(\.matchConfidence)
        }
        let whole = try confidences()
        let parts = try confidences(.init(offset: 0, limit: 2)) + confidences(.init(offset: 2, limit: 2))
        #expect(whole.count == 4)
        #expect(whole == parts)
    }

    @Test("an address in fields is no surer")
    func fields() throws {
        let world = try Self.world(namesakes: 2)
        let address = PostalAddress(street: "Hauptstrasse 5", city: "Neustadt")
        let confidence = try #require(try world.answer(.address(address)).objects.first?.matchConfidence)
        #expect(confidence > 0.45 && confidence < 0.5)
    }

    @Test("a single answer is nearly certain, as is a far more important one", arguments: texts)
    func single(text: String) throws {
        let isCorrected = text.hasPrefix("Hauptstrase")
        for world in [try Self.world(namesakes: 1), try Self.world(namesakes: 2) { [3_000_000, 500][$0] }] {
            let object = try #require(try world.first(text.replacing("Neustadt", with: "Altdorf")))
            #expect(try #require(object.matchConfidence) > (isCorrected ? 0.85 : 0.97))
        }
        let famous = try Self.world(namesakes: 2) { [3_000_000, 500][$0] }
        #expect(try #require(famous.first("Neustadt")?.matchConfidence) > 0.97)
    }

    @Test(
        "another house of the street is half as certain, the next one nearly as certain",
        arguments: [
            ("Hauptstrasse 999, Altdorf", Precision.nearby, 0.4...0.6),
            ("Altdorf, 999 Hauptstrasse", .nearby, 0.4...0.6), ("Altdorf Hauptstrasse 999a", .nearby, 0.4...0.6),
            ("Hauptstrasse 5a, Altdorf", .number, 0.9...0.97), ("Hauptstrasse 5, Altdorf", .exact, 0.97...1),
        ])
    func otherHouse(text: String, precision: Precision, expected: ClosedRange<Double>) throws {
        let world = try Self.world(namesakes: 1)
        let number = try #require(text.split { !$0.isNumber && !"a".contains($0) }.last { $0.first?.isNumber == true })
        let address = PostalAddress(street: "Hauptstrasse \(number)", city: "Altdorf")
        for request in [SearchRequest.text(text), .address(address)] {
            let object = try #require(try world.answer(request).objects.first)
            #expect(object[ToponymMetadata.self]?.precision == precision)
            #expect(object.matchQuality == (precision == .exact ? .exact : .partial))
            let confidence = try #require(object.matchConfidence)
            #expect(expected.contains(confidence), "\(object.name) \(confidence)")
        }
    }

    @Test("two pieces of one street, and a town beside its municipality, are no rivals")
    func samePlace() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Neustadt", 47, 9, people: 5_000)
        world.add("municipality", .county, "Neustadt", 47.01, 9.01, people: 5_000)
        world.add("one", .street, "Hauptstrasse", 47, 9, in: "town")
        world.add("two", .street, "Hauptstrasse", 47.001, 9, in: "town")
        let backend = try world.backend()
        for text in ["Neustadt", "Hauptstrasse, Neustadt"] {
            #expect(try #require(backend.first(text)?.matchConfidence) > 0.97, "\(text)")
        }
    }

    @Test("the confidences of a page add up to one at most")
    func sum() throws {
        for namesakes in [1, 2, 3, 7, 30] {
            let world = try Self.world(namesakes: namesakes) { 5_000 + $0 * 20 }
            for text in Self.texts {
                let all = try world.answer(.text(text, page: .init(limit: 10))).objects.compactMap(\.matchConfidence)
                #expect(all.reduce(0, +) <= 1, "\(namesakes) \(text): \(all)")
                #expect(all == all.sorted(by: >), "\(namesakes) \(text): \(all)")
            }
        }
    }

    /// Towns of names of several lengths in Illinois, whose code is that of Israel.
    private static let typos = Result {
        var world = TinyWorld()
        world.add("us", .country, "United States", 40, -90) { $0.countryCode = "US" }
        world.add("il", .region, "Illinois", 40, -89, in: "us") { record in
            record.countryCode = "US"
            record.codes = ["IL"]
        }
        for (number, name) in ["Alton", "Decatur", "Springfield", "Chicago Heights"].enumerated() {
            world.add(name, .locality, name, 40 + Double(number) * 0.1, -89, in: "il", people: 50_000)
        }
        return try world.backend()
    }

    @Test(
        "a single word with a typo is the surer the longer it is, and surer with what contains it",
        arguments: [
            ("Altom", 0.3...0.5), ("Decatux", 0.6...0.8), ("Decaturr", 0.9...0.98), ("Decatr", 0.7...0.85),
            ("Xecatur", 0.2...0.5), ("Springfeild", 0.95...0.99), ("Springfiexd", 0.85...0.95),
            ("Springxeild", 0.05...0.2),
            ("Altom, IL", 0.8...0.95), ("Altom, US", 0.3...0.5), ("IL Altom", 0.3...0.5),
            ("Decaturr, Illinois", 0.8...0.95), ("Chicagoo", 0.1...0.2),
        ])
    func correctedWord(text: String, expected: ClosedRange<Double>) throws {
        let object = try #require(try Self.typos.get().first(text))
        #expect(object[MatchMetadata.self]?.quality == .corrected)
        let confidence = try #require(object.matchConfidence)
        #expect(expected.contains(confidence), "\(object.name) \(confidence)")
    }

    @Test("what is behind the best result is no surer than that", arguments: ["Altom", "Chicagoo", "Springxeild"])
    func behind(text: String) throws {
        var world = TinyWorld()
        for (number, name) in ["Alton", "Altona", "Chicago Heights", "Chicago Lawn", "Springfield"].enumerated() {
            world.add(name, .locality, name, Double(number), 9, people: 100_000 >> (3 * number))
        }
        let all = try world.backend().answer(.text(text)).objects.compactMap(\.matchConfidence)
        #expect(all == all.sorted(by: >), "\(all)")
    }

    @Test("an unknown end may name any of the places, also one that is less well known")
    func unknownEnd() throws {
        let world = try Self.world(namesakes: 2) { [50_000, 5_000][$0] }
        #expect(try #require(try world.first("Neustadt")?.matchConfidence) > 0.97)
        let confidence = try #require(try world.first("Neustadt, Xyzland")?.matchConfidence)
        #expect(confidence > 0.5 && confidence < 0.9)
        let alone = try #require(try world.first("Altdorf, Xyzland"))
        #expect(alone.matchQuality == .partial)
        #expect(try #require(alone.matchConfidence) > 0.95)
        // What is left out at the beginning is in the place.
        #expect(try #require(try world.first("Xyzweg, Neustadt")?.matchConfidence) > 0.97)
    }
}
