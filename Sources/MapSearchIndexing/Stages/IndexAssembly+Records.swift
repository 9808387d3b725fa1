import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension IndexAssembly {
    mutating func describe(_ record: IndexRecord, _ document: Int) throws(IndexFormatError) {
        let number = Int(order[document])
        let kind = strings.number(record.kind.rawValue, in: .kinds)
        guard kind <= Int(UInt8.max) else { throw IndexFormatError(.tooLarge, section: .strings) }
        kinds.append(UInt8(kind))
        if facts.traits[number].contains(.isSettlement) {
            weights += repeatElement(0, count: kinds.count - weights.count)
            weights[document] = Self.weight(people: record.population ?? 0)
        }
        if let zoom = record.minimumZoom {
            zooms += repeatElement(0, count: document + 1 - zooms.count)
            zooms[document] = UInt8(clamping: zoom)
        }
        try recordWriter.append(fileRecord(record, number))
    }

    private mutating func fileRecord(_ record: IndexRecord, _ number: Int) -> RecordTable.Record {
        let (scheme, identifier) = Self.split(uri: record.uri)
        var entry = RecordTable.Record(
            name: record.name, scheme: strings.number(scheme, in: .schemes), identifier: identifier)
        entry.population = record.population.map { max($0, 0) }
        let parent = links.parents[number]
        // A value that is the same as the container's is omitted.
        if parent == RecordLinks.none || timeZones[parent] ?? 0 != facts.timeZones[number] {
            entry.timeZone = record.timeZone.map { strings.number($0, in: .timeZones) }
        }
        let course = record.lines.lazy.flatMap(\.coordinates)
        let box = record.boundingBox ?? (course.isEmpty ? nil : CoordinateBounds(covering: course))
        entry.box = box.map { box in
            RecordTable.Box(
                south: FixedAngle.clamping(box.south), west: FixedAngle.clamping(box.west),
                north: FixedAngle.clamping(box.north), east: FixedAngle.clamping(box.east))
        }
        // The extent of its houses is computed from them.
        if record.kind == .street, entry.box == Self.box(of: record.houses) { entry.box = nil }
        entry.localizedNames = record.localizedNames.sorted { $0.key < $1.key }.map { language, name in
            (strings.number(language.lowercased(), in: .languages), name)
        }
        entry.water = record.water
        entry.postcode = record.postcode
        if parent == RecordLinks.none { entry.country = facts.countries[number] }
        return entry
    }

    /// As computed by a reader, see ``HouseIndex``.
    private static func box(of houses: [IndexRecord.House]) -> RecordTable.Box? {
        guard let first = houses.first.map({ place($0.coordinate) }) else { return nil }
        var box = RecordTable.Box(
            south: first.latitude, west: first.longitude, north: first.latitude, east: first.longitude)
        for house in houses {
            let (latitude, longitude) = place(house.coordinate)
            box.south = min(box.south, latitude)
            box.west = min(box.west, longitude)
            box.north = max(box.north, latitude)
            box.east = max(box.east, longitude)
        }
        return box.south == box.north && box.west == box.east ? nil : box
    }

    /// "osm:n123" is the scheme "osm:n" and the number 123, "postcode:US-90210" is "postcode:US-" and 90210; a number that would
    /// change in the process stays text.
    private static func split(uri: String) -> (scheme: String, RecordTable.Identifier) {
        let end = uri.firstIndex(of: ":").map { uri.index(after: $0) } ?? uri.startIndex
        let rest = uri[end...]
        let digits = rest.utf8.reversed().prefix { $0.isASCIIDigit }.count
        let text = rest.suffix(digits)
        // A path that happens to end in a number is not a scheme; otherwise there would be as many schemes as streets.
        let letters = rest.utf8.dropLast(digits).filter { $0 != UInt8(ascii: "-") }.count
        if digits > 0, digits < 18, letters <= longestType, digits == 1 || text.first != "0",
            let number = Int(text)
        {
            return (String(uri.dropLast(digits)), .number(number))
        }
        return (String(uri[..<end]), .text(String(rest)))
    }

    /// Up to this many letters between a scheme and a number belong to the scheme, such as the type of an object or its country.
    private static let longestType = 2

    mutating func append(
        houses: [HouseIndex.House], postcodes: [String], of record: IndexRecord, _ document: Int
    ) throws(IndexFormatError) {
        guard !houses.isEmpty || !record.houseRanges.isEmpty else { return }
        let numbered = houses.map { house in
            var house = house
            house.postcode = house.postcode.map { self.houses.number(ofPostcode: postcodes[$0]) }
            return house
        }
        let ranges = record.houseRanges.map { range in
            HouseIndex.Range(
                first: range.first, last: range.last, step: range.step,
                vertices: range.line.coordinates.map { Self.place($0) })
        }
        try self.houses.append(
            HouseIndex.Entry(houses: numbered, ranges: ranges), of: UInt32(document))
    }
}
