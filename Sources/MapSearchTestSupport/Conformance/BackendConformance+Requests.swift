import MapGeometry
import MapSearch

extension BackendConformance {
    private static let tooLongText = String(repeating: "straße 1 ", count: 100_000)
    private static let longestTexts = ["a", "a ", "9 ", "ß ", "\u{301}", "漢"].map {
        String(repeating: $0, count: SearchRequest.maximumTextLength / $0.utf8.count)
    }

    /// Checks of invalid requests.
    static func requestChecks(_ fixture: BackendFixture) -> [Check] {
        [
            Check("A text without letters is an empty query.", fixture) { probe in
                for text in ["", " ", "\t\n", "\u{3000}\u{A0}"] {
                    try await probe.expect(.emptyQuery, for: .text(text), "the text \(text.debugDescription)")
                }
            },
            Check("An address without fields and a blank identifier are empty queries.", fixture) { probe in
                try await probe.expect(.emptyQuery, for: .uri(" "), "a blank identifier")
                try await probe.expect(.emptyQuery, for: .address(PostalAddress()), "an address without fields")
            },
            Check("A coordinate that is not on Earth is invalid.", fixture) { probe in
                for (latitude, longitude) in [(Double.nan, 0), (0, Double.infinity), (90.5, 0), (0, -180.5)] {
                    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
                    let what = "\(latitude), \(longitude)"
                    try await probe.expect(.invalidCoordinate, for: .text("a", in: .point(coordinate)), "near \(what)")
                    try await probe.expect(.invalidCoordinate, for: .reverse(coordinate), what)
                }
            },
            Check("An invalid page is a bad request.", fixture) { probe in
                for (offset, limit) in [(-1, 10), (0, 0), (0, -5), (0, 1001), (Int.max, 10)] {
                    let page = SearchRequest.Page(offset: offset, limit: limit)
                    let what = "offset \(offset), limit \(limit)"
                    try await probe.expect(.badRequest, for: .text(fixture.query, page: page), what)
                }
            },
            Check("A text of a megabyte is rejected quickly as too long.", fixture) { probe in
                try await probe.expect(.queryTooLong, for: .text(tooLongText), "a text of a megabyte")
            },
            Check("The longest allowed text gets an answer.", fixture) { probe in
                for text in longestTexts {
                    do {
                        _ = try await probe.response(to: .text(text))
                    } catch is Skip {
                        throw Skip(lacks: .longTexts)
                    }
                }
            },
            Check("An unknown identifier is not found.", fixture) { probe in
                try await probe.expect(.notFound, for: .uri(fixture.unknownURI), "the unknown \(fixture.unknownURI)")
            },
            Check("A text that matches nothing returns an empty or corrected result, not an error.", fixture) {
                probe in
                for text in ["qxzvwkjq", "🏳️‍🌈👩‍👩‍👧", "\u{0}\u{1}", "%_'\"\\;--", "((((((", "\u{202E}abc"] {
                    _ = try await probe.response(to: .text(text))
                }
            },
        ]
    }

    /// Checks of objects and answers.
    static func resultChecks(_ fixture: BackendFixture) -> [Check] {
        [
            Check("Each object has a name and a valid coordinate.", fixture) { probe in
                for object in try await probe.someObjects() {
                    try probe.expect(!object.name.isEmpty, "an object has no name: \(object)")
                    try probe.expect(object.coordinate.isValid, "\(object.name) is at \(object.coordinate)")
                }
            },
            Check("The same request gives the same objects.", fixture) { probe in
                let first = try await probe.someObjects()
                let second = try await probe.someObjects()
                try probe.expect(first.map(\.id) == second.map(\.id), "the objects of two equal requests differ")
            },
            Check("The number of results found is at least the number returned.", fixture) { probe in
                let response = try await probe.response(to: .text(fixture.query))
                let given = response.collection.children.count
                try probe.expect(response.metadata.found >= given, "found \(response.metadata.found), gave \(given)")
            },
            Check("Matched spans are inside the name.", fixture) { probe in
                for object in try await probe.someObjects() {
                    for span in object[MatchMetadata.self]?.spans ?? [] {
                        try probe.expect(span.range(in: object.name) != nil, "\(span) is not in \(object.name)")
                    }
                }
            },
            Check("The identifier of a result resolves to the object.", fixture) { probe in
                let objects = try await probe.someObjects().prefix(5).filter { $0.uri != nil }
                guard !objects.isEmpty else { throw Skip(.uri, "no result has an identifier") }
                for object in objects {
                    guard let uri = object.uri else { continue }
                    let found = try await probe.objects(.uri(uri)).first
                    try probe.expect(found?.uri == uri, "\(uri) resolves to \(found?.uri ?? "nothing")")
                    try probe.expect(found?.kind == object.kind, "\(uri) changes its kind")
                }
            },
            Check("A reverse search finds something at a result, and at the fixture's coordinate.", fixture) { probe in
                let coordinates = try await probe.someObjects().prefix(3).map(\.coordinate)
                for coordinate in coordinates + [fixture.coordinate] {
                    let found = try await probe.objects(.reverse(coordinate))
                    try probe.expect(!found.isEmpty, "there is nothing at \(coordinate)")
                }
            },
            Check("A reverse search works at the poles and on the 180th meridian.", fixture) { probe in
                for (latitude, longitude) in [(90.0, 0.0), (-90, 0), (0, 180), (0, -180), (90, -180)] {
                    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
                    _ = try await probe.response(to: .text(fixture.query, in: .point(coordinate)))
                    _ = try await probe.response(to: .reverse(coordinate))
                }
            },
            Check("Blank text gives no suggestions, and other text no more than the limit.", fixture) { probe in
                let blank = try await probe.suggestions(for: SuggestRequest(text: " "))
                try probe.expect(blank.isEmpty, "blank text suggests \(blank.count) lines")
                let request = SuggestRequest(text: fixture.broadQuery ?? fixture.query, limit: 3)
                let lines = try await probe.suggestions(for: request)
                try probe.expect(!lines.isEmpty, "\"\(request.text)\" suggests nothing")
                try probe.expect(lines.count <= 3, "a limit of 3 gives \(lines.count) suggestions")
                try probe.expect(lines.allSatisfy { !$0.title.isEmpty }, "a suggestion has no title")
            },
        ]
    }
}
