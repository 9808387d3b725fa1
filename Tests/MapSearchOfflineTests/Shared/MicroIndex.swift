import Foundation
import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

/// `cases/micro_index.json` of the shared data, as records and requests.
enum MicroIndex {
    struct Set: CustomTestStringConvertible, Sendable {
        let name: String
        let documents: [Document]
        let checks: [Check]

        var testDescription: String { "\(name) (\(documents.count) documents)" }
    }

    struct Document: Decodable, Sendable {
        var id: Int
        var name: String?
        var names: [String: String]?
        var housenumber: String?
        var type: String?
        var importance: Double?
        var lat: Double?
        var lon: Double?
        var address: [String: String]?
    }

    struct Check: Decodable, Sendable {
        var query: String
        var must: [Int]?
        var mustNot: [Int]?
        var first: Int?
        var order: [Int]?
        var bias: [Double]?
        var policy: Bool?

        enum CodingKeys: String, CodingKey {
            case query, must, first, order, bias, policy
            case mustNot = "must_not"
        }

        var isPolicy: Bool { policy == true }
    }

    private static let path = "cases/micro_index.json"

    static let isPresent = SharedFolder.has(path)

    /// Empty without the shared data.
    static let sets: [Set] = {
        guard isPresent, let data = try? Data(SharedFolder.text(path).utf8) else { return [] }
        return (try? JSONDecoder().decode([Row].self, from: data))?.map(\.set) ?? []
    }()

    private struct Row: Decodable {
        var name: String
        var docs: [Document]
        var checks: [Check]

        var set: Set { Set(name: name, documents: docs, checks: checks) }
    }
}

extension MicroIndex.Set {
    func backend() throws -> OfflineBackend {
        var builder = IndexBuilder(name: name)
        var containers: Swift.Set<String> = []
        for document in documents {
            var parent: String?
            for (level, kind) in Self.levels {
                guard let name = document.address?[level] else { continue }
                let uri = "container:\(parent ?? "")/\(name)"
                if containers.insert(uri).inserted { try builder.add(Self.container(uri, kind, name, parent)) }
                parent = uri
            }
            try builder.add(document.record(parent: parent))
        }
        return OfflineBackend(try OfflineIndex(bytes: try builder.build().bytes))
    }

    /// The levels of an address from the top.
    private static let levels: [(String, ObjectKind)] = [
        ("country", .country), ("state", .region), ("county", .county), ("city", .locality), ("suburb", .district),
        ("neighbourhood", .district), ("street", .street),
    ]

    private static func container(_ uri: String, _ kind: ObjectKind, _ name: String, _ parent: String?) -> IndexRecord {
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: Coordinate(latitude: 0, longitude: 0))
        record.parent = parent
        record.importance = 0
        return record
    }
}

extension MicroIndex.Document {
    fileprivate func record(parent: String?) -> IndexRecord {
        var record = IndexRecord(
            uri: "document:\(id)", kind: kind, name: name ?? housenumber ?? "",
            coordinate: Coordinate(latitude: lat ?? 0, longitude: lon ?? 0))
        record.alternateNames = (names ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        if name != nil, let housenumber { record.alternateNames.append(housenumber) }
        record.importance = importance ?? 0.3
        record.parent = parent
        return record
    }

    private var kind: ObjectKind {
        switch type {
        case "city", "town", "village", "hamlet": .locality
        case "suburb": .district
        case nil where housenumber != nil && name == nil: .house
        default: .business
        }
    }
}

extension MicroIndex.Check {
    /// The identifiers of the documents found, containers left out.
    func found(in backend: OfflineBackend) throws -> [Int] {
        let area = bias.map { SearchArea.point(Coordinate(latitude: $0[0], longitude: $0[1])) }
        let objects = try backend.answer(.text(query, in: area)).objects
        return objects.compactMap { $0.uri?.wholeMatch(of: /document:(\d+)/).flatMap { Int($0.1) } }
    }

    /// What does not hold, each as a sentence to be listed by.
    func failures(_ found: [Int]) -> [String] {
        var failures: [String] = []
        func list(_ ids: [Int]) -> String { ids.map(String.init).joined(separator: " ") }
        if let must, !must.allSatisfy(found.contains) { failures.append("\(query) must \(list(must))") }
        if let mustNot, mustNot.contains(where: found.contains) {
            failures.append("\(query) must_not \(list(mustNot))")
        }
        if let first, found.first != first { failures.append("\(query) first \(first)") }
        if let order, found.filter(order.contains) != order { failures.append("\(query) order \(list(order))") }
        return failures
    }
}
