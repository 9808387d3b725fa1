import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Makes the objects that a client sees from what the index holds of them.
struct ObjectAssembler {
    private let index: OfflineIndex
    /// The numbers of the wanted languages in the index, best first.
    let languages: [Int]
    /// The wanted languages as they were asked for, for what is not in the index.
    private let languageTags: [String]
    private let source: any ObjectMetadata
    private let attributions: [Attribution]

    init(_ index: OfflineIndex, languages: [String], source: any ObjectMetadata, attributions: [Attribution]) {
        self.index = index
        self.source = source
        self.attributions = attributions
        languageTags = languages
        self.languages = languages.flatMap { tag in
            // "zh-Hant-TW" is met by "zh-hant" and then by "zh".
            sequence(first: tag.lowercased()) { tag in
                tag.lastIndex { $0 == "-" || $0 == "_" }.map { String(tag[..<$0]) }
            }.compactMap { candidate in
                index.languages.firstIndex(of: candidate.replacing("_", with: "-"))
            }
        }
    }

    /// An object, or a house of a street.
    ///
    /// `distance` says how far it is from the coordinate that it was found at, `match` how a query met its name.
    func object(
        _ document: UInt32, house: FoundHouse? = nil, distance: DistanceMetadata? = nil,
        match: (String, _ isPrimary: Bool) throws(IndexFormatError) -> MatchMetadata? = { _, _ in nil }
    ) throws(IndexFormatError) -> GeoObject {
        let file = index.file
        let row = try file.attributes[document]
        let record = try file.records.record(document, languages: languages)
        guard Int(row.kind) < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        let kind = index.kinds[Int(row.kind)]
        // No `??` on the record here: its closure would copy the record.
        var name = if let localized = record.localizedNames.first { localized.name } else { record.name }
        let details = try file.details?.details(of: document) ?? []
        let facts = details.isEmpty || house != nil ? nil : BusinessReader(details, name: name, languages: languageTags)
        // What has no name is told by what it is.
        if name.isEmpty, let business = facts?.business { name = business.name }
        var chain = try containers(row.container)
        if let number = facts?.houseNumber { chain.stand(at: number) }
        let coordinate = if let house { house.coordinate } else { try file.coordinate(row) }
        let description = Self.description(name: name, containers: chain.components)
        chain.end(at: name, kind, house)
        let postcode = if let postcode = house?.postcode { postcode } else { record.postcode }
        let country = if let country = chain.country { country } else { record.country }
        let address = Address(
            formatted: Self.line(name, kind, house, description), components: chain.components,
            postalCode: postcode, countryCode: IndexFile.text(ofCountry: country))
        var uri = try index.uri(record)
        if let house { uri += "#" + house.text }
        // In an area the nearest point is the coordinate itself.
        let balloonPoint = distance.map { $0.meters == 0 ? $0.origin : coordinate }
        let toponym = try toponym(of: record, at: address, house, balloonPoint, record.timeZone ?? chain.timeZone)
        var values: [any ObjectMetadata] =
            if let distance {
                [toponym, URIMetadata(uri: uri), source, distance]
            } else if let match = try match(name, record.localizedNames.isEmpty) {
                [toponym, URIMetadata(uri: uri), source, match]
            } else {
                [toponym, URIMetadata(uri: uri), source]
            }
        if var business = facts?.business {
            business.address = address
            values.append(business)
        }
        return GeoObject(
            name: house.map { name + " " + $0.text } ?? name,
            descriptionText: description.isEmpty ? nil : description, coordinate: coordinate,
            boundingBox: house == nil ? record.box.map(Self.bounds) : nil, kind: house == nil ? kind : .house, uri: uri,
            attributions: attributions, metadata: MetadataContainer(distinct: values))
    }

