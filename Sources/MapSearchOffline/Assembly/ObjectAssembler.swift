import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Creates objects for clients from the data in an index.
struct ObjectAssembler {
    private let index: OfflineIndex
    /// The details of an index that has them, and the names of categories and features that have none in the index.
    private let details: (facts: DecodedDetails, categories: CategoryNames, features: FeatureNames)?
    /// The numbers of the requested languages in the index, best first.
    let languages: [Int]
    /// The languages as the client specified them.
    private let languageTags: [String]
    /// The metadata of all objects, in a list, because the compiler would copy it from its box into another one for each.
    private let sources: [any ObjectMetadata]
    private let attributions: [Attribution]
    private let countries: CountryDirectory?
    /// Whether objects need no more than what suggestions show: no box, no time zone, no entrances, and of a business only its
    /// categories.
    private let isBrief: Bool

    init(
        _ index: OfflineIndex, languages: [String], source: any ObjectMetadata, attributions: [Attribution],
        countries: CountryDirectory?, isBrief: Bool
    ) {
        self.index = index
        self.countries = countries
        self.isBrief = isBrief
        languageTags = languages
        details = index.facts.map { facts in
            let categories = CategoryNames(languages: languages)
            return (facts.facts, categories, FeatureNames(categories))
        }
        sources = [source]
        self.attributions = attributions
        self.languages = index.numbers(ofLanguages: languages)
    }

    /// An object, or a house of a street.
    ///
    /// `entry` is the number of its details, if known, `place` the relevant position on a long object, `distance`
    /// its distance from the search coordinate, `surrounding` the country around a water that is in none,
    /// `match` how a query matched its name.
    func object(
        _ document: UInt32, entry: Int? = nil, house: FoundHouse? = nil, at place: Coordinate? = nil,
        distance: DistanceMetadata? = nil, in surrounding: UInt32? = nil,
        match: (String, _ isPrimary: Bool, StreetLine) throws(IndexFormatError) -> MatchMetadata? = { _, _, _ in nil }
    ) throws(IndexFormatError) -> GeoObject {
        let file = index.file
        let row = try file.attributes[document]
        let record = try file.records.record(document, languages: languages)
        guard Int(row.kind) < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        let kind = index.kinds[Int(row.kind)]
        // Not `??` on the record: its closure would copy the record.
        var name = if let localized = record.localizedNames.first { localized.name } else { record.name }
        var details = house == nil ? try business(document, entry, name: name) : nil
        // An object without a name gets the name of its kind.
        if name.isEmpty, let business = details?.business { name = business.name }
        var chain = try containers(row.container)
        if let number = details?.houseNumber { chain.stand(at: number) }
        let coordinate =
            if let house { house.coordinate } else if let place { place } else { try file.coordinate(row) }
        if let surrounding { chain.complete(with: try country(surrounding)) }
        // Seas and lakes are in no country, or in several.
        if countries != nil || !chain.hasCountry, kind != .country, kind != .water || !chain.components.isEmpty {
            let locality = kind == .locality ? name : chain.locality
            try complete(&chain, of: record, at: distance?.origin ?? coordinate, locality: locality)
        }
        let timeZone =
            isBrief
            ? nil
            : try timeZone(
                of: document, record, kind, in: chain, at: distance?.origin ?? coordinate, isAsked: distance != nil)
        let country = if let country = chain.country { country } else { record.country }
        let countryCode = IndexFile.text(ofCountry: country)
        let order = StreetLine(countryCode: countryCode)
        let text = AddressText(name: name, kind, house, chain.components, order: order)
        chain.end(at: name, kind, house)
        // A postal code is its own.
        let ownPostcode = kind == .postcode ? record.name : record.postcode
        let postcode = if let postcode = house?.postcode { postcode } else { ownPostcode }
        let address = Address(
            formatted: text.line, components: chain.components,
            postalCode: postcode, countryCode: countryCode)
        let uri = if let house { try index.uri(record) + "#" + house.fragment } else { try index.uri(record) }
        // In an area, the nearest point is the coordinate itself.
        let balloonPoint = distance.map { $0.meters == 0 ? $0.origin : coordinate }
        // Only a query asks for a house number.
        let match = distance == nil ? try match(name, name == record.name, order) : nil
        var values: [any ObjectMetadata] = []
        values.reserveCapacity(5)
        // Boxed immediately: boxing it in the list would copy it.
        values.append(
            toponym(of: record, kind, at: address, match == nil ? nil : house?.precision, house, balloonPoint, timeZone)
        )
        if !isBrief {
            values.append(URIMetadata(uri: uri))
            values += sources
        }
        if let distance {
            values.append(distance)
        } else if let match {
            values.append(match)
        }
        if var business = details?.business.take() {
            business.address = address
            values.append(business)
        }
        if !isBrief, let entrances = try index.entrances(of: document, house: house?.coordinate) {
            values.append(entrances)
        }
        return GeoObject(
            name: house.map { order.text(street: name, number: $0.text) } ?? name,
            descriptionText: text.surroundings.isEmpty ? nil : text.surroundings, coordinate: coordinate,
            boundingBox: house == nil && !isBrief ? try bounds(document, record, kind, coordinate) : nil,
            kind: house == nil ? kind : .house,
            uri: uri,
            attributions: attributions, metadata: MetadataContainer(distinct: values))
    }

