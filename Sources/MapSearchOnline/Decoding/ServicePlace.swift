import MapGeometry
import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

/// A place as returned by any of the services, before it is converted to an object.
struct ServicePlace {
    /// Identifiers, the place's own first.
    var uris: [String] = []
    /// Empty for a place without a name.
    var name: String
    var descriptionText: String?
    var coordinate: Coordinate
    var boundingBox: CoordinateBounds?
    var geometry: [Geometry] = []
    var kind: ObjectKind
    var address: Address
    /// The main tag as `key=value`, which is the identifier of the category; `nil` if the service does not provide it.
    var category: String?
    /// The service's own categories.
    var categories: [PlaceCategory] = []
    var tags = TagDictionary([:])
    var localizedNames: [String: String] = [:]
    /// The score, 0…1: see `MatchMetadata.score` in the guide; `nil` if the service does not provide it.
    var score: Double?
    var precision: Precision?
    var attributions: [Attribution] = [.openStreetMap]

    /// The key by which two results are the same place.
    var identity: GeoObject.ID {
        uris.first.map { .uri($0) } ?? .place(name: name, kind: kind, coordinate: coordinate)
    }

    /// Whether the place is included in a search for some types.
    func isWanted(_ types: SearchTypes) -> Bool { types.contains(kind.searchType) }

    /// Creates the object.
    ///
    /// - Parameters:
    ///   - source: The source of the object.
    ///   - languages: The languages for category names, most preferred first.
    ///   - asked: The coordinate of a reverse search.
    /// - Returns: The object; `nil` if it has no name.
    func object(source: SourceMetadata, languages: [String], at asked: Coordinate? = nil) -> GeoObject? {
        let categoryName = category.map { CategoryNames.name(of: $0, languages: languages) } ?? ""
        let name = name.isEmpty ? categoryName : name
        guard !name.isEmpty else { return nil }
        let toponym = ToponymMetadata(
            address: address, precision: precision, balloonPoint: asked == nil ? nil : coordinate,
            formerName: tags["old_name"], localizedNames: localizedNames,
            population: kind == .business ? nil : tags.population, waterBody: waterBody)
        var values: [any ObjectMetadata] = [toponym, source]
        if !uris.isEmpty { values.append(URIMetadata(uris: uris)) }
        if let asked { values.append(DistanceMetadata(meters: asked.distance(to: coordinate), origin: asked)) }
        if let score { values.append(MatchMetadata(score: min(max(score, 0), 1))) }
        if kind == .business { values.append(business(name: name, languages: languages)) }
        return GeoObject(
            name: name, descriptionText: descriptionText, coordinate: coordinate, geometry: geometry,
            boundingBox: boundingBox, kind: kind, uri: uris.first, attributions: attributions,
            metadata: MetadataContainer(distinct: values))
    }

    private func business(name: String, languages: [String]) -> BusinessMetadata {
        var business = BusinessMetadata(tags: tags, name: name, category: category ?? "")
        business.categories = business.categories.compactMap { category in
            category.id.isEmpty
                ? nil
                : PlaceCategory(id: category.id, name: CategoryNames.name(of: category.id, languages: languages))
        }
        business.categories += categories
        business.address = address
        return business
    }

    private var waterBody: ToponymMetadata.WaterBody? {
        guard kind == .water else { return nil }
        let seas = ["place=sea", "place=ocean", "natural=bay", "natural=strait"]
        return category.map(seas.contains) == true ? .ocean : .inland
    }
}

extension ObjectKind {
    /// Returns the kind for the main tag of an object that is included in any case.
    ///
    /// - Parameters:
    ///   - key: The key, such as `amenity`; services also have their own.
    ///   - value: The value, such as `pharmacy`.
    init(told key: String, as value: String) {
        switch (key, value) {
        case ("place", "house"), ("place", "houses"), ("place", "house_number"), ("place", "house_name"): self = .house
        case ("place", "postcode"), ("boundary", "postal_code"): self = .postcode
        case ("place", "country"): self = .country
        case ("place", "state"), ("place", "region"), ("place", "province"), ("place", "state_district"): self = .region
        case ("place", "county"), ("place", "district"): self = .county
        case ("place", "sea"), ("place", "ocean"), ("water", _): self = .water
        default: self = ObjectKind(mainTag: key, value) ?? .other
        }
    }
}