    private func toponym(
        of record: RecordTable.Record, at address: Address, _ house: FoundHouse?, _ balloonPoint: Coordinate?,
        _ timeZone: Int?
    ) throws(IndexFormatError) -> ToponymMetadata {
        if let timeZone, timeZone >= index.timeZones.count { throw IndexFormatError(.corrupt, section: .records) }
        return ToponymMetadata(
            address: address, precision: house?.precision, balloonPoint: balloonPoint,
            population: house == nil ? record.population : nil,
            timeZoneIdentifier: timeZone.map { index.timeZones[$0] },
            waterBody: record.water.map { $0 == "lake" || $0 == "river" ? .inland : .ocean })
    }

    // MARK: Address

    /// The address in one line; a business is in no part of it.
    private static func line(_ name: String, _ kind: ObjectKind, _ house: FoundHouse?, _ description: String) -> String
    {
        if kind == .business, !description.isEmpty { return description }
        var line = ""
        line.reserveCapacity(name.utf8.count + 2 + description.utf8.count + (house?.text.utf8.count ?? 0) + 1)
        line += name
        if let house {
            line += " "
            line += house.text
        }
        if !description.isEmpty {
            line += ", "
            line += description
        }
        return line
    }

    /// What an object belongs to.
    private struct Chain {
        /// The nearest first.
        var components: [Address.Component] = []
        var country: UInt16?
        var timeZone: Int?

        /// Puts the number of a house before the street that it is in.
        mutating func stand(at number: String) {
            guard components.first?.kinds == .street else { return }
            components.insert(ObjectAssembler.component(number, .house), at: 0)
        }

        /// Turns the chain round, from the country down to the object itself; a business is in no part of an address.
        mutating func end(at name: String, _ kind: ObjectKind, _ house: FoundHouse?) {
            components.reverse()
            if kind != .business { components.append(ObjectAssembler.component(name, kind)) }
            if let house { components.append(ObjectAssembler.component(house.text, .house)) }
        }
    }

    private func containers(_ first: Int?) throws(IndexFormatError) -> Chain {
        let file = index.file
        var chain = Chain()
        chain.components.reserveCapacity(4)
        if let first { chain.timeZone = try file.containers.timeZone(first) }
        var next = first
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { break }
            let document = try file.containers.document(container)
            let kind = Int(try file.attributes.kind(document))
            guard kind < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
            let name = try file.records.name(document, languages: languages)
            chain.components.append(Self.component(name, index.kinds[kind]))
            if chain.country == nil { chain.country = try file.containers.country(container) }
            next = try file.containers.parent(container)
        }
        return chain
    }

    private static func component(_ name: String, _ kind: ObjectKind) -> Address.Component {
        Address.Component(name: name, kinds: componentKinds(kind))
    }

    /// The containers in a line, the nearest first: "Bavaria, Germany".
    private static func description(name: String, containers: [Address.Component]) -> String {
        var text = ""
        text.reserveCapacity(containers.reduce(0) { $0 + $1.name.utf8.count + 2 })
        var last = name
        // "Germany" for Berlin: a city that is its own region is named once.
        var rest = containers[...]
        if let number = rest.first, number.kinds == .house {
            text = rest[rest.startIndex + 1].name + " " + number.name
            rest = rest.dropFirst(2)
        }
        for container in rest where container.name != last {
            if !text.isEmpty { text += ", " }
            text += container.name
            last = container.name
        }
        return text
    }

    private static func componentKinds(_ kind: ObjectKind) -> Address.Component.Kinds {
        switch kind {
        case .country: .country
        case .region: .region
        case .county: .county
        case .locality: .locality
        case .district: .district
        case .street: .street
        case .house: .house
        case .airport: .airport
        case .station: .station
        case .hydro: .hydro
        case .area: .area
        default: .other
        }
    }

    private static func bounds(_ box: RecordTable.Box) -> CoordinateBounds {
        CoordinateBounds(
            south: FixedAngle.degrees(box.south), west: FixedAngle.degrees(box.west),
            north: FixedAngle.degrees(box.north), east: FixedAngle.degrees(box.east))
    }
}
