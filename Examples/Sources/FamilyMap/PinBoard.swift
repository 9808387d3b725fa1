import MapSearch
import MapSearchOffline
import MapSearchPresentation
import MapSearchSnapshots
import SampleIsland

/// A map of pins, with a record of each change of a pin.
@MainActor
final class PinBoard: AnnotationDisplay {
    private(set) var pins: [Person.ID: Person] = [:]
    private(set) var log: [String] = []

    func add(_ objects: [Person]) {
        for person in objects {
            pins[person.id] = person
            log.append("+ \(person.name)")
        }
    }

    func remove(_ objects: [Person]) {
        for person in objects {
            pins[person.id] = nil
            log.append("- \(person.name)")
        }
    }

    func move(_ object: Person, from old: Coordinate) {
        let distance = DistanceFormatter().text(meters: old.distance(to: object.coordinate)) ?? "?"
        log.append("> \(object.name) moves \(distance)")
    }

    func update(_ object: Person, from old: Person) {
        pins[object.id] = object
        if object.name != old.name { log.append("~ \(old.name) is called \(object.name)") }
        if object.note != old.note { log.append("~ \(object.name): \(object.note)") }
    }

    /// The record since the last call.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// The current pins, on the map of the island.
    func picture(on index: OfflineIndex) throws -> MapSnapshot {
        let colors = [
            MapColor(hex: 0xC8322B), MapColor(hex: 0x2B6CC8), MapColor(hex: 0x1F7A6D), MapColor(hex: 0x7A4FB5),
        ]
        var snapshot = MapSnapshot(size: ViewSize(width: 760, height: 520))
        snapshot.title = "Where everybody is"
        for person in pins.values.sorted(by: { $0.id < $1.id }) {
            let color = colors[Int(person.id.magnitude % UInt64(colors.count))]
            let symbol = String(person.name.prefix(1))
            snapshot.pins.append(.init(person.coordinate, name: person.name, symbol: symbol, color: color))
            let text = person.note.isEmpty ? person.name : "\(person.name): \(person.note)"
            snapshot.legend.append(.init(.pin(symbol), text, color: color))
        }
        return try IslandMap.complete(snapshot, from: index)
    }
}
