import MapSearch
import MapSearchIndexFormat

/// Creates objects from the results at a place, with an address that is correct for the place.
struct ReverseAssembler {
    let assembler: ObjectAssembler
    let place: ReversePlace

    private var index: OfflineIndex { place.index }

    /// Returns the object of an answer; `isAddress` says whether it gets the areas that contain the place.
    func object(_ answer: ReverseSearch.Answer, isAddress: Bool) throws(IndexFormatError) -> GeoObject {
        let distance = DistanceMetadata(meters: answer.distance, origin: place.coordinate)
        var object = try assembler.object(
            answer.document, house: answer.house, distance: distance, in: answer.country)
        if var toponym = object[ToponymMetadata.self] {
            toponym.balloonPoint = answer.nearest ?? toponym.balloonPoint
            if isAddress { toponym.areasOfInterest = try areasOfInterest(besides: answer.document) }
            object[ToponymMetadata.self] = toponym
        }
        try completeAddress(of: &object, answer)
        return object
    }

    // MARK: Areas

    private static let areaKinds: Set<ObjectKind> = [.area, .airport, .station, .business, .other]

    /// The names of parks, campuses, islands and similar areas that contain the place, the smallest first.
    private func areasOfInterest(besides document: UInt32) throws(IndexFormatError) -> [String] {
        var names: [String] = []
        for around in place.surroundings where around.document != document && around.house == nil {
            guard Self.areaKinds.contains(around.kind) else { continue }
            let name = try index.file.records.name(around.document, languages: assembler.languages)
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }

    // MARK: Addresses

    /// Uses the settlement that contains the place in the address of a street assigned to a neighbouring one,
    /// and of a water that extends across a border; gives a point of interest without a street the nearest one.
    private func completeAddress(
        of object: inout GeoObject, _ answer: ReverseSearch.Answer
    ) throws(IndexFormatError) {
        let kind = try index.kind(of: answer.document)
        let isPlace = kind == .business || kind == .station
        let isWater = kind == .water ? try place.isAbroad(answer.document) : false
        guard kind == .street || isPlace || isWater || answer.house != nil, let address = object.address else { return }
        let around = [answer.document] + (try index.containers(of: answer.document))
        let isOfNeighbor = place.settlement.map { !around.contains($0.document) } ?? false
        // Its own address names the settlement: it could have been in the street of this settlement.
        if isOfNeighbor, answer.house != nil, try hasNamesakeHere(answer.document) { return }
        let isElsewhere = isOfNeighbor ? true : try place.isOfOtherCountry(answer.document)
        var street = address.components.last { $0.kinds == .street }
        if street == nil, isPlace,
            let nearest = try AddressSearch(place: place, zoom: DetailedReverse.finestZoom).street()
        {
            let name = try index.file.records.name(nearest.document, languages: assembler.languages)
            street = Address.Component(name: name, kinds: .street)
        } else if !isElsewhere && !isWater {
            return
        }
        guard let settlement = try DetailedReverse(place: place, zoom: DetailedReverse.finestZoom).settlement(),
            let base = try assembler.object(settlement.document).address
        else { return }
        let own = isWater ? Address.Component(name: object.name, kinds: .water) : nil
        let ends = [street, address.components.last { $0.kinds == .house }, own].compactMap { $0 }
        var complete = address
        complete.components = base.components + ends
        complete.countryCode = base.countryCode ?? address.countryCode
        let line = ends.map(\.name).joined(separator: " ")
        complete.formatted = line.isEmpty ? base.formatted : line + ", " + base.formatted
        object.descriptionText = isPlace ? complete.formatted : base.formatted
        object[ToponymMetadata.self]?.address = complete
        object[BusinessMetadata.self]?.address = complete
    }

    /// Streets of one name on both sides of a border are at most this many metres apart.
    private static let namesakeReach = 500.0

    /// Whether the settlement that contains the place has a street of the same name near it.
    private func hasNamesakeHere(_ street: UInt32) throws(IndexFormatError) -> Bool {
        guard let lines = index.file.lines, let settlement = place.settlement?.document else { return false }
        let name = try index.file.records.name(street, languages: [])
        let namesake = try lines.nearest(
            latitude: place.latitude, longitude: place.longitude, limit: Self.namesakeReach
        ) { line throws(IndexFormatError) in
            guard line.document != street, try index.file.records.name(line.document, languages: []) == name else {
                return false
            }
            return try index.containers(of: line.document).contains(settlement)
        }
        return namesake != nil
    }
}
