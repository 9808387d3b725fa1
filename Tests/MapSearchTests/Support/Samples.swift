import MapSearch

let zurich = Coordinate(latitude: 47.3769, longitude: 8.5417)
let berlin = Coordinate(latitude: 52.5163, longitude: 13.3777)

/// Objects in a row to the east of Zürich, a kilometre and a bit apart.
func row(_ count: Int, kind: ObjectKind = .locality) -> [GeoObject] {
    (0..<count).map { index in
        GeoObject(
            name: "Place \(index)",
            coordinate: Coordinate(latitude: zurich.latitude, longitude: zurich.longitude + Double(index) * 0.015),
            kind: kind, uri: "test:\(index)")
    }
}

/// A response of so many objects.
func response(_ count: Int, hasNextPage: Bool = false) -> SearchResponse {
    SearchResponse(objects: row(count), isOffline: true, hasNextPage: hasNextPage)
}

let berlinHouse = GeoObject(
    name: "Unter den Linden 77",
    descriptionText: "10117 Berlin, Germany",
    coordinate: berlin,
    boundingBox: CoordinateBounds(south: 52.516, west: 13.377, north: 52.517, east: 13.378),
    kind: .house,
    uri: "osm:w123",
    attributions: [.openStreetMap],
    metadata: MetadataContainer(
        ToponymMetadata(
            address: Address(
                formatted: "Unter den Linden 77, 10117 Berlin, Germany",
                components: [
                    Address.Component(name: "Germany", kinds: .country),
                    Address.Component(name: "Berlin", kinds: .region),
                    Address.Component(name: "Berlin", kinds: .locality),
                    Address.Component(name: "Mitte", kinds: .district),
                    Address.Component(name: "Unter den Linden", kinds: .street),
                    Address.Component(name: "77", kinds: .house),
                ],
                postalCode: "10117", countryCode: "DE"),
            precision: .exact, timeZoneIdentifier: "Europe/Berlin", areasOfInterest: ["Pariser Platz"]),
        MatchMetadata(score: 12.5, spans: [TextSpan(start: 0, length: 16)], edits: 1, unmatchedWords: ["hotel"]),
        SourceMetadata(backend: "Test", dataSet: "berlin", isOffline: true)))
