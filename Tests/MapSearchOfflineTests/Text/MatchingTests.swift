import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// What a text means: spelling, prefixes, scripts, codes, contexts.
@Suite struct MatchingTests {
    private static let backend = TinyWorld.earthBackend

    /// Between equals, the name that occurs in the text letter by letter comes first, but not before a better match.
    @Test func lettersAsTheyWereTyped() throws {
        var world = TinyWorld()
        world.add("seat", .business, "Seat") { $0.importance = 0.125 }
        world.add("SEAT", .business, "SEAT") { $0.importance = 0.12 }
        world.add("ta", .street, "Triq ta Marija")
        world.add("ta'", .street, "Triq ta' Marija")
        world.add("city", .locality, "Malága", people: 500_000)
        world.add("hamlet", .locality, "Malaga", people: 50)
        let backend = try world.backend()
        #expect(try backend.ids("SEAT") == ["SEAT", "seat"])
        #expect(try backend.ids("seat") == ["seat", "SEAT"])
        #expect(try backend.ids("Triq ta' Marija") == ["ta'", "ta"])
        #expect(try backend.ids("Triq ta Marija") == ["ta", "ta'"])
        #expect(try backend.ids("Malaga") == ["city", "hamlet"])
    }

    /// If all else is nearly equal, what is in the town itself comes before what is in one of its villages.
    @Test func inTheTownItself() throws {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", people: 5_000)
        world.add("part", .locality, "Mühleholz", in: "vaduz")
        world.add("middle", .district, "Städtle", in: "vaduz")
        world.add("outside", .business, "Coop", in: "part") { $0.importance = 0.14 }
        world.add("inside", .business, "Coop", in: "middle") { $0.importance = 0.12 }
        world.add("hall", .business, "Stadthalle", in: "part") { $0.importance = 0.3 }
        world.add("hall2", .business, "Stadthalle", in: "vaduz") { $0.importance = 0.12 }
        let backend = try world.backend()
        #expect(try backend.ids("Coop, Vaduz") == ["inside", "outside"])
        #expect(try backend.ids("Coop, Mühleholz, Vaduz") == ["outside"])
        #expect(try backend.ids("Coop") == ["outside", "inside"])
        #expect(try backend.ids("Stadthalle, Vaduz") == ["hall", "hall2"])
    }

    /// Of two towns of one name the more important is rather meant by an address.
    @Test func inTheMoreImportantTown() throws {
        var world = TinyWorld()
        world.add("hamlet", .locality, "Springfield", 10, 10, people: 50)
        world.add("city", .locality, "Springfield", 20, 20, people: 500_000)
        for town in ["hamlet", "city"] { world.add("main-" + town, .street, "Main Street", in: town) }
        #expect(try world.backend().ids("Main Street, Springfield") == ["main-city", "main-hamlet"])
    }

    /// A town is named whole though the street shares a word with it, and with a typo as well.
    @Test(arguments: ["Carrer de la Font, Sant Pau de Segúries", "Carrer de la Font, Sant Pau de Seguires"])
    func streetAndTownShareAWord(text: String) throws {
        var world = TinyWorld()
        world.add("town", .locality, "Sant Pau de Segúries", people: 700)
        world.add("font", .street, "Carrer de la Font", in: "town")
        world.add("other", .locality, "Sant Pau", people: 90_000)
        world.add("font2", .street, "Carrer de la Font", in: "other")
        #expect(try world.backend().first(text)?.key == "font")
    }

    /// A small town is found though a great many words begin with its name, and a street of its name is in many towns.
    @Test func shortNameOfASmallTown() throws {
        var world = TinyWorld()
        world.add("cast", .locality, "Cast", people: 40)
        world.add("main-cast", .street, "Main Street", in: "cast") { $0.importance = 0.01 }
        for number in 0..<6_000 {
            world.add("\(number)", .business, "Main Street Castle\(number)") { $0.importance = 0.5 }
        }
        #expect(try world.backend().ids("Main Street, Cast", page: .init(limit: 3)).first == "main-cast")
    }

