import MapSearch
import MapSearchSnapshots
import MapSearchTestSupport
import Testing

@testable import SearchAsYouType

@Suite struct ScreenViewTests {
    private static func place(_ name: String, _ address: PostalAddress? = nil, longitude: Double = 8) -> GeoObject {
        let coordinate = Coordinate(latitude: 47, longitude: longitude)
        var object = address.map { Placemark(coordinate: coordinate, postalAddress: $0).object }
        object?.name = name
        return object ?? GeoObject(name: name, coordinate: coordinate, uri: "test:\(name)")
    }

    private static func found(_ objects: [GeoObject], for text: String) -> ScreenState {
        var state = ScreenState()
        _ = state.handle(.key(.paste(text)))
        _ = state.handle(.key(.enter))
        _ = state.handle(.found(objects, .loaded))
        return state
    }

    private static let bakery = PostalAddress(
        street: "Unter den Linden 77", subLocality: "", city: "Berlin", subAdministrativeArea: "", state: "",
        postalCode: "10117", country: "Germany", isoCountryCode: "DE")

    @Test func rowsHaveMatchesInBoldAndAddressesOfAnyHeight() {
        let state = Self.found([Self.place("Café Zürich", Self.bakery), Self.place("Zur Post")], for: "zur")
        let frame = ScreenView(columns: 40, rows: 12).frame(state)
        let lines = frame.lines.map { $0.text.trimmingSuffix() }
        #expect(lines[0] == "Search: zur")
        #expect(lines[1] == "2 results")
        #expect(
            lines[2...6] == [
                "▸1  Café Zürich", "    Unter den Linden 77", "    10117 Berlin", "    Germany", " 2  Zur Post",
            ])
        let bold = frame.lines[6].cells.filter { $0.style.contains(.bold) }.map(\.character)
        #expect(String(bold) == "Zur")
        #expect(frame.cursor == (0, 11))
    }

    @Test func theSecondLineSaysWhatThereIs() {
        func status(_ state: ScreenState) -> String {
            ScreenView(columns: 70, rows: 12).frame(state).lines[1].text.trimmingSuffix()
        }
        #expect(status(ScreenState()).hasPrefix("Type a place"))
        #expect(status(Self.found([], for: "xyz")).hasPrefix("Nothing found"))
        var corrected = ScreenState()
        _ = corrected.handle(.key(.paste("zurch")))
        _ = corrected.handle(.key(.enter))
        _ = corrected.handle(
            .found([Self.place("Zürich"), Self.place("Zürich")], .loaded, corrected: "zurich"))
        #expect(status(corrected) == "2 results for “zurich”")
        var page = ScreenState()
        _ = page.handle(.key(.paste("post")))
        _ = page.handle(.key(.enter))
        _ = page.handle(.found([Self.place("Post"), Self.place("Post")], .loaded, total: 124))
        #expect(status(page) == "2 of about 124 results")
    }

    @Test func theFootSaysWhatEscapeDoes() {
        func footer(_ state: ScreenState) -> String {
            ScreenView(columns: 70, rows: 12).frame(state).lines[11].text.trimmingSuffix()
        }
        #expect(footer(ScreenState()).hasSuffix("Esc leave"))
        #expect(footer(Self.found([Self.place("Post")], for: "post")) == "Esc go back")
        var searching = ScreenState()
        _ = searching.handle(.key(.paste("post")))
        _ = searching.handle(.key(.enter))
        #expect(footer(searching) == "Esc cancel")
    }

    @Test func placesOfOneNameHaveTheirKinds() {
        var town = Self.place("Vatican City")
        town.kind = .locality
        var country = Self.place("Vatican City")
        country.kind = .country
        let results = ScreenView(columns: 40, rows: 12).frame(Self.found([country, town], for: "vat")).lines.map(\.text)
        #expect(results[3].contains("country") && results[5].contains("locality"))
        var state = ScreenState()
        _ = state.handle(.key(.paste("vat")))
        _ = state.handle(.suggested([Suggestion(town)], .loaded))
        #expect(ScreenView(columns: 40, rows: 12).frame(state).lines[3].text.contains("locality"))
    }

    @Test func wordsThatWereNotFoundAreSaid() async {
        var object = Self.place("Vaduz")
        object[MatchMetadata.self] = MatchMetadata(score: 0, unmatchedWords: ["Hauptstrasse", "5"], quality: .partial)
        let words = "without “Hauptstrasse”, “5”"
        let detail = ScreenView(columns: 60, rows: 12).frame(Self.found([object], for: "x")).lines
        #expect(detail.contains { $0.text.hasPrefix(words) })
        let list = ScreenView(columns: 60, rows: 12).frame(Self.found([object, object], for: "x")).lines
        #expect(list.contains { $0.text.contains(words) })
        let backend = MockBackend()
        backend.enqueue(.objects([object]))
        var mode = LineMode(backend: backend)
        #expect(await mode.answer(to: "x").contains(words))
        #expect(await mode.answer(to: "1").contains(words))
    }

    @Test func everySizeIsDrawn() {
        let names = ["東京都", "Zürich", "القاهرة", "👩‍👩‍👧 family", "a\u{1B}[2J\u{202E}b", String(repeating: "x", count: 300)]
        let states = [
            ScreenState(), Self.found(names.enumerated().map { Self.place($1, longitude: Double($0) * 60) }, for: "東a"),
            Self.found([Self.place("Berlin", Self.bakery)], for: "b"),
            Self.found([], for: String(repeating: "長", count: 200)),
        ]
        for state in states {
            for columns in [0, 1, 2, 3, 7, 20, 71, 72, 73, 200] {
                for rows in [0, 1, 2, 3, 4, 5, 24, 60] {
                    let frame = ScreenView(columns: columns, rows: rows, attribution: "data: 東京").frame(state)
                    #expect(frame.lines.count == (columns == 0 ? 0 : rows))
                    #expect(frame.lines.allSatisfy { $0.width == columns }, "\(columns)x\(rows)")
                    #expect(frame.cursor.column < max(1, columns))
                    let output = frame.lines.map { $0.terminal(isPlain: true) }.joined()
                    #expect(!output.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
                }
            }
        }
    }

    @Test func theChosenRowIsAlwaysSeen() {
        var state = Self.found((1...40).map { Self.place("Place \($0)", Self.bakery) }, for: "place")
        for number in 1...40 {
            let text = ScreenView(columns: 50, rows: 12).frame(state).lines.map(\.text).joined(separator: "\n")
            #expect(text.contains("▸\(number)"), "\(number)")
            _ = state.handle(.key(.down))
        }
    }

    @Test func anObjectIsShownInFull() {
        var state = ScreenState()
        state.userPosition = Coordinate(latitude: 47, longitude: 7.9)
        _ = state.handle(.key(.paste("post")))
        _ = state.handle(.key(.enter))
        _ = state.handle(.found([Self.place("Post")], .loaded))
        let text = ScreenView(columns: 60, rows: 20).frame(state).lines.map(\.text).joined(separator: "\n")
        #expect(text.contains("Distance    7.6 km E"))
        #expect(text.contains("URI         test:Post"))
    }

    @Test func theMapHasThePinsAndTheOutlines() {
        let state = Self.found([Self.place("A", longitude: -60), Self.place("B", longitude: 60)], for: "x")
        let square = [(-10, -10), (-10, 10), (10, 10), (10, -10)].map {
            Coordinate(latitude: Double($0.0) + 47, longitude: Double($0.1))
        }
        var view = ScreenView(columns: 100, rows: 20)
        view.baseMap = { _ in BaseMap(areas: [.init(.land, [Polygon(outer: square)])]) }
        let map = view.frame(state).lines.map { String($0.text.drop { $0 != "│" }) }
        #expect(map.contains { $0.contains("1") && $0.contains("2") })
        #expect(map.joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    }

    @Test func aMapAcrossTheMeridianOf180IsNarrow() {
        let pins = [179.0, -179.0].map { Coordinate(latitude: -17, longitude: $0) }
        let map = CellMap(showing: pins, columns: 40, rows: 10)
        #expect(map.rect.width < MapRect.world.width / 4)
        let lines = map.lines(pins.enumerated().map { CellMap.Pin(coordinate: $1, label: "\($0 + 1)") })
        let text = lines.map(\.text).joined()
        #expect(text.contains("1") && text.contains("2"))
    }

    @Test func pinsThatTouchDoNotReadAsOneNumber() {
        let pins = (0..<12).map { number in
            CellMap.Pin(
                coordinate: Coordinate(latitude: 47, longitude: 8 + Double(number) / 100), label: "\(number + 1)")
        }
        let text = CellMap(showing: pins.map(\.coordinate), columns: 30, rows: 8).lines(pins).map(\.text).joined()
        #expect(text.filter { $0 != " " } == "1•7•")
    }

    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("한글", 4), ("ｶﾅ", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("❤️", 2),
        ("ไทย", 3), ("กำ", 2), ("\u{200B}", 0), ("شَارِع", 4),
    ])
    func textTakesCells(text: String, cells: Int) {
        #expect(CellWidth.of(text) == cells)
    }

    @Test func whatIsWrittenFromTheRightIsIsolated() {
        #expect(CellLine("1 القاهرة, Cairo").terminal(isPlain: true) == "1 \u{2068}القاهرة\u{2069}, Cairo")
        #expect(CellLine("Cairo").terminal(isPlain: true) == "Cairo")
        #expect(CellLine("a", .bold).terminal(isPlain: true) == "a")
        #expect(CellLine("a", .bold).terminal(isPlain: false) == "\u{1B}[0m\u{1B}[1ma\u{1B}[0m")
    }

    @Test func linesBreakAtBlanks() {
        #expect(CellLine("Unter den Linden 77").wrapped(to: 10).map(\.text) == ["Unter den", "Linden 77"])
        #expect(CellLine("東京都千代田区").wrapped(to: 5).map(\.text) == ["東京", "都千", "代田", "区"])
        #expect(CellLine("東京都").fitted(to: 4).text == "東… ")
    }

    @Test func linesDoWhereThereIsNoScreen() async {
        let backend = MockBackend()
        backend.enqueue(.objects([Self.place("Post", Self.bakery), Self.place("a\u{1B}b")]))
        backend.enqueue(.failure(SearchError.network()))
        var mode = LineMode(backend: backend)
        let list = await mode.answer(to: "post")
        #expect(list.hasPrefix("2 results\n1. Post"))
        #expect(!list.contains("\u{1B}"))
        #expect(await mode.answer(to: "1").contains("10117 Berlin"))
        #expect(await mode.answer(to: "7") == SearchError.network().message)
        var metadata = SearchMetadata(found: 20)
        metadata.correctedRequestText = "post"
        backend.enqueue(
            .response(
                SearchResponse(
                    objects: [Self.place("Post")], metadata: metadata, isOffline: true,
                    attributions: [Attribution(text: "© B")])))
        let corrected = await mode.answer(to: "pst")
        #expect(corrected == "1 of about 20 results for “post”\n1. Post, other\nData: © B")
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
