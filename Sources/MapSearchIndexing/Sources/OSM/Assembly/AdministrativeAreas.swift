import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// All areas and settlements, for finding those that a coordinate belongs to.
struct AdministrativeAreas {
    private(set) var all: [AdministrativeArea] = []
    /// Areas by cell.
    private var cells = PointGrid(cellHeight: 20_000)
    /// Settlements by type.
    private var settlements: [Settlements] = []
    private var byName: [String: [Int]] = [:]
    /// The extents of the areas, which are read most often, in one array.
    private var coordinates: [Coordinate] = []
    /// The size of each settlement in metres, see ``ownReach(of:)``.
    private(set) var ownReaches: [Double] = []
    private var countries: [String: Int] = [:]
    /// Groups the data by distance.
    private let patches: ProximityGroups
    /// For each incomplete area, the complete ones of lower levels around its known position.
    private var surroundings: [Int: [Int]] = [:]

    /// The settlements of one type.
    private struct Settlements {
        let place: OSMPlaceType
        var indices: [Int] = []
        /// The same in cells as large as their reach.
        var grid: PointGrid

        init(_ place: OSMPlaceType) {
            self.place = place
            grid = PointGrid(cellHeight: place.reach * 2)
        }

        /// Those that may be within a distance; a few are faster to examine than cells.
        func near(_ coordinate: Coordinate, _ distance: Double) -> [Int] {
            indices.count <= 64 ? indices : grid.elements(around: coordinate, radius: distance)
        }
    }

    /// If nothing is nearer, a settlement is named from a distance of this multiple of its reach.
    static let longestReach = 2.5

    init(patches: ProximityGroups = ProximityGroups(gap: 1)) { self.patches = patches }

    mutating func append(_ territory: AdministrativeArea) { all.append(territory) }

    mutating func update(_ index: Int, _ change: (inout AdministrativeArea) -> Void) { change(&all[index]) }

    /// Builds the lookup tables; call this once all areas are added.
    mutating func prepare() {
        for index in all.indices { register(index) }
        for index in all.indices { ownReaches[index] = ownReach(of: index) }
        for index in all.indices where all[index].extent?.isWhole == false {
            surroundings[index] = wholeAreas(around: all[index].record.coordinate, below: all[index].level)
        }
        linkParents()
    }

    /// Adds an area, with its parent, after the tables were built.
    mutating func add(_ territory: AdministrativeArea) -> Int {
        all.append(territory)
        register(all.count - 1)
        return all.count - 1
    }

    private mutating func register(_ index: Int) {
        let record = all[index].record
        coordinates.append(record.coordinate)
        ownReaches.append(all[index].place?.reach ?? 0)
        all[index].names = Set(Self.names(of: record).map(OSMNames.key))
        if all[index].isPostal { return }
        if record.kind == .country, let code = record.countryCode { countries[code] = countries[code] ?? index }
        for name in all[index].names { byName[name, default: []].append(index) }
        if let extent = all[index].extent {
            cells.insert(index, in: extent.box)
        } else if let place = all[index].place {
            let group = settlements.firstIndex { $0.place == place } ?? settlements.count
            if group == settlements.count { settlements.append(Settlements(place)) }
            settlements[group].indices.append(index)
            settlements[group].grid.insert(index, at: record.coordinate)
        }
    }