    /// A typo in the town of an address is reported, and does not lead to a street of that name.
    @Test func typoInTheTownOfAnAddress() throws {
        var world = TinyWorld()
        world.add("giljan", .locality, "San Ġiljan", people: 10_000)
        world.add("wilga", .street, "Triq il-Wilġa", in: "giljan") { $0.postTowns = ["Paceville"] }
        let backend = try world.backend()
        #expect(try backend.first("Triq il-Wilga, Paceville")?.matchQuality == .exact)
        #expect(try backend.first("Triq il-Wilga, Paceivlle")?.matchQuality == .corrected)
        world.add("paceville", .street, "Triq Paceville", in: "giljan")
        #expect(try world.backend().first("Triq Paceivlle, San Giljan")?.key == "paceville")
    }

    /// An area of the address neither takes a name from the object nor leads to another of its names.
    @Test func nameThatIsAlsoAnAreaOfTheAddress() throws {
        var world = TinyWorld()
        world.add("naples", .locality, "Naples", people: 900_000) {
            $0.localizedNames = ["it": "Napoli"]
            $0.postTowns = ["Napoli"]
        }
        world.add("san", .locality, "San Francisco", people: 800_000) {
            $0.alternateNames = ["San Pancho"]
            $0.postTowns = ["City of San Francisco"]
        }
        world.add("other", .locality, "San Francisco", people: 80_000)
        let backend = try world.backend()
        #expect(try backend.ids("Napoli") == ["naples"])
        #expect(try backend.ids("San Francisc") == ["san", "other"])
    }

    /// A letter that is folded to two is one letter to whoever leaves it out, mistakes it or types it too early or late.
    @Test(
        arguments: [
            "Hauptstrae 5, Satriano", "Hauptstrabe 5, Satriano", "Hauptstraeß 5, Satriano", "Hauptstrßae, Satriano",
            "Hauptstrae", "Satriano Hauptstrae 5", "Lrdal Vei, Satriano",
        ])
    func typoInALetterFoldedToTwo(text: String) throws {
        var world = TinyWorld()
        world.add("town", .locality, "Satriano", 41.9, 14.7, people: 5_000)
        world.add("street", .street, "Hauptstraße", 41.9, 14.7, in: "town") {
            $0.houses = [IndexRecord.House(number: "5", coordinate: $0.coordinate)]
        }
        world.add("nordic", .street, "Lærdal Vei", 41.9, 14.7, in: "town")
        let object = try #require(try world.backend().first(text))
        #expect(object.name.hasPrefix(text.hasPrefix("Lr") ? "Lærdal" : "Hauptstraße"))
        #expect(object.matchQuality == .corrected)
    }

    /// Of two towns that a typo may mean, the likelier typo decides and not the larger town.
    @Test func likelierTypoInTheTown() throws {
        var world = TinyWorld()
        for (town, people) in [("Asopós", 50), ("Ássos", 500_000), ("Aspis", 5_000)] {
            world.add(town, .locality, town, people: people)
            world.add("main-" + town, .street, "Main Street", in: town)
        }
        let backend = try world.backend()
        // Aspis has one vowel for another; Asopós lacks a letter, and Ássos has another consonant.
        #expect(try backend.first("Main Street, Aspos")?.key == "main-Aspis")
        #expect(try backend.first("Main Street, Asssos")?.key == "main-Ássos")
    }

    /// Of two towns that differ in accents, the one as typed is meant; missing accents in the text are not evidence.
    @Test func accentsOfTheTown() throws {
        var world = TinyWorld()
        for (town, people) in [("Babadağ", 50), ("Babadag", 500_000), ("Zürich", 400_000), ("Zurich", 40)] {
            world.add(town, .locality, town, people: people)
            world.add("main-" + town, .street, "Main Street", in: town)
        }
        let backend = try world.backend()
        #expect(try backend.first("Main Street, Babadağ")?.key == "main-Babadağ")
        #expect(try backend.first("Main Street, Babadag")?.key == "main-Babadag")
        #expect(try backend.first("Main Street, Zurich")?.key == "main-Zürich")
        #expect(try backend.first("Main Street, Zürich")?.key == "main-Zürich")
    }

    /// A country that is named is a condition in whatever language, and no typo of a town.
    @Test(arguments: ["Main Street, Mali", "Main Street, Suomi", "Main Street, Hrvatska"])
    func countriesAreNoTypos(text: String) throws {
        var world = TinyWorld()
        for town in ["Madi", "Suomu", "Hrvatsk"] {
            world.add(town, .locality, town, people: 500)
            world.add("main-" + town, .street, "Main Street", in: town)
        }
        #expect(try world.backend().ids(text) == [])
    }

