/// A link to a place on a map site or in a map app, found in a text.
struct MapLink {
    let format: CoordinateFormat
    let range: Range<String.Index>
    private let host: Substring
    private let path: String
    private let fragment: String
    /// Names and values of the query, and of the fragment if it has the form of a query.
    private let items: [(name: String, value: String)]

    /// Finds the first link in a text: a word that contains `://`, a `geo:` URI, or a known host followed by a path.
    init?(firstIn text: Substring) {
        for word in text.split(whereSeparator: { $0.isWhitespace || "<>\"".contains($0) })
        where word.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }) {
            let trimmed = Self.withoutPunctuation(word)
            if let link = MapLink(trimmed) {
                self = link
                return
            }
        }
        return nil
    }

    private init?(_ word: Substring) {
        range = word.startIndex..<word.endIndex
        var rest: Substring
        if word.prefix(4).lowercased() == "geo:" {
            format = .geoURI
            host = ""
            rest = word.dropFirst(4)
        } else {
            format = .mapLink
            let scheme = Self.firstRange(of: "://", in: word)
            rest = scheme.map { word[$0.upperBound...] } ?? word
            host = rest.prefix { !"/?#".contains($0) }
            guard scheme != nil || Self.isMapHost(host.lowercased()) else { return nil }
            // App schemes such as om:// have no host; the place itself may be in its position.
            if host.contains("."), !host.contains(",") { rest = rest.dropFirst(host.count) }
        }
        let beforeFragment = rest.prefix { $0 != "#" }
        fragment = Self.decoded(rest.dropFirst(beforeFragment.count + 1))
        let rawPath = beforeFragment.prefix { $0 != "?" }
        path = Self.decoded(rawPath)
        var items: [(String, String)] = []
        for part in [beforeFragment.dropFirst(rawPath.count + 1), rest.dropFirst(beforeFragment.count + 1)] {
            for item in part.split(separator: "&") {
                let name = item.prefix { $0 != "=" }
                guard name.count < item.count else { continue }
                items.append((Self.decoded(name).lowercased(), Self.decoded(item.dropFirst(name.count + 1))))
            }
        }
        self.items = items
    }

    /// Returns the place of the link: a marker rather than the centre of the map.
    ///
    /// - Parameter parser: Parses values written as text, such as `q=40°42'46"N 74°0'21"W`.
    /// - Returns: A valid coordinate; `nil` if the link has none.
    func coordinate(parser: CoordinateParser) -> Coordinate? {
        if format == .geoURI { return geoURICoordinate() }
        return googlePin() ?? namedCoordinates() ?? itemCoordinate(parser) ?? pathCoordinate(parser)
            ?? Self.zoomPlace(fragment)
    }

    // MARK: The parts of an address

    private func geoURICoordinate() -> Coordinate? {
        // geo:0,0?q=47.1,9.5(label) is Android's notation for a marker.
        if let query = items.first(where: { $0.name == "q" }), let place = Self.pair(query.value) { return place }
        return Self.pair(path.prefix { $0 != ";" })
    }

    /// Google writes the place itself as `!3d` and `!4d`; the numbers after the at sign are the camera position.
    private func googlePin() -> Coordinate? {
        let data = path + fragment + items.map(\.value).joined()
        guard let latitude = Self.lastNumber(after: "!3d", in: data),
            let longitude = Self.lastNumber(after: "!4d", in: data)
        else { return nil }
        return Self.valid(latitude, longitude)
    }

    private func namedCoordinates() -> Coordinate? {
        for (latitudeName, longitudeName) in [
            ("mlat", "mlon"), ("lat_to", "lon_to"), ("lat", "lon"), ("lat", "lng"), ("lat", "long"),
            ("latitude", "longitude"), ("y", "x"),
        ] {
            guard let latitude = value(latitudeName).flatMap({ Double($0) }),
                let longitude = value(longitudeName).flatMap({ Double($0) })
            else { continue }
            if let place = Self.valid(latitude, longitude) { return place }
        }
        return nil
    }

    private func itemCoordinate(_ parser: CoordinateParser) -> Coordinate? {
        for name in [
            "whatshere[point]", "poi[point]", "pt", "coordinate", "coordinates", "destination", "daddr", "q", "query",
            "text", "ll", "pp", "sp", "rtp", "to", "rtext", "m", "center", "cp", "c", "viewpoint", "cbll", "where1",
            "address", "map", "sll", "position", "point", "pin", "params",
        ] {
            guard let value = value(name) else { continue }
            if let place = place(in: value, named: name, parser) { return place }
        }
        return nil
    }

    private func place(in value: String, named name: String, _ parser: CoordinateParser) -> Coordinate? {
        switch name {
        case "whatshere[point]", "poi[point]", "pt", "m", "position":
            return Self.pair(value, longitudeFirst: true)
        case "ll":
            return Self.pair(value, longitudeFirst: writesLongitudeFirst)
        case "params":
            // Wikipedia writes 48_8_19_N_11_34_25_E_type:city.
            return parser.parse(value)?.coordinate
        case "rtext":
            return value.split(separator: "~").last.flatMap { Self.pair($0) }
        case "map" where value.split(separator: "/").count >= 3:
            return Self.zoomPlace(value)
        case "q", "query", "text", "destination", "daddr", "address", "where1":
            return Self.pair(value) ?? parser.parse(value).flatMap { $0.rest.isEmpty ? $0.coordinate : nil }
        default:
            // Bing writes sp=point.47.1_9.5_Name and rtp=~pos.47.1_9.5; Waze to=ll.47.1,9.5.
            let words = value.split(separator: "~").filter { $0.hasPrefix("p") || $0.hasPrefix("l") }
            return Self.pair(words.last.map { $0.drop { $0.isLetter || $0 == "." } } ?? value[...])
        }
    }

    private func pathCoordinate(_ parser: CoordinateParser) -> Coordinate? {
        let segments = path.split(separator: "/")
        if let camera = segments.first(where: { $0.hasPrefix("@") }), let place = Self.pair(camera.dropFirst()) {
            return places(segments, parser) ?? place
        }
        if let place = places(segments, parser) ?? Self.neighbours(segments) { return place }
        let lowerHost = host.lowercased()
        if let go = segments.firstIndex(of: "go"), go + 1 < segments.count,
            lowerHost.hasSuffix("osm.org") || lowerHost.hasSuffix("openstreetmap.org")
        {
            return MapShortLink.openStreetMap(segments[go + 1])
        }
        guard ["omaps.app", "ge0.me", "comaps.at"].contains(where: lowerHost.hasSuffix) || isAppHost else { return nil }
        return segments.first.flatMap { MapShortLink.organicMaps($0) }
    }

    /// The last segment of the path that is a coordinate: the end of a route.
    private func places(_ segments: [Substring], _ parser: CoordinateParser) -> Coordinate? {
        for segment in segments.reversed() where segment.contains(where: \.isNumber) && !segment.hasPrefix("@") {
            if segment.hasPrefix("data=") { continue }
            // Two whole numbers in a path are a date or a page.
            if segment.count(where: { $0 == "." }) >= 2 {
                // Kakao writes Name,37.5665,126.9780.
                let numbers = segment.first?.isLetter == true ? segment.drop { $0 != "," }.dropFirst() : segment
                if let place = Self.pair(numbers, longitudeFirst: writesLongitudeFirst) { return place }
            }
            if segment.contains("°"), let match = parser.parse(String(segment)), match.rest.isEmpty {
                return match.coordinate
            }
        }
        return nil
    }

    /// Two segments of the path that are decimal degrees: `/48.13861/11.57361`.
    private static func neighbours(_ segments: [Substring]) -> Coordinate? {
        func degrees(_ segment: Substring) -> Double? {
            segment.drop { $0 != "." }.count > 3 ? Double(segment) : nil
        }
        for (first, second) in zip(segments, segments.dropFirst()) {
            if let latitude = degrees(first), let longitude = degrees(second) { return valid(latitude, longitude) }
        }
        return nil
    }

    private func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

    /// Yandex and 2GIS write the longitude first, except in search texts and in routes.
    private var writesLongitudeFirst: Bool {
        let host = host.lowercased()
        return host.contains("yandex") || host.contains("2gis") || host.hasPrefix("ya.ru")
    }

    /// Whether the link has an app's scheme, immediately followed by the code of the place.
    private var isAppHost: Bool { !host.isEmpty && !host.contains(".") }
}

