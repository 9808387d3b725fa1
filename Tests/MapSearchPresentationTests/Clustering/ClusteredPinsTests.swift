import MapGeometry
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@MainActor
@Suite struct ClusteredPinsTests {
    private func person(_ id: Int, using random: inout SplitMix64) -> Person {
        let spread = [0.001, 0.1, 10].randomElement(using: &random)!
        return Person(
            id: id, name: "p",
            coordinate: Coordinate(
                latitude: 40 + .random(in: -spread...spread, using: &random),
                longitude: 179 + .random(in: -spread...spread, using: &random)))
    }

    @Test(arguments: 0..<6 as Range<UInt64>)
    func pinsFollowListAndMap(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let controller = ResultsController<Person>()
        let pins = Pins<ClusterPin<Person>>()
        let clustering = ClusteringDisplay<Person>(pins)
        controller.drive(clustering)
        var people: [Int: Person] = [:]
        for step in 0..<60 {
            if step % 20 == 10 {
                let all = (0..<Int.random(in: 0..<200, using: &random)).map { person($0, using: &random) }
                people = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
                controller.apply(.all(all))
            }
            let edits: [SourceChange<Person>.Edit] = (0..<8).map { _ in
                let person = person(.random(in: 0..<200, using: &random), using: &random)
                if Int.random(in: 0..<3, using: &random) == 0 {
                    people[person.id] = nil
                    return .remove(person.id)
                }
                people[person.id] = person
                return .put(person)
            }
            controller.apply(.edits(edits))
            let zoom = Double.random(in: 0...18, using: &random)
            let rect =
                Bool.random(using: &random)
                ? MapRect.world
                : MapRect(
                    center: Coordinate(latitude: 40, longitude: 180), zoomLevel: zoom,
                    viewSize: ViewSize(width: 800, height: 600))
            clustering.show(rect, zoom: zoom)
            let valid = people.values.filter { MapPoint($0.coordinate).x.isFinite && $0.coordinate.isValid }
            #expect(clustering.content.count == valid.count, "seed \(seed), step \(step)")
            #expect(Set(pins.pins.keys) == Set(clustering.content.pins.map(\.id)), "seed \(seed), step \(step)")
            if rect == .world {
                #expect(pins.pins.values.reduce(0) { $0 + $1.count } == valid.count, "seed \(seed), step \(step)")
                let members = pins.pins.values.flatMap { clustering.content.members(of: $0) }
                #expect(Set(members) == Set(valid), "seed \(seed), step \(step)")
            }
            for pin in pins.pins.values {
                #expect(people[pin.id] == pin.object, "seed \(seed), step \(step)")
                #expect((clustering.content.expansionZoom(of: pin) == nil) == pin.isSingle)
            }
        }
    }

    @Test func objectsOnOneSpotAndOnNoneAreKept() {
        let pins = Pins<ClusterPin<Person>>()
        let clustering = ClusteringDisplay<Person>(pins)
        clustering.show(.world, zoom: 3)
        let spot = Coordinate(latitude: 1, longitude: 1)
        let nowhere = Coordinate(latitude: .nan, longitude: .infinity)
        let people = (0..<100).map { Person(id: $0, name: "p", coordinate: $0 < 50 ? spot : nowhere) }
        clustering.add(people)
        #expect(pins.pins.values.map(\.count) == [50])
        clustering.show(.world, zoom: 22)
        #expect(pins.pins.count == 50)
        clustering.show(.world, zoom: 3)
        // One that loses its place and one that gets one.
        clustering.update(Person(id: 0, name: "p", coordinate: nowhere), from: people[0])
        clustering.update(Person(id: 99, name: "p", coordinate: spot), from: people[99])
        #expect(pins.pins.values.map(\.count) == [50])
        clustering.remove(people)
        #expect(pins.pins.isEmpty)
        #expect(clustering.content.count == 0)
    }

    @Test func aLongLifeDoesNotFillUp() {
        var content = ClusteredPins<Person>()
        _ = content.show(.world, zoom: 3)
        for id in 0..<1000 {
            var changes = AnnotationChanges<Person>()
            changes.added = [Person(id: id, name: "p", coordinate: Coordinate(latitude: 0, longitude: Double(id % 90)))]
            if id >= 3 { changes.removed = [Person(id: id - 3, name: "p")] }
            _ = content.apply(changes)
            #expect(content.count == min(id + 1, 3))
        }
        #expect(content.objects.count <= 3)
        #expect(content.pins.reduce(0) { $0 + $1.count } == 3)
    }

    @Test func aPinStaysWhenTheMapIsZoomed() {
        var random = SplitMix64(seed: 4)
        var content = ClusteredPins<Person>()
        var changes = AnnotationChanges<Person>()
        changes.added = (0..<300).map { person($0, using: &random) }
        #expect(content.apply(changes).isEmpty)
        var before = Set(content.show(.world, zoom: 0).added.map(\.id))
        for zoom in 1...17 {
            let change = content.show(.world, zoom: Double(zoom))
            #expect(change.removed.isEmpty)
            let now = Set(content.pins.map(\.id))
            #expect(now.isSuperset(of: before))
            before = now
        }
        #expect(content.show(.world, zoom: 17.5).isEmpty)
        let pin = content.pins[0]
        #expect(content.members(of: pin) == [pin.object])
        #expect(content.show(.null, zoom: 3).removed.count == 300)
        let stranger = ClusterPinFixture.pin(of: Person(id: 9999, name: "nobody"))
        #expect(content.members(of: stranger).isEmpty)
        #expect(content.expansionZoom(of: stranger) == nil)
    }
}

/// A pin of another map.
private enum ClusterPinFixture {
    static func pin(of person: Person) -> ClusterPin<Person> {
        var content = ClusteredPins<Person>()
        var changes = AnnotationChanges<Person>()
        changes.added = [person]
        _ = content.apply(changes)
        return content.show(.world, zoom: 0).added[0]
    }
}