    /// A repeated word is in the name and in the town.
    @Test func townInTheNameAndBehindIt() throws {
        var world = TinyWorld()
        world.add("london", .locality, "London", people: 8_000_000)
        world.add("part", .district, "Clerkenwell", in: "london") { $0.importance = 0.32 }
        world.add("hotel", .business, "Clerkenwell London", in: "part") { $0.importance = 0.17 }
        let backend = try world.backend()
        #expect(try backend.ids("Clerkenwell London, London") == ["hotel", "part"])
        #expect(try backend.ids("Clerkenwell London") == ["hotel", "part"])
        #expect(try backend.ids("London London").first == "london")
    }

    /// Of answers that leave words out the one that leaves out less, however well known the other is.
    @Test func lessLeftOutComesFirst() throws {
        var world = TinyWorld()
        world.add("malta", .country, "Malta", people: 500_000)
        world.add("valletta", .locality, "Valletta", in: "malta") { $0.importance = 0.72 }
        world.add("street", .street, "Triq ir-Repubblika", in: "valletta") {
            $0.houses = [IndexRecord.House(number: "20", coordinate: $0.coordinate)]
        }
        let backend = try world.backend()
        let found = try backend.ids("20 Triq Ir-Repubblika, Valletta VLT 04, Malta")
        #expect(found.first == "street#20", "\(found)")
        #expect(try backend.ids("Quay 2, Valletta").first == "valletta")
    }

    /// The town of an address is the town, although the name of a street in it contains its name.
    @Test func townAndNotTheStreetOfItsName() throws {
        var world = TinyWorld()
        world.add("london", .locality, "London", people: 8_000_000)
        world.add("road", .street, "London Road", in: "london")
        world.add("there", .business, "Costa", in: "road")
        world.add("elsewhere", .business, "Costa", in: "london") { $0.importance = 0.1 }
        #expect(try world.backend().ids("Costa, London") == ["there", "elsewhere"])
    }

    /// Each of these means one place before all others.
    private static let meanings: [(text: String, key: String)] = [
        // Names as they are, in any case, with and without marks.
        ("Paris", "paris"), ("paris", "paris"), ("PARIS", "paris"), ("  paris  ", "paris"), ("Paris,", "paris"),
        ("Düsseldorf", "dusseldorf"), ("Dusseldorf", "dusseldorf"), ("Duesseldorf", "dusseldorf"),
        ("Gießen", "giessen"), ("Giessen", "giessen"), ("GIESSEN", "giessen"), ("Łódź", "lodz"), ("lodz", "lodz"),
        ("München", "munich"), ("Muenchen", "munich"), ("Munchen", "munich"), ("Munich", "munich"),
        ("Halle", "halle"), ("Halle (Saale)", "halle"), ("Halle Saale", "halle"), ("Bruges", "bruges"),
        // Apostrophes and hyphens.
        ("L'viv", "lviv"), ("Lviv", "lviv"), ("L’viv", "lviv"), ("L'Aquila", "aquila"), ("Aquila", "aquila"),
        ("Ile de France", "idf"), ("Île-de-France", "idf"),
        // Scripts.
        ("Москва", "moscow"), ("москва", "moscow"), ("Moscow", "moscow"), ("Moskva", "moscow"), ("Париж", "paris"),
        ("Львів", "lviv"), ("القاهرة", "cairo"), ("القاهره", "cairo"), ("東京都", "tokyo"), ("東京", "tokyo"),
        ("巴黎", "paris"),
        ("慕尼黑", "munich"), ("新宿区", "shinjuku"), ("東京都新宿区", "shinjuku"), ("日本東京都新宿区", "shinjuku"),
        // Words run together and apart.
        ("newyork", "nyc"), ("new york", "nyc"), ("Düssel dorf", "dusseldorf"),
        // Prefixes.
        ("Düsseld", "dusseldorf"), ("chic", "chicago"), ("Moskv", "moscow"), ("モスクワ", ""),
        ("Springf", "springfield-ma"),
        // One edit: a letter left out, too many, another, two transposed.
        ("Chcago", "chicago"), ("Chiccago", "chicago"), ("Chikago", "chicago"), ("Chiacgo", "chicago"),
        ("Мсква", "moscow"), ("Clevland", "cleveland"), ("Springfeild IL", "springfield-il"),
        // Two edits with the first letter right.
        ("Dusselldorff", "dusseldorf"), ("Springfelid", "springfield-ma"),
        ("Massachusets Springfield", "springfield-ma"),
        // Contexts.
        ("Paris, TX", "paris-tx"), ("Paris TX", "paris-tx"), ("Paris Texas", "paris-tx"), ("texas paris", "paris-tx"),
        ("Paris, Texas, United States", "paris-tx"), ("Paris, France", "paris"), ("Paris, FR", "paris"),
        ("Paris Frankreich", "paris"), ("Paris, Francia", "paris"), ("Париж Франция", "paris"), ("巴黎 法国", "paris"),
        ("Springfield, IL", "springfield-il"), ("Springfield, MA", "springfield-ma"),
        ("Springfield OH", "springfield-oh"),
        ("Springfield Illinois USA", "springfield-il"), ("IL Springfield", "springfield-il"),
        ("Springfield, Ohio, Vereinigte Staaten", "springfield-oh"), ("Springfield Illin", "springfield-il"),
        ("Atlanta, Georgia", "atlanta"), ("Tbilisi, Georgia", "tbilisi"), ("Munich, Deutschland", "munich"),
        ("München, Allemagne", "munich"), ("Paris, United States", "paris-tx"),
        ("Springfield Massachusetts America", "springfield-ma"),
        // Codes.
        ("JFK", "jfk"), ("jfk", "jfk"), ("USA", "us"), ("IL", "IL"), ("DE", "de"), ("FRA", "fr"),
        // Bare names of two kinds of places.
        ("Georgia", "georgia"), ("New York", "nyc"), ("Texas", "TX"), ("Deutschland", "de"),
    ]

