import MapGeometry
import MapSearch
import MapSearchText

/// All areas and settlements, and to which of them a coordinate belongs.
struct Territories {
    private(set) var all: [Territory] = []
    /// Areas by cell.
    private var cells = PointGrid(cellHeight: 20_000)
    /// Settlements by type.
    private var settlements: [Settlements] = []
    private var byName: [String: [Int]] = [:]
    /// Where each territory is: what is looked at most, side by side.
    private var coordinates: [Coordinate] = []

    /// The settlements of one type.
    private struct Settlements {
        let place: OSMPlaceType
        var indices: [Int] = []
        /// The same in cells as large as they reach.
        var grid: PointGrid

        init(_ place: OSMPlaceType) {
            self.place = place
            grid = PointGrid(cellHeight: place.reach * 2)
        }

        /// Those that may be within a distance: a few are looked at faster than cells.
        func near(_ coordinate: Coordinate, _ distance: Double) -> [Int] {
            indices.count <= 64 ? indices : grid.elements(around: coordinate, radius: distance)
        }
    }

    /// A settlement is named from so many times as far as it reaches if nothing is nearer.
    private static let longestReach = 2.5

    mutating func append(_ territory: Territory) { all.append(territory) }

    mutating func update(_ index: Int, _ change: (inout Territory) -> Void) { change(&all[index]) }

    /// Makes everything findable; to be called once all are there.
    mutating func prepare() {
        coordinates = all.map(\.record.coordinate)
        for index in all.indices {
            let record = all[index].record
            let names =
                [record.name] + record.alternateNames + record.localizedNames.sorted { $0.key < $1.key }.map(\.value)
            all[index].names = Set(names.map(TextFolding.folded))
            if all[index].isPostal { continue }
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
        linkParents()
    }

    /// Each belongs to the smallest area of a lower level around it; settlements that are part of one, to that.
    private mutating func linkParents() {
        for index in all.indices where all[index].extent != nil {
            let territory = all[index]
            all[index].parent = smallestArea(
                around: territory.extent?.polygons.first?.interiorPoint ?? territory.record.coordinate,
                below: territory.level)
        }
        // Quarters look for their town, so towns come first.
        let settled = all.indices.filter { all[$0].extent == nil && all[$0].place != nil }
        for index in settled where all[index].record.kind == .locality {
            all[index].parent = smallestArea(around: all[index].record.coordinate, below: .max) { area in
                // A village may lie within the boundary of a municipality, and not within a quarter of another one.
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
            all[index].parent = smallestArea(around: all[index].record.coordinate, below: .max)
        }
    }

    // MARK: Looking up

    /// The smallest area around a coordinate whose level is below a limit.
    func smallestArea(
        around coordinate: Coordinate, below level: Int, where isWanted: (Territory) -> Bool = { _ in true }
    ) -> Int? {
        var best: Int?
        for index in cells.elements(at: coordinate) {
            let territory = all[index]
            guard territory.level < level, isWanted(territory) else { continue }
            if let best, !precedes(index, best) { continue }
            if territory.extent?.contains(coordinate) == true { best = index }
        }
        return best
    }

    /// Whether an area is to be preferred where both contain a coordinate.
    private func precedes(_ a: Int, _ b: Int) -> Bool {
        let (first, second) = (all[a], all[b])
        if first.level != second.level { return first.level > second.level }
        // Open ones whose label is known are surer than those of which only the seat is.
        return (first.extent?.size ?? 0, a) < (second.extent?.size ?? 0, b)
    }

    /// The settlement of a kind that seems nearest for its size.
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
                let ratio = ruler.distance(coordinate, coordinates[index]) / unit
                guard ratio <= reach, ratio < best?.ratio ?? .infinity, isInside(index, area) else { continue }
                best = (index, ratio)
            }
        }
        return best
    }

    private func isInside(_ index: Int, _ area: Int?) -> Bool {
        guard let area else { return true }
        if let parent = all[index].parent { return chain(parent).contains(area) }
        return all[area].extent?.contains(all[index].record.coordinate) == true
    }

    /// The territory and what it belongs to, up to the country.
    func chain(_ index: Int) -> [Int] {
        var chain = [index]
        while let parent = all[chain[chain.count - 1]].parent, !chain.contains(parent) { chain.append(parent) }
        return chain
    }

    /// The settlement, or part of one, that a coordinate belongs to; an area where there is none, nil where nothing is.
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

    /// The nearest settlement or area that bears a name, within 20 km.
    func territory(named name: String, near coordinate: Coordinate) -> Int? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        var best: (index: Int, distance: Double)?
        for index in byName[TextFolding.folded(name)] ?? [] {
            guard [.locality, .district].contains(all[index].record.kind) else { continue }
            let distance = ruler.distance(coordinate, all[index].record.coordinate)
            if distance < min(best?.distance ?? .infinity, 20_000) { best = (index, distance) }
        }
        return best?.index
    }

    /// The locality that a territory is or belongs to.
    func locality(of index: Int?) -> Int? {
        guard let index else { return nil }
        return chain(index).first { all[$0].record.kind == .locality } ?? index
    }

    /// The smallest territory that contains all of some; nil when there is none, or one is in nothing.
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