    private func business(
        _ document: UInt32, _ entry: Int?, name: String
    ) throws(IndexFormatError) -> BusinessReader? {
        guard let (facts, categories, features) = details else { return nil }
        // Not `??`: its closure would not throw this type.
        guard let number = if let entry { entry } else { try facts.details.entries.number(of: document) } else {
            return nil
        }
        return try BusinessReader(
            number, in: facts, name: name, categories: categories, features: isBrief ? nil : features)
    }

    /// Its own time zone, that of most of its contents, that of what contains it, or the one at its position.
    ///
    /// What contains an area may be in another zone: of the settlements in the United States and in no state, most are in Alaska.
    private func timeZone(
        of document: UInt32, _ record: RecordTable.Record, _ kind: ObjectKind, in chain: Chain,
        at coordinate: Coordinate, isAsked: Bool
    ) throws(IndexFormatError) -> String? {
        if let own = record.timeZone { return try index.timeZone(own) }
        let code = if let code = chain.country, code != 0 { code } else { record.country }
        if kind.spansTimeZones {
            // A coordinate is in one of them.
            if isAsked, let zone = try index.timeZone(at: coordinate, country: code, countries) { return zone }
            let containers = index.file.containers
            if let own = try containers.number(of: document), let zone = try containers.timeZone(own) {
                return try index.timeZone(zone)
            }
        } else if let zone = chain.timeZone {
            return try index.timeZone(zone)
        }
        if let zone = try index.timeZone(at: coordinate, country: code, countries) { return zone }
        return if let zone = chain.timeZone { try index.timeZone(zone) } else { nil }
    }

    private func toponym(
        of record: RecordTable.Record, _ kind: ObjectKind, at address: Address, _ precision: Precision?,
        _ house: FoundHouse?,
        _ balloonPoint: Coordinate?, _ timeZone: String?
    ) -> ToponymMetadata {
        ToponymMetadata(
            address: address, precision: precision, balloonPoint: balloonPoint,
            population: house == nil ? record.population : nil,
            timeZoneIdentifier: timeZone,
            waterBody: kind == .water ? record.water.map { Self.seas.contains($0) ? .ocean : .inland } : nil)
    }

    /// The waters that belong to an ocean; all others are inland.
    private static let seas: Set<String> = [
        "ocean", "sea", "bay", "gulf", "strait", "sound", "channel", "fjord", "cove",
    ]

    // MARK: Address

    /// The places that contain an object.
    private struct Chain {
        /// From the country down.
        var components: [Address.Component] = []
        var country: UInt16?
        var timeZone: Int?

        /// The name of the settlement.
        var locality: String? { components.first { $0.kinds == .locality }?.name }

        var hasCountry: Bool { components.first?.kinds == .country }

        /// Whether the address names a part of the country: with counties, no regions of another source are added.
        var hasDivision: Bool { components.contains { $0.kinds == .region || $0.kinds == .county } }

