import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension OfflineIndex {
    /// Calls a function with the stored data of each object, in the order of the file.
    ///
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` if the index is damaged, errors of `body`, and
    ///   `CancellationError` if the current task is cancelled.
    /// - Complexity: O(*n*) in the number of objects; all shapes are in memory.
    package func forEachStoredObject(_ body: (StoredObject) throws -> Void) throws {
        var shapes = ShapeCollector(self, kinds: nil)
        try mappingFormatErrors {
            for box in FixedBounds.boxes(of: CoordinateBounds(south: -90, west: -180, north: 90, east: 180)) {
                try shapes.collect(box)
            }
        }
        for document in 0..<UInt32(objectCount) {
            if document.isMultiple(of: 1024) { try Task.checkCancellation() }
            try body(try mappingFormatErrors { try storedObject(document, shapes) })
        }
    }

    private func storedObject(
        _ document: UInt32, _ shapes: ShapeCollector
    ) throws(IndexFormatError) -> StoredObject {
        let row = try file.attributes[document]
        let record = try file.records.record(document, languages: nil)
        var object = StoredObject(
            uri: try uri(record), kind: try kind(of: document), name: record.name, coordinate: try file.coordinate(row))
        for (language, name) in record.localizedNames where language < languages.count {
            object.localizedNames[languages[language]] = name
        }
        try readNames(document, &object)
        let box = try file.box(of: document, record, isStreet: object.kind == .street)
        object.boundingBox = box.map { box in
            CoordinateBounds(
                south: FixedAngle.degrees(box.south), west: FixedAngle.degrees(box.west),
                north: FixedAngle.degrees(box.north), east: FixedAngle.degrees(box.east))
        }
        let shape = shapes.shapes(of: document)
        object.polygons = shape.polygons
        object.lines = shape.lines.map { Polyline($0) }
        object.population = record.population
        object.importance = Double(row.importance) / 65_535
        if let zooms = file.zooms { object.minimumZoom = try zooms[document] }
        if let container = row.container {
            object.parent = try uri(try file.containers.document(container))
        }
        object.countryCode = IndexFile.text(ofCountry: record.country)
        // Values of the container are implicit in an index, but not in its source: the time zone of a container is
        // that of most of its contents. An area has none unless its source says so.
        var zone = record.timeZone
        if zone == nil, !object.kind.spansTimeZones, let container = row.container {
            zone = try file.containers.timeZone(container)
        }
        if let zone { object.timeZone = try timeZone(zone) }
        object.water = record.water
        object.postcode = record.postcode
        try readDetails(document, &object)
        try readHouses(document, shapes, &object)
        object.entrances = try entrances(of: document, house: nil)?.entrances ?? []
        return object
    }

    /// The searchable names, as folded words.
    private func readNames(_ document: UInt32, _ object: inout StoredObject) throws(IndexFormatError) {
        let shown = Set(([object.name] + object.localizedNames.values).map(TextFolding.folded))
        var cursor = try file.forward.cursor(document)
        while let name = try file.forward.next(&cursor) {
            guard [.alternate, .code, .town].contains(name.role) else { continue }
            var bytes: [UInt8] = []
            for term in 0..<name.termCount {
                if term > 0 { bytes.append(UInt8(ascii: " ")) }
                try file.dictionary.appendTerm(Int(try name.term(term)), to: &bytes)
            }
            let text = String(streamSafe: bytes)
            switch name.role {
            case .code: object.codes.append(text.uppercased())
            case .town: object.postTowns.append(text)
            default: if !shown.contains(text) { object.alternateNames.append(text) }
            }
        }
    }

    private func readDetails(_ document: UInt32, _ object: inout StoredObject) throws(IndexFormatError) {
        guard let details = file.details else { return }
        var business = BusinessMetadata(name: object.name)
        var isBusiness = object.kind == .business
        for detail in try details.details(of: document) {
            switch DecodedDetail(detail.key, detail.parts) {
            case .houseNumber(let number)?:
                object.houseNumber = number
                continue
            case .category(let category)?:
                let isNamed = detail.parts.count > 1 && !detail.parts[1].isEmpty
                business.categories.append(PlaceCategory(id: category.id, name: isNamed ? category.name : ""))
            case .phone(let phone)?: business.phones.append(phone)
            case .link(let link)?: business.links.append(link)
            case .chain(let chain)?: business.chains.append(chain)
            case .feature(let feature)?: business.features.append(feature)
            case .openingHours(let text)?: business.openingHoursText = text
            case nil: continue
            }
            isBusiness = true
        }
        if isBusiness { object.business = business }
    }

    private func readHouses(
        _ document: UInt32, _ shapes: ShapeCollector, _ object: inout StoredObject
    ) throws(IndexFormatError) {
        guard let houses = file.houses, let number = try houses.entries.number(of: document) else { return }
        let entry = try houses.entry(number)
        let doors = try file.entrances?.entrances(of: document)?.houses ?? []
        for house in entry.houses {
            var postcode: String?
            if let place = house.postcode { postcode = try houses.postcode(place) }
            object.houses.append(
                StoredObject.House(
                    number: house.text, coordinate: Self.coordinate(house.latitude, house.longitude),
                    postcode: postcode,
                    outline: shapes.outline(ofHouseAt: (house.latitude, house.longitude), of: document),
                    entrances: doors.first { ($0.latitude, $0.longitude) == (house.latitude, house.longitude) }
                        .map(Self.entrances) ?? []))
        }
        for range in entry.ranges {
            object.houseRanges.append(
                StoredObject.HouseRange(
                    first: range.first, last: range.last, step: range.step,
                    line: Polyline(range.vertices.map { Self.coordinate($0.latitude, $0.longitude) })))
        }
    }

    static func coordinate(_ latitude: Int32, _ longitude: Int32) -> Coordinate {
        Coordinate(latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
    }
}