    static func names(of record: IndexRecord) -> [String] {
        [record.name] + record.alternateNames + record.localizedNames.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Changes the name of a settlement.
    mutating func addName(_ name: String, to index: Int) {
        all[index].record.alternateNames.append(name)
        all[index].names.insert(OSMNames.key(name))
    }

    /// Assigns each area to the smallest one of a lower level around it; settlements that are part of another one, to that.
    private mutating func linkParents() {
        for index in all.indices where all[index].extent != nil {
            let territory = all[index]
            all[index].parent = smallestArea(
                around: territory.extent?.polygons.first?.interiorPoint ?? territory.record.coordinate,
                below: territory.level)
        }
        // Quarters need their town, so towns come first.
        let settled = all.indices.filter { all[$0].extent == nil && all[$0].place != nil }
        for index in settled where all[index].record.kind == .locality {
            all[index].parent = smallestArea(around: all[index].record.coordinate, below: .max) { area in
                // A village may be within the boundary of a municipality, but not within a quarter of another one.
                area.record.kind != .district
            }
        }
        for index in settled where all[index].record.kind == .district {
            let coordinate = all[index].record.coordinate
            let area = smallestArea(around: coordinate, below: .max)
            if let area, all[area].record.kind == .district || all[area].record.kind == .locality {
                all[index].parent = area
            } else {
                all[index].parent = nearest(coordinate, kind: .locality, in: area, reach: Self.longestReach) ?? area
            }
        }
        for index in all.indices where all[index].isPostal || (all[index].extent == nil && all[index].place == nil) {
            all[index].parent = smallestArea(
                around: all[index].record.coordinate, below: all[index].isPostal ? .max : all[index].level)
        }
    }

    // MARK: Looking up

    /// The smallest area around a coordinate whose level is below a limit.
    func smallestArea(
        around coordinate: Coordinate, below level: Int, where isWanted: (AdministrativeArea) -> Bool = { _ in true }
    ) -> Int? {
        var best: Int?
        for index in cells.elements(at: coordinate) {
            let territory = all[index]
            guard territory.level < level, isWanted(territory) else { continue }
            if let best, !precedes(index, best, at: coordinate) { continue }
            if territory.extent?.contains(coordinate) == true, agrees(index, coordinate) { best = index }
        }
        return best
    }

    /// Whether no complete boundary separates a coordinate from the known position of an incomplete area.
    private func agrees(_ index: Int, _ coordinate: Coordinate) -> Bool {
        guard let surroundings = surroundings[index] else { return true }
        return wholeAreas(around: coordinate, below: all[index].level) == surroundings
    }

    /// The areas with a complete boundary around a coordinate, with a level below a limit.
    private func wholeAreas(around coordinate: Coordinate, below level: Int) -> [Int] {
        cells.elements(at: coordinate).filter { index in
            all[index].level < level && all[index].extent?.isWhole == true
                && all[index].extent?.contains(coordinate) == true
        }.sorted()
    }

    /// Whether to prefer an area to another one if both contain a coordinate.
    private func precedes(_ a: Int, _ b: Int, at coordinate: Coordinate) -> Bool {
        let (first, second) = (all[a], all[b])
        if first.level != second.level { return first.level > second.level }
        let sizes = (first.extent?.size ?? 0, second.extent?.size ?? 0)
        if sizes.0 != sizes.1 { return sizes.0 < sizes.1 }
        return (first.extent?.remoteness(of: coordinate) ?? 0, a) < (second.extent?.remoteness(of: coordinate) ?? 0, b)
    }

    /// The country with a code.
    func country(code: String) -> Int? { countries[code] }

    /// The settlement of a type that seems nearest for its size.
    private func nearest(_ coordinate: Coordinate, kind: ObjectKind, in area: Int?, reach: Double) -> Int? {
        nearestWithRatio(coordinate, kind: kind, in: area, reach: reach)?.index
    }

    private func nearestWithRatio(
        _ coordinate: Coordinate, kind: ObjectKind, in area: Int?, reach: Double
    ) -> (index: Int, ratio: Double)? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        var best: (index: Int, ratio: Double)?
        for group in settlements where group.place.kind == kind {
            let unit = group.place.reach
            for index in group.near(coordinate, unit * reach) {
                let distance = ruler.distance(coordinate, coordinates[index])
                let ratio = distance / ownReaches[index]
                guard distance <= unit * reach, ratio < best?.ratio ?? .infinity, isInside(index, area),
                    ratio <= 1 || patches.group(at: coordinate) == patches.group(at: coordinates[index]),
                    !isBeyondBorder(coordinate, of: index, isFar: ratio > 1)
                else { continue }
                best = (index, ratio)
            }
        }
        return best
    }