    @Test(arguments: meanings)
    func meaning(text: String, key: String) throws {
        let first = try Self.backend.get().first(text)
        #expect(first?.key ?? "" == key, "\(text) is taken for \(first?.name ?? "nothing")")
    }

    /// Nothing like it is there, and nothing is made of it.
    @Test(arguments: [
        "qxzvwk", "zzzzzzzz", "…", "-", "()", "🏳️‍🌈", "12345", "北海道札幌市", "ქართული", "x",
    ])
    func nothing(text: String) throws {
        let response = try Self.backend.get().answer(.text(text))
        #expect(response.objects.map(\.name) == [])
        #expect(response.metadata.found == 0)
        #expect(response.metadata.correctedRequestText == nil)
    }

    // MARK: Codes

    /// A code is met whole and by the letter, not by its beginning and not misspelt.
    @Test(arguments: ["JF", "JFKX", "JKF", "JFQ", "UZA"])
    func codesAreExact(text: String) throws {
        let found = try Self.backend.get().ids(text)
        #expect(!found.contains("jfk") && !found.contains("us"))
    }

    // MARK: Order

    /// The exact name first, however small the place; then the misspelling of a metropolis.
    @Test func exactOutranksCorrected() throws {
        var world = TinyWorld()
        world.add("village", .locality, "Bostan", people: 50)
        world.add("city", .locality, "Boston", people: 20_000_000) { $0.capital = .country }
        let backend = try world.backend()
        #expect(try backend.ids("Bostan").first == "village")
        #expect(try backend.ids("Boston").first == "city")
        #expect(try backend.answer(.text("Bostan")).metadata.correctedRequestText == nil)
    }

