import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Makes the objects that a client sees from what the index holds of them.
struct ObjectAssembler {
    private let index: OfflineIndex
    /// The numbers of the wanted languages in the index, best first.
    private let languages: [Int]
    private let source: SourceMetadata
    private let attributions: [Attribution]

    init(_ index: OfflineIndex, languages: [String], source: SourceMetadata, attributions: [Attribution]) {
        self.index = index
        self.source = source
        self.attributions = attributions
        self.languages = languages.flatMap { tag in
            // "zh-Hant-TW" is met by "zh-hant" and then by "zh".
            sequence(first: tag.lowercased()) { tag in
                tag.lastIndex { $0 == "-" || $0 == "_" }.map { String(tag[..<$0]) }
            }.compactMap { candidate in
                index.languages.firstIndex(of: candidate.replacing("_", with: "-"))
            }
        }
    }

    /// An object; `distance` says how far it is from the coordinate that it was found at, `match` how a query met its name.
    func object(
        _ document: UInt32, distance: DistanceMetadata? = nil,
        match: (String, _ isPrimary: Bool) throws(IndexFormatError) -> MatchMetadata? = { _, _ in nil }
    ) throws(IndexFormatError) -> GeoObject {
        let file = index.file
        let row = try file.attributes[document]
        let record = try file.records.record(document, languages: languages)
        guard Int(row.kind) < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        let kind = index.kinds[Int(row.kind)]
        let name = record.localizedNames.first?.name ?? record.name
        var chain = try containers(row.container)
        let description = Self.description(name: name, containers: chain.components)
        // From the country down to the object itself.
        chain.components.reverse()
        chain.components.append(Self.component(name, kind))
        var toponym = ToponymMetadata(
            address: Address(
                formatted: description.isEmpty ? name : name + ", " + description,
                components: chain.components,
                countryCode: Self.code(chain.country ?? record.country)))
        toponym.population = record.population
        if let timeZone = record.timeZone ?? chain.timeZone {
            guard timeZone < index.timeZones.count else { throw IndexFormatError(.corrupt, section: .records) }
            toponym.timeZoneIdentifier = index.timeZones[timeZone]
        }
        toponym.waterBody = record.water.map { $0 == "lake" || $0 == "river" ? .inland : .ocean }
        let coordinate = try file.coordinate(row)
        // In an area the nearest point is the coordinate itself.
        toponym.balloonPoint = distance.map { $0.meters == 0 ? $0.origin : coordinate }
        let uri = try index.uri(record)
        let uriMetadata = URIMetadata(uris: [uri])
        let metadata =
            if let distance {
                MetadataContainer(distinct: [toponym, uriMetadata, source, distance])
            } else if let match = try match(name, record.localizedNames.isEmpty) {
                MetadataContainer(distinct: [toponym, uriMetadata, source, match])
            } else {
                MetadataContainer(distinct: [toponym, uriMetadata, source])
            }
        return GeoObject(
            name: name,
            descriptionText: description.isEmpty ? nil : description, coordinate: coordinate,
            boundingBox: record.box.map(Self.bounds), kind: kind, uri: uri, attributions: attributions,
            metadata: metadata)
    }

    // MARK: Address

    /// The containers of an object, the nearest first.
    private func containers(
        _ first: Int?
    ) throws(IndexFormatError) -> (components: [Address.Component], country: UInt16?, timeZone: Int?) {
        let file = index.file
        var components: [Address.Component] = []
        components.reserveCapacity(4)
        var country: UInt16?
        let timeZone = try first.flatMap { container throws(IndexFormatError) in
            try file.containers.timeZone(container)
        }
        var next = first
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { break }
            let document = try file.containers.document(container)
            let kind = Int(try file.attributes.kind(document))
            guard kind < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
            let name = try file.records.name(document, languages: languages)
            components.append(Self.component(name, index.kinds[kind]))
            if country == nil { country = try file.containers.country(container) }
            next = try file.containers.parent(container)
        }
        return (components, country, timeZone)
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
        for container in containers where container.name != last {
            if !text.isEmpty { text += ", " }
            text += container.name
            last = container.name
        }
        return text
    }

    private static func code(_ country: UInt16) -> String? {
        guard country != 0 else { return nil }
        return String(decoding: [UInt8(country >> 8), UInt8(country & 0xFF)], as: UTF8.self)
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