    /// The distances of the settlements around a coordinate that are no smaller than villages, nearest first.
    func distances(toVillagesAround coordinate: Coordinate, within radius: Double) -> [Double] {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        var distances: [Double] = []
        for group in settlements where group.place.kind == .locality && group.place.reach >= OSMPlaceType.village.reach
        {
            for index in group.near(coordinate, radius) {
                let distance = ruler.distance(coordinate, coordinates[index])
                if distance <= radius { distances.append(distance) }
            }
        }
        return distances.sorted()
    }

    /// Whether the outline around a settlement ends before a coordinate: that of a district, or, for a distant coordinate,
    /// that of its country.
    private func isBeyondBorder(_ coordinate: Coordinate, of index: Int, isFar: Bool) -> Bool {
        guard let parent = all[index].parent else { return false }
        return chain(parent).contains { area in
            let kind = all[area].record.kind
            guard kind == .district || isFar && kind == .country, let extent = all[area].extent else { return false }
            return extent.isWhole && !extent.contains(coordinate)
        }
    }

    private func isInside(_ index: Int, _ area: Int?) -> Bool {
        guard let area else { return true }
        if let parent = all[index].parent { return chain(parent).contains(area) }
        return all[area].extent?.contains(all[index].record.coordinate) == true
    }

    /// An area and those that contain it, up to the country.
    func chain(_ index: Int) -> [Int] {
        var chain = [index]
        while let parent = all[chain[chain.count - 1]].parent, !chain.contains(parent) { chain.append(parent) }
        return chain
    }

    /// The settlement, or part of one, that a coordinate belongs to; an area if there is none, nil if there is nothing.
    func territory(at coordinate: Coordinate) -> Int? {
        let area = smallestArea(around: coordinate, below: .max)
        if let area, all[area].record.kind == .district { return area }
        var settlement = area
        let rival = nearestWithRatio(coordinate, kind: .locality, in: area, reach: Self.longestReach)
        if let area, all[area].record.kind == .locality {
            // Within a municipality, another of its villages must be near, and nearer than the seat.
            if let rival, rival.ratio <= 1, rival.ratio < ratio(coordinate, to: area) { settlement = rival.index }
        } else if let rival {
            settlement = rival.index
        }
        if let part = nearestWithRatio(coordinate, kind: .district, in: settlement ?? area, reach: 1),
            settlement == nil || chain(part.index).contains(settlement ?? part.index)
        {
            return part.index
        }
        return settlement
    }

    private func ratio(_ coordinate: Coordinate, to area: Int) -> Double {
        let territory = all[area]
        let reach = territory.place?.reach ?? OSMPlaceType.village.reach
        return FlatRuler(latitude: coordinate.latitude).distance(coordinate, territory.record.coordinate) / reach
    }

    /// The nearest settlement or area with a name, if an address at that distance may name it.
    func territory(named name: String, near coordinate: Coordinate) -> Int? {
        territory(key: OSMNames.key(name), near: coordinate)
    }

    /// The same for a key returned by ``OSMNames/key(_:)``.
    func territory(key: String, near coordinate: Coordinate) -> Int? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        var best: (index: Int, distance: Double)?
        for index in byName[key] ?? [] {
            guard [.locality, .district].contains(all[index].record.kind) else { continue }
            let distance = ruler.distance(coordinate, coordinates[index])
            let reach = all[index].place?.addressReach ?? OSMPlaceType.town.addressReach
            guard distance < best?.distance ?? .infinity,
                distance < reach || all[index].extent?.contains(coordinate) == true
            else { continue }
            best = (index, distance)
        }
        return best?.index
    }

    /// The locality that an area is or belongs to.
    func locality(of index: Int?) -> Int? {
        guard let index else { return nil }
        return chain(index).first { all[$0].record.kind == .locality } ?? index
    }

    /// The smallest area that contains all of the given ones; nil if there is none, or one of them is in no area.
    func common(_ territories: [Int?]) -> Int? {
        var common: [Int]?
        for territory in Set(territories) {
            guard let territory else { return nil }
            let chain = chain(territory)
            common = common.map { $0.filter(chain.contains) } ?? chain
        }
        return common?.first
    }
}
