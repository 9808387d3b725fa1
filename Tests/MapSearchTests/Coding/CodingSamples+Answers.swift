import MapGeometry
import MapSearch

extension CodingSample {
    static let address = Address(
        formatted: "Städtle 38, 9490 Vaduz, Liechtenstein",
        components: [.init(name: "Vaduz", kinds: .locality), .init(name: "Städtle", kinds: [.street, .route])],
        postalCode: "9490", countryCode: "LI")

    static let attribution = Attribution(text: "© Somebody", link: "https://example.com", license: "ODbL-1.0")

    private static let phone = BusinessMetadata.Phone(number: "+423 1", kind: .fax, info: "reception")
    private static let link = BusinessMetadata.Link(url: "https://example.com", kind: .menu)
    private static let chain = BusinessMetadata.Chain(id: "Q1", name: "Chain")
    private static let category = PlaceCategory(id: "amenity=cafe", name: "Café")

    private static let features: [BusinessMetadata.Feature] = [
        .init(id: "wifi", name: "Wi-Fi", value: .flag(true)), .init(id: "cuisine", value: .values(["pizza"])),
        .init(id: "stars", value: .number(3.5)), .init(id: "shows", value: .dates([date])),
    ]

    static let business = BusinessMetadata(
        name: "Café Rad", address: address, categories: [category], phones: [phone], links: [link], chains: [chain],
        features: features, openingHoursText: "Mo-Fr 08:00-18:00")

    static let toponym = ToponymMetadata(
        address: address, precision: .nearby, balloonPoint: bern, formerName: "Altes Städtle",
        localizedNames: ["de": "Städtle"], population: 12, timeZoneIdentifier: "Europe/Vaduz", waterBody: .inland,
        areasOfInterest: ["Schloss Vaduz"])

    static let match = MatchMetadata(
        score: 0.5, spans: [TextSpan(start: 0, length: 4)], matchedName: "Stedtle", edits: 1, unmatchedWords: ["38"],
        quality: .partial, confidence: 0.25)

    static let object = GeoObject(
        name: "Städtle", descriptionText: "Vaduz", coordinate: vaduz, geometry: [.polyline(line)], boundingBox: box,
        kind: .street, uri: "osm:w1", attributions: [attribution],
        metadata: MetadataContainer(
            toponym, business, match, DistanceMetadata(meters: 12, origin: bern),
            SourceMetadata(backend: "a", dataSet: "b", isOffline: true, otherBackends: ["c"]),
            URIMetadata(uris: ["osm:w1", "geonames:1"]),
            CorridorMetadata(position: position, distanceFromLine: 5, distanceAlongLine: 6, side: .left)))

    static let objects: [CodingSample] =
        features.map { .init("BusinessMetadata.Feature.\($0.id)", $0) }
        + [
            .init("Address", address),
            .init("Address.Component", address.components[0]),
            .init("Address.Component.Kinds", address.components[1].kinds),
            .init("Attribution", attribution),
            .init("BusinessMetadata", business),
            .init("BusinessMetadata.Phone", phone),
            .init("BusinessMetadata.Link", link),
            .init("BusinessMetadata.Chain", chain),
            .init("BusinessMetadata.Closure", BusinessMetadata.Closure.permanent),
            .init("CorridorMetadata", object[CorridorMetadata.self]),
            .init("DistanceMetadata", object[DistanceMetadata.self]),
            .init("MatchMetadata", match),
            .init("SourceMetadata", object[SourceMetadata.self]),
            .init("ToponymMetadata", toponym),
            .init("URIMetadata", object[URIMetadata.self]),
            .init("MetadataContainer", object.metadata),
            .init("MatchQuality", MatchQuality.corrected),
            .init("ObjectKind", ObjectKind.airport),
            .init("PlaceCategory", category),
            .init("Placemark", Placemark(object)),
            .init("Precision", Precision.range),
            .init("TextSpan", TextSpan(start: 3, length: 4)),
            .init("GeoObject", object),
            .init("GeoObjectCollection.Child", GeoObjectCollection.Child.object(object)),
            .init("GeoObjectCollection", collection),
        ]

    private static let collection = GeoObjectCollection(
        children: [.object(object), .collection(GeoObjectCollection([object]))], boundingBox: box,
        metadata: MetadataContainer(SourceMetadata(backend: "a", isOffline: false)))

    private static let facets = [
        SearchFacet(id: "wifi", name: "Wi-Fi", values: .boolean(count: 3), isSelected: true),
        SearchFacet(
            id: "cuisine", values: .enumeration([.init(id: "pizza", name: "Pizza", count: 2, isSelected: true)])),
        SearchFacet(id: "stars", values: .range(from: 1, to: 5)),
        SearchFacet(id: "shows", values: .dates(from: date, to: date)),
    ]

    private static let businessResult = BusinessResultMetadata(
        categories: [category], chains: [chain], filters: [.open()], facets: facets)

    private static let metadata = SearchMetadata(
        found: 7, displayType: .multiple, boundingBox: box, sort: .distanceFromRequest, toponym: object,
        toponymResultMetadata: ToponymResultMetadata(found: 3, mode: .reverse, reversePoint: vaduz),
        businessResultMetadata: businessResult, requestText: "staedtel", correctedRequestText: "staedtle",
        requestBoundingBox: box, missingBackends: ["b"], ignoredOptions: [.facets], emulatedOptions: [.sort],
        notices: [SearchNotice(.nearby, "These are near it.")])

    private static let suggestion = Suggestion(
        title: "Vaduz", subtitle: "Liechtenstein", titleSpans: [TextSpan(start: 0, length: 3)],
        subtitleSpans: [TextSpan(start: 1, length: 2)], action: .substitute, searchText: "Vaduz, Liechtenstein",
        displayText: "Vaduz ", uri: "osm:r1", center: vaduz, kind: .locality, distance: 5, category: category)

    static let responses: [CodingSample] =
        facets.map { .init("SearchFacet.\($0.id)", $0) }
        + [
            .init("SearchFacet.Choice", SearchFacet.Choice(id: "a", name: "A", count: 1, isSelected: true)),
            .init("BusinessResultMetadata", businessResult),
            .init("ToponymResultMetadata", metadata.toponymResultMetadata),
            .init("SearchMetadata", metadata),
            .init("SearchMetadata.DisplayType", SearchMetadata.DisplayType.multiple),
            .init("SearchMetadata.Sort", SearchMetadata.Sort.positionAlongLine),
            .init("SearchNotice", metadata.notices[0]),
            .init("SearchNotice.Code", SearchNotice.Code.noStreets),
            .init(
                "SearchResponse",
                SearchResponse(
                    collection: collection, metadata: metadata, isOffline: true, attributions: [attribution],
                    hasNextPage: true)),
            .init(
                "SuggestResponse",
                SuggestResponse(
                    text: "Vad", suggestions: [suggestion], emulatedOptions: [.suggestions],
                    ignoredOptions: [.languages])),
            .init("Suggestion", suggestion),
            .init("Suggestion.Action", Suggestion.Action.substitute),
        ]
}
