import MapSearch

extension OSMTags: PlaceTags {
    func value(of key: PlaceTag) -> String? { self[OSMKey.ofPlaceTags[key.rawValue]] }
}
