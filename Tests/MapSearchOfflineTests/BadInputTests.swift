import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// Invalid requests: a typed error or an answer, never a crash.
@Suite struct BadInputTests {
    private static let backend = TinyWorld.earthBackend

    private func code(_ request: SearchRequest) throws -> SearchError.Code? {
        do {
            _ = try Self.backend.get().answer(request)
            return nil
        } catch let error as SearchError {
            #expect(!error.message.isEmpty)
            return error.code
        }
    }

    @Test(arguments: ["", " ", "\n\r\t", "\u{A0}\u{2003}\u{3000}"])
    func emptyText(text: String) throws {
        #expect(try code(.text(text)) == .emptyQuery)
    }

    @Test func tooLongText() throws {
        #expect(try code(.text(String(repeating: "Straße 1 ", count: 120_000))) == .queryTooLong)
        #expect(try code(.uri(String(repeating: "x", count: 1 << 20))) == .queryTooLong)
    }

    /// As long as may be, of every sort.
    @Test(arguments: [
        "a", "a ", "paris ", "9 ", "ß", "\u{301}", "漢", "🏳️‍🌈", "a'", "-", "'", "\u{200B}", "ا", "ﷺ", "(", "a.b.",
    ])
    func longestText(unit: String) throws {
        let text = "x" + String(repeating: unit, count: (SearchRequest.maximumTextLength - 1) / unit.utf8.count)
        #expect(try code(.text(text)) == nil)
        _ = try Self.backend.get().suggest(SuggestRequest(text: text))
    }

    /// Tags that are none: each part of a long one would be looked up.
    @Test(.timeLimit(.minutes(1)), arguments: ["-", "_", "de-", "de-x", "🇫🇷", ""])
    func longLanguages(unit: String) throws {
        let long = String(repeating: unit, count: 30_000)
        for languages in [[long], ["zh", long, "de-LI"], Array(repeating: "DE_li", count: 10_000)] {
            #expect(try code(.text("Paris", options: SearchOptions(languages: languages))) == nil)
        }
    }

    @Test(arguments: [
        "\u{0}", "\u{0}paris", "\u{1}\u{2}\u{7F}", "%s%n", "'; DROP TABLE", "\\", "\"", "\u{202E}sirap",
        "\u{FEFF}paris",
        "\u{FFFD}", "\u{10FFFF}", "....", "?!", "((((", "]]]", "‘’“”", "\u{E000}", "𝕻𝖆𝖗𝖎𝖘", "🇫🇷",
        "a\u{300}\u{301}\u{302}\u{303}",
        "1e400", "-0", "NaN", "null", "+", "#", "/", "//", "<script>",
    ])
    func oddText(text: String) throws {
        #expect(try code(.text(text)) == nil)
        _ = try Self.backend.get().suggest(SuggestRequest(text: text))
        _ = try Self.backend.get().answer(.text("Paris " + text + " France"))
    }