        /// Begins with a country known from another source.
        mutating func complete(with known: CountryDirectory.Country) {
            components.insert(ObjectAssembler.component(known.name, .country), at: 0)
            if country ?? 0 == 0 { country = known.code }
        }

        /// Adds a region known from another index after the country.
        mutating func complete(withRegion name: String) {
            components.insert(ObjectAssembler.component(name, .region), at: min(1, components.count))
        }

        /// Adds a house number after its street.
        mutating func stand(at number: String) {
            guard components.last?.kinds == .street else { return }
            components.append(ObjectAssembler.component(number, .house))
        }

        /// Ends with the object itself, unless it is a business, which is not part of an address.
        mutating func end(at name: String, _ kind: ObjectKind, _ house: FoundHouse?) {
            if kind != .business { components.append(ObjectAssembler.component(name, kind)) }
            if let house { components.append(ObjectAssembler.component(house.text, .house)) }
        }
    }

    /// Adds to an address what the index itself lacks: the country and the region from other indexes, and the name of the
    /// country from its code.
    private func complete(
        _ chain: inout Chain, of record: RecordTable.Record, at coordinate: Coordinate, locality: String?
    ) throws(IndexFormatError) {
        let code = if let code = chain.country, code != 0 { code } else { record.country }
        if !chain.hasCountry, let country = try country(code, at: coordinate) { chain.complete(with: country) }
        guard let countries, chain.hasCountry else { return }
        if !chain.hasDivision,
            let region = try countries.region(
                at: coordinate, country: chain.country ?? code, locality: locality, languages: languageTags)
        {
            chain.complete(withRegion: region)
        }
    }

    /// A country by its code or, if that is not known, by the outlines of other indexes.
    private func country(
        _ code: UInt16, at coordinate: Coordinate
    ) throws(IndexFormatError) -> CountryDirectory.Country? {
        if let country = try countries?.country(at: coordinate, code: code, languages: languageTags) { return country }
        guard let text = IndexFile.text(ofCountry: code) else { return nil }
        for language in languageTags + ["en"] {
            if let name = CountryNames.name(of: text, language: language) {
                return CountryDirectory.Country(name: name, code: code)
            }
        }
        return nil
    }

    /// A country of this index.
    private func country(_ document: UInt32) throws(IndexFormatError) -> CountryDirectory.Country {
        CountryDirectory.Country(
            name: try index.file.records.name(document, languages: languages),
            code: try index.file.records.record(document).country)
    }

    private func containers(_ first: Int?) throws(IndexFormatError) -> Chain {
        let file = index.file
        var chain = Chain()
        guard let first else { return chain }
        chain.timeZone = try file.containers.timeZone(first)
        chain.country = try file.containers.country(first)
        // The capacity for most objects, and possible additions.
        chain.components.reserveCapacity(6)
        var next: Int? = first
        while let container = next, chain.components.count < ContainerIndex.maximumDepth {
            let document = try file.containers.document(container)
            let kind = try index.kind(of: document)
            chain.components.append(Self.component(try file.records.name(document, languages: languages), kind))
            next = try file.containers.parent(container)
        }
        chain.components.reverse()
        return chain
    }

    private static func component(_ name: String, _ kind: ObjectKind) -> Address.Component {
        Address.Component(name: name, kinds: componentKinds(kind))
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
        case .water: .water
        case .area: .area
        default: .other
        }
    }

    /// The box of an object; for a settlement without an outline, by its population.
    private func bounds(
        _ document: UInt32, _ record: RecordTable.Record, _ kind: ObjectKind, _ coordinate: Coordinate
    ) throws(IndexFormatError) -> CoordinateBounds? {
        guard let box = try index.file.box(of: document, record, isStreet: kind == .street) else {
            guard kind == .locality, let population = record.population, population > 0 else { return nil }
            let radius = Placemark.usualRadius(of: kind, population: population)
            return CircularRegion(center: coordinate, radius: radius).bounds
        }
        return CoordinateBounds(
            south: FixedAngle.degrees(box.south), west: FixedAngle.degrees(box.west),
            north: FixedAngle.degrees(box.north), east: FixedAngle.degrees(box.east))
    }
}
