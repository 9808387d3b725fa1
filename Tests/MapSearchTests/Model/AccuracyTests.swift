import MapSearch
import Testing

struct AccuracyTests {
    private static func object(
        _ kind: ObjectKind, _ box: CoordinateBounds? = nil, _ precision: Precision? = nil, people: Int? = nil
    ) -> GeoObject {
        GeoObject(
            name: "A", coordinate: zurich, boundingBox: box, kind: kind,
            metadata: MetadataContainer(
                ToponymMetadata(address: Address(), precision: precision, population: people)))
    }

    private static let hall = CoordinateBounds(
        southWest: zurich, northEast: Coordinate(latitude: zurich.latitude + 0.002, longitude: zurich.longitude + 0.002)
    )

    @Test(arguments: [
        (object(.house), 25), (object(.house, nil, .exact), 25), (object(.house, nil, .number), 50),
        (object(.house, nil, .range), 100), (object(.house, nil, .nearby), 250), (object(.business), 25),
        (object(.country), 500_000), (object(.locality, people: 1_000_000), 12_300),
    ])
    func ofKinds(object: GeoObject, meters: Double) {
        #expect(object.horizontalAccuracy == meters)
        #expect(Placemark(object).horizontalAccuracy == meters)
    }

    @Test func ofWhatHasAnExtent() {
        let building = Self.object(.house, Self.hall, .exact)
        #expect(building.horizontalAccuracy == Placemark(building).region.radius)
        #expect((100.0...200).contains(building.horizontalAccuracy))
        let street = Self.object(.street, Self.hall)
        #expect(street.horizontalAccuracy == Placemark(street).region.radius)
    }

    @Test func closures() {
        var business = BusinessMetadata(name: "A", openingHoursText: "24/7")
        #expect(business.closure == nil)
        business.closure = .permanent
        #expect(business.closure == .permanent)
        business.closure = .temporary
        #expect(business.closure == .temporary && business.features.count == 1)
        if let noon = CivilTime("2026-11-20T12:00") { #expect(business.openingState(at: noon) == .closed) }
        business.closure = nil
        #expect(business.features.isEmpty)
        business.openingHoursText = "off"
        #expect(business.closure == .temporary)
        business.openingHoursText = "Mo-Fr 08:00-12:00"
        #expect(business.closure == nil)
    }
}