    // With random names: if the text is the name of a place, such a place is first.
    //
    // The names are without the letters of an umlaut: `caeba` may be meant for `Cäba`.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func exactOutranksCorrectedAmongRandomNames(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var world = TinyWorld()
        var names: [String] = []
        for number in 0..<120 {
            let length = Int.random(in: 4...7, using: &generator)
            let name = String((0..<length).map { _ in "bcdfiko".randomElement(using: &generator)! })
            names.append(name)
            world.add("\(number)", .locality, name, people: Int.random(in: 0...5_000_000, using: &generator))
        }
        let backend = try world.backend()
        for name in names {
            guard try backend.first(name)?.name == name else {
                Issue.record("seed \(seed): \(name) is taken for \(String(describing: try backend.first(name)?.name))")
                return
            }
        }
    }

    /// Of two corrections the likelier typo is first, at equal importance.
    @Test func likelierSlipFirst() throws {
        var world = TinyWorld()
        world.add("other", .locality, "Marlenborg", people: 1000)
        world.add("sound", .locality, "Marlenburk", people: 1000)
        world.add("far", .locality, "Marlenbuxx", people: 1000)
        let found = try world.backend().answer(.text("Marlenburg")).objects
        #expect(found.map(\.key).prefix(2) == ["sound", "other"] || found.map(\.key).prefix(2) == ["other", "sound"])
        #expect(found.prefix(2).allSatisfy { $0[MatchMetadata.self]?.edits == 1 })
    }

    @Test func wholeNameBeforeLongerOnes() throws {
        let backend = try TinyWorld.places(["San Francisco Bay", "San Francisco", "San Francisco del Rincón"])
        #expect(try backend.ids("San Francisco").first == "1")
    }

    @Test func betterKnownFirst() throws {
        #expect(try Self.backend.get().ids("Springfield") == ["springfield-ma", "springfield-il", "springfield-oh"])
        #expect(try Self.backend.get().ids("Paris").prefix(2) == ["paris", "paris-tx"])
    }

    // MARK: Correction

    @Test(arguments: [
        ("Chcago", "chicago"), ("Chcago, IL", "chicago, IL"), ("Springfield Massachusets", "Springfield massachusetts"),
    ])
    func correctedTextIsReported(text: String, corrected: String) throws {
        let metadata = try Self.backend.get().answer(.text(text)).metadata
        #expect(metadata.requestText == text)
        #expect(metadata.correctedRequestText == corrected)
    }

    @Test(arguments: ["Chicago", "chicago", "Duesseldorf", "Paris, TX", "newyork", "Düsseld", "Moskva", "東京"])
    func nothingIsReportedOfTextThatIsRight(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).metadata.correctedRequestText == nil)
    }

    @Test func correctionCanBeOff() throws {
        let byTheLetter = SearchOptions(disablesSpellingCorrection: true)
        #expect(try Self.backend.get().ids("Chcago", options: byTheLetter) == [])
        #expect(try Self.backend.get().ids("Chicago", options: byTheLetter) == ["chicago"])
        #expect(try Self.backend.get().ids("chica", options: byTheLetter) == ["chicago"])
    }

    @Test func editsAreCounted() throws {
        let backend = try Self.backend.get()
        for (text, edits) in [("Chicago", 0), ("Chcago", 1), ("Dusselldorff", 2), ("Duesseldorf", 0)] {
            #expect(try backend.first(text)?[MatchMetadata.self]?.edits == edits, "\(text)")
        }
    }

    /// Short words, numbers and words of another script are not corrected.
    @Test(arguments: [("Lyo", true), ("Lxon", true), ("Lxn", false), ("Pxrs", false), ("1yon", true)])
    func shortWordsAreNotCorrectedMuch(text: String, isFound: Bool) throws {
        #expect(try Self.backend.get().ids(text).isEmpty == !isFound)
    }

    // MARK: Words that match nothing

    @Test(arguments: [
        ("qxz, Chicago", "chicago", ["qxz"]), ("Qxzvwk, Düsseldorf", "dusseldorf", ["Qxzvwk"]),
        ("Cleveland 😀 zzz Ohio", "cleveland", ["zzz"]), ("Lyon qxz", "lyon", ["qxz"]),
    ])
    func unmatchedWordsAreReported(text: String, key: String, words: [String]) throws {
        let first = try Self.backend.get().first(text)
        #expect(first?.key == key)
        #expect(first?[MatchMetadata.self]?.unmatchedWords == words)
    }

    /// A text that is mostly something else finds nothing, unless it begins with a large city.
    @Test(arguments: ["Gießen qxzvwkqxzvwk", "Gießen qxz", "a b c d e f g h"])
    func textThatIsMostlyUnmatchedFindsNothing(text: String) throws {
        #expect(try Self.backend.get().ids(text) == [])
    }

    /// Fully matched objects report none.
    @Test func nothingIsUnmatchedInGoodAnswers() throws {
        for text in ["Paris, TX", "Springfield Illinois USA", "東京都新宿区", "newyork", "L'viv"] {
            #expect(try Self.backend.get().first(text)?[MatchMetadata.self]?.unmatchedWords == [], "\(text)")
        }
    }

    @Test func score() throws {
        let found = try Self.backend.get().answer(.text("Springfield")).objects
        let scores = found.compactMap { $0[MatchMetadata.self]?.score }
        #expect(scores.count == found.count)
        #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 >= $1 })
    }
}