extension MapLink {
    private static func isMapHost(_ host: String) -> Bool {
        ["google.", "goo.gl", "apple.com", "openstreetmap.org", "osm.org", "yandex.", "bing.com", "omaps.app", "2gis."]
            .contains { host.contains($0) }
    }

    private static func withoutPunctuation(_ word: Substring) -> Substring {
        var word = word.drop { "([{'".contains($0) }
        while let last = word.last, ".,;!?]}'".contains(last) || last == ")" && !word.contains("(") {
            word.removeLast()
        }
        return word
    }

    private static func firstRange(of pattern: String, in text: Substring) -> Range<Substring.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(pattern) { return start..<text.index(start, offsetBy: pattern.count) }
            start = text.index(after: start)
        }
        return nil
    }

    /// The number after the last occurrence of a mark.
    private static func lastNumber(after mark: String, in text: String) -> Double? {
        var rest = text[...]
        var number: Double?
        while let range = firstRange(of: mark, in: rest) {
            rest = rest[range.upperBound...]
            number = Double(rest.prefix { $0.isNumber || $0 == "." || $0 == "-" })
        }
        return number
    }

    /// Reads two decimal numbers with a separator used in links between them; the rest is ignored.
    static func pair(_ text: some StringProtocol, longitudeFirst: Bool = false) -> Coordinate? {
        var rest = text[...].drop { $0 == " " }
        if rest.hasPrefix("loc:") { rest = rest.dropFirst(4) }
        func number() -> Double? {
            let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
            rest = rest.dropFirst(digits.count)
            return Double(digits)
        }
        guard let first = number() else { return nil }
        let separator = rest.prefix { ",~_; ".contains($0) }
        rest = rest.dropFirst(separator.count)
        guard !separator.isEmpty, separator.count <= 2, let second = number() else { return nil }
        if let next = rest.first, next.isLetter || next == "°" || next == "'" { return nil }
        return longitudeFirst ? valid(second, first) : valid(first, second)
    }

    /// Reads `15/47.1/9.5`, as OpenStreetMap and MapLibre write zoom level, latitude and longitude.
    private static func zoomPlace(_ text: String) -> Coordinate? {
        var value = text[...]
        if value.hasPrefix("map=") { value = value.dropFirst(4) }
        let parts = value.prefix { $0 != "&" }.split(separator: "/")
        guard parts.count >= 3, Double(parts[0]) != nil, let latitude = Double(parts[1]),
            let longitude = Double(parts[2])
        else { return nil }
        return valid(latitude, longitude)
    }

    private static func valid(_ latitude: Double, _ longitude: Double) -> Coordinate? {
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }

    /// Decodes percent encoding, and a plus sign as a space.
    private static func decoded(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                result.append(value)
                index += 3
            } else {
                result.append(bytes[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : bytes[index])
                index += 1
            }
        }
        return String(streamSafe: result)
    }
}