    /// Any Unicode scalars in any order.
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func randomText(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let blocks: [ClosedRange<UInt32>] = [
            0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0xE00...0xE7F, 0x1100...0x11FF,
            0x2000...0x206F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xFB00...0xFFFF, 0x1F300...0x1FAFF, 0...0x10FFFF,
        ]
        for _ in 0..<60 {
            let block = blocks.randomElement(using: &generator)!
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...20, using: &generator) {
                let other =
                    Int.random(in: 0..<4, using: &generator) == 0 ? blocks.randomElement(using: &generator)! : block
                if let scalar = Unicode.Scalar(UInt32.random(in: other, using: &generator)) { text.append(scalar) }
            }
            do {
                let response = try Self.backend.get().answer(.text(String(text)))
                let isSound = response.objects.allSatisfy { object in
                    object[MatchMetadata.self]?.spans.allSatisfy { $0.range(in: object.name) != nil } ?? false
                }
                guard isSound else {
                    Issue.record("seed \(seed): \(String(text).debugDescription)")
                    return
                }
            } catch SearchError.Code.emptyQuery {
                continue
            }
        }
    }

    private static let wrong: [Coordinate] = [
        (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity), (90.1, 0), (0, 180.1), (-1e300, 1e300),
    ].map { Coordinate(latitude: $0.0, longitude: $0.1) }

    @Test(arguments: wrong)
    func coordinateOffTheEarth(coordinate: Coordinate) throws {
        #expect(try code(.reverse(coordinate)) == .invalidCoordinate)
        #expect(try code(.text("Paris", in: .point(coordinate))) == .invalidCoordinate)
        #expect(try code(.text("Paris", options: .init(userPosition: coordinate))) == .invalidCoordinate)
        #expect(try code(.text("Paris", options: .init(sort: .distance(from: coordinate)))) == .invalidCoordinate)
        let circle = CircularRegion(center: coordinate, radius: 10)
        #expect(try code(.text("Paris", in: .circle(circle))) == .invalidCoordinate)
        let polygon = Polygon(outer: [coordinate, coordinate, coordinate])
        #expect(try code(.text("Paris", in: .polygon(polygon, .required))) == .invalidCoordinate)
    }

    @Test func areasWithoutExtent() throws {
        let paris = Coordinate(latitude: 48.857, longitude: 2.352)
        #expect(try code(.text("Paris", in: .bounds(.empty, .required))) == .badRequest)
        for radius in [-1, Double.nan, .infinity] {
            #expect(try code(.text("Paris", in: .circle(.init(center: paris, radius: radius)))) == .badRequest)
        }
        #expect(try code(.text("Paris", in: .polygon(Polygon(outer: [paris, paris]), .required))) == .badRequest)
        #expect(try code(.text("Paris", in: .polyline(Polyline([])))) == .badRequest)
        // No extent, but a place.
        #expect(try code(.text("Paris", in: .polyline(Polyline([paris])))) == nil)
        #expect(try code(.text("Paris", in: .polygon(Polygon(outer: [paris, paris, paris]), .required))) == nil)
        #expect(try code(.text("Paris", in: .circle(.init(center: paris, radius: 1e12), .required))) == nil)
    }

    @Test(arguments: [-1, 22.5, Double.nan, .infinity, -.infinity])
    func zoomOutOfRange(zoom: Double) throws {
        #expect(try code(.reverse(Coordinate(latitude: 1, longitude: 1), zoom: zoom)) == .badRequest)
    }

    @Test(arguments: [(-1, 10), (0, 0), (0, 1001), (Int.max, 10), (Int.min, 1), (0, Int.max)])
    func pageOutOfRange(offset: Int, limit: Int) throws {
        #expect(try code(.text("Paris", page: .init(offset: offset, limit: limit))) == .badRequest)
    }

    @Test func emptyAddress() throws {
        #expect(try code(.address(PostalAddress())) == .emptyQuery)
    }

    @Test func addressOfFields() throws {
        var address = PostalAddress()
        address.city = "Springfield"
        address.state = "IL"
        address.country = "United States"
        #expect(try Self.backend.get().answer(.address(address)).objects.first?.key == "springfield-il")
    }

    // MARK: Cancellation

    @Test func cancelledTask() async throws {
        let backend = try Self.backend.get()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await backend.response(to: .text("Paris"))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let suggestions = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await backend.suggestions(for: SuggestRequest(text: "Par"))
        }
        await #expect(throws: CancellationError.self) { try await suggestions.value }
    }

    /// A search that looks at many documents notices on the way; verification too.
    @Test func cancelledOnTheWay() async throws {
        let backend = try TinyWorld.places((0..<700).map { "Newton Number \($0)" })
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try backend.answer(.text("Newton Number", page: .init(limit: 1000)))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let line = Polyline([Coordinate(latitude: -80, longitude: -170), Coordinate(latitude: 80, longitude: 170)])
        let along = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try backend.answer(.text("Newton Number 7", options: SearchOptions(sort: .positionAlongLine(line))))
        }
        await #expect(throws: CancellationError.self) { try await along.value }
        let start = line.coordinates[0]
        let measured = Task {
            let measure = SearchSort.distanceFromLine(line).interruptibleMeasure()
            let before = measure?(start)
            withUnsafeCurrentTask { $0?.cancel() }
            return (before: before, after: measure?(start))
        }
        #expect(await measured.value.before ?? 1 < 0.001)
        #expect(await measured.value.after == .infinity)
        let verification = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try backend.index.verify()
        }
        await #expect(throws: CancellationError.self) { try await verification.value }
    }
}
