import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Turns records into the contents of a file, stage by stage.
struct IndexAssembly {
    /// In the order of documents, see ``DocumentOrder``.
    let records: [IndexRecord]
    let importances: [Double]
    /// The documents that are containers, ascending, each with the end of its documents.
    private let containers: [DocumentOrder.Container]
    /// The container of each document.
    private let parents: [Int?]
    private var containerTimeZones: [String?] = []
    var contents = IndexContents()
    var report = BuildReport()

    init(records unsorted: [IndexRecord]) {
        let chains = ChainFinder(unsorted)
        var unsorted = unsorted
        for place in unsorted.indices { chains.apply(to: &unsorted[place]) }
        let importance = unsorted.map(Importance.importance)
        let order = DocumentOrder(unsorted, importance: importance.map(Self.rank))
        records = order.documents.map { unsorted[$0] }
        importances = order.documents.map { importance[$0] }
        containers = order.containers
        parents = order.parents
        report.objectCount = records.count
        report.orphanCount = order.orphanCount
    }

    /// An importance as the file has it.
    private static func rank(_ importance: Double) -> UInt16 { UInt16((importance * 65_535).rounded()) }

    mutating func describe(name: String, date: String, license: String, attributions: [String]) {
        contents.about.append("name", name)
        if !date.isEmpty { contents.about.append("date", date) }
        if !license.isEmpty { contents.about.append("license", license) }
        for attribution in attributions { contents.about.append("attribution", attribution) }
    }

    mutating func assemble() throws -> IndexContents {
        shareTimeZones()
        let containerTerms = try indexNames()
        try Task.checkCancellation()
        describeContainers(containerTerms)
        try describeObjects(places: placePoints())
        numberHouses()
        describeDetails()
        traceLines()
        traceAreas()
        traceFootprints()
        describeZooms()
        sortIdentifiers()
        return contents
    }

    // MARK: Names

    /// Collects all names into terms, postings and the forward index.
    ///
    /// - Returns: the distinct terms of each container's names.
    private mutating func indexNames() throws -> [[UInt32]] {
        var collector = TermCollector()
        var names = NameCollector()
        // Per document the number of its names, per name its role and length, then all terms: flat, since there are
        // millions of them.
        var nameCounts: [Int] = []
        var heads: [(role: ForwardIndex.Role, count: Int)] = []
        var numbers: [UInt32] = []
        for (index, record) in records.enumerated() {
            if index.isMultiple(of: 4096) { try Task.checkCancellation() }
            names.collect(record, terms: &collector)
            nameCounts.append(names.names.count)
            for name in names.names {
                heads.append((name.role, name.terms.count))
                numbers.append(contentsOf: name.terms)
            }
        }
        report.droppedNameCount = names.droppedCount
        let (terms, ordinals) = collector.sorted()
        contents.terms = terms
        report.termCount = terms.count
        var postings: [(term: UInt32, document: UInt32)] = []
        postings.reserveCapacity(numbers.count)
        /// The documents whose addresses name an area.
        var addressees: [(term: UInt32, document: UInt32)] = []
        var areas: [[UInt32]: [UInt32]] = [:]
        var containerTerms = [[UInt32]](repeating: [], count: containers.count)
        var nextContainer = 0
        var head = 0
        var number = 0
        for (document, count) in nameCounts.enumerated() {
            var distinct: Set<UInt32> = []
            var addressed: Set<UInt32> = []
            for _ in 0..<count {
                let (role, length) = heads[head]
                let sequence = numbers[number..<number + length].map { ordinals[Int($0)] }
                head += 1
                number += length
                contents.forward.append(sequence, role: role)
                if role.isAddress {
                    addressed.formUnion(sequence)
                    areas[sequence, default: []].append(UInt32(document))
                } else {
                    distinct.formUnion(sequence)
                }
            }
            contents.forward.endDocument()
            for term in distinct { postings.append((term, UInt32(document))) }
            for term in addressed { addressees.append((term, UInt32(document))) }
            if nextContainer < containers.count, containers[nextContainer].document == document {
                if Self.isNamedInQueries(records[document].kind) {
                    containerTerms[nextContainer] = distinct.union(addressed).sorted()
                }
                nextContainer += 1
            }
        }
        describeAreas(areas)
        // Who looks for a postal code means no house in it; but a term that is nobody's name must lead somewhere.
        if !addressees.isEmpty {
            let named = Set(postings.lazy.map(\.term))
            postings += addressees.filter { !named.contains($0.term) }
            postings.sort { ($0.document, $0.term) < ($1.document, $1.term) }
        }
        invert(postings, termCount: terms.count)
        return containerTerms
    }

    private mutating func invert(_ postings: [(term: UInt32, document: UInt32)], termCount: Int) {
        var ends = [Int](repeating: 0, count: termCount)
        for posting in postings { ends[Int(posting.term)] += 1 }
        var sum = 0
        for term in ends.indices {
            sum += ends[term]
            ends[term] = sum
        }
        // Documents come in ascending order, so filling each list from its end backwards needs them descending.
        var places = ends
        var inverted = [UInt32](repeating: 0, count: postings.count)
        for posting in postings.reversed() {
            places[Int(posting.term)] -= 1
            inverted[places[Int(posting.term)]] = posting.document
        }
        contents.postingDocuments = inverted
        contents.postingEnds = ends
    }

    // MARK: Hierarchy

    /// Whether objects of a kind are looked up by the words that name them, for what belongs to them.
    ///
    /// There are too many streets of one name; theirs are read where something in them is looked at.
    private static func isNamedInQueries(_ kind: ObjectKind) -> Bool {
        ![.street, .house, .business, .station, .intersection, .other].contains(kind)
    }

    /// Notes which documents an address puts in a town or a postal code; what is in a street has the addresses of the street.
    private mutating func describeAreas(_ areas: [[UInt32]: [UInt32]]) {
        var ends: [Int: Int] = [:]
        for container in containers where !Self.isNamedInQueries(records[container.document].kind) {
            ends[container.document] = container.end
        }
        for (name, documents) in areas.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            var distinct: [UInt32] = []
            for document in documents where distinct.last.map({ $0 < document }) ?? true {
                distinct += document..<max(document + 1, UInt32(ends[Int(document)] ?? 0))
            }
            contents.addressAreas.append(AddressAreas.Entry(terms: Set(name).sorted(), documents: distinct))
        }
    }

    private mutating func describeContainers(_ terms: [[UInt32]]) {
        for (number, container) in containers.enumerated() {
            contents.containers.append(
                ContainerIndex.Entry(
                    document: UInt32(container.document), end: UInt32(container.end),
                    parent: parents[container.document], country: countryCode(of: container.document),
                    timeZone: containerTimeZones[number].map { contents.strings.number($0, in: .timeZones) },
                    terms: terms[number]))
        }
    }

    /// The country that a document says it is in, or that what it belongs to does.
    func countryCode(of document: Int) -> UInt16 {
        var document = document
        for _ in 0..<ContainerIndex.maximumDepth {
            if let code = records[document].countryCode, code.utf8.count == 2 {
                return code.uppercased().utf8.reduce(0) { $0 << 8 | UInt16($1) }
            }
            guard let container = parents[document] else { break }
            document = containers[container].document
        }
        return 0
    }

    // MARK: Objects

    private mutating func describeObjects(places: [Int]) throws(IndexFormatError) {
        for (index, record) in records.enumerated() {
            let kind = contents.strings.number(record.kind.rawValue, in: .kinds)
            guard kind <= Int(UInt8.max) else { throw IndexFormatError(.tooLarge, section: .strings) }
            contents.attributes.append(
                AttributeTable.Row(
                    place: places[index], importance: Self.rank(importances[index]), kind: UInt8(kind),
                    container: parents[index]))
            contents.records.append(fileRecord(record, index))
        }
    }

    private mutating func fileRecord(_ record: IndexRecord, _ document: Int) -> RecordTable.Record {
        let (scheme, identifier) = Self.split(uri: record.uri)
        var entry = RecordTable.Record(
            name: record.name, scheme: contents.strings.number(scheme, in: .schemes), identifier: identifier)
        entry.population = record.population.map { max($0, 0) }
        entry.timeZone = ownTimeZone(record, document).map { contents.strings.number($0, in: .timeZones) }
        let course = record.lines.lazy.flatMap(\.coordinates)
        let box = record.boundingBox ?? (course.isEmpty ? nil : CoordinateBounds(covering: course))
        entry.box = box.map { box in
            RecordTable.Box(
                south: FixedAngle.clamping(box.south), west: FixedAngle.clamping(box.west),
                north: FixedAngle.clamping(box.north), east: FixedAngle.clamping(box.east))
        }
        entry.localizedNames = record.localizedNames.sorted { $0.key < $1.key }.map { language, name in
            (contents.strings.number(language.lowercased(), in: .languages), name)
        }
        entry.water = record.water
        entry.postcode = record.postcode
        if parents[document] == nil { entry.country = countryCode(of: document) }
        return entry
    }

    /// The time zone of a record, unless its container stands for it.
    private func ownTimeZone(_ record: IndexRecord, _ document: Int) -> String? {
        guard let parent = parents[document], containerTimeZones[parent] == record.timeZone else {
            return record.timeZone
        }
        return nil
    }

    /// Gives each container the time zone that most of what belongs to it has, so that these need not say it.
    private mutating func shareTimeZones() {
        var counts = [[String: Int]](repeating: [:], count: containers.count)
        for (index, record) in records.enumerated() {
            if let container = parents[index], let timeZone = record.timeZone {
                counts[container][timeZone, default: 0] += 1
            }
        }
        containerTimeZones = counts.map { count in
            count.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
    }

    /// "osm:n123" is the scheme "osm:n" and the number 123; a number that would not come back the same stays text.
    private static func split(uri: String) -> (scheme: String, RecordTable.Identifier) {
        let digits = uri.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
        let text = uri.suffix(digits)
        if digits > 0, digits < 18, digits == 1 || text.first != "0", let number = Int(text) {
            return (String(uri.dropLast(digits)), .number(number))
        }
        let end = uri.firstIndex(of: ":").map { uri.index(after: $0) } ?? uri.startIndex
        return (String(uri[..<end]), .text(String(uri[end...])))
    }

    // MARK: Space

    /// Sorts the coordinates into layers, and notes for each document where its own went.
    private mutating func placePoints() -> [Int] {
        var layers = [[PointIndex.Entry]](repeating: [], count: PointIndex.Layer.allCases.count)
        func add(_ document: Int, _ coordinate: Coordinate, to layer: PointIndex.Layer, weight: UInt8 = 0) {
            let (latitude, longitude) = Self.place(coordinate)
            layers[layer.rawValue].append(
                PointIndex.Entry(
                    document: UInt32(document), latitude: latitude, longitude: longitude, weight: weight))
        }
        for (index, record) in records.enumerated() {
            if record.kind == .locality || record.kind == .district {
                let weight = Self.weight(people: record.population ?? 0)
                add(index, record.coordinate, to: .settlements, weight: weight)
            } else {
                add(index, record.coordinate, to: .others)
            }
            for house in record.houses { add(index, house.coordinate, to: .houses) }
        }
        if layers[PointIndex.Layer.houses.rawValue].isEmpty { layers.removeLast() }
        contents.pointLayers = layers.map { PointIndex.Tree($0) }
        var places = [Int](repeating: 0, count: records.count)
        var place = 0
        for entry in contents.pointLayers.prefix(PointIndex.Layer.documents.count).lazy.flatMap(\.entries) {
            places[Int(entry.document)] = place
            place += 1
        }
        return places
    }

    /// How much nearer a settlement seems for its size.
    ///
    /// With the fourth root of the population a city of two million is named from eight times as far as a village of
    /// five hundred: its suburbs and not the next province.
    private static func weight(people: Int) -> UInt8 {
        PointWeight.weight(nearerBy: (Double(max(people, 500)) / 500).squareRoot().squareRoot())
    }

    /// A coordinate in the units of the file.
    static func place(_ coordinate: Coordinate) -> (latitude: Int32, longitude: Int32) {
        (FixedAngle.wrapping(coordinate.latitude), FixedAngle.wrapping(coordinate.longitude))
    }

    // MARK: Identity

    private mutating func sortIdentifiers() {
        let hashes = records.map { XXHash64.hash(Array($0.uri.utf8)) }
        contents.identifiers = (0..<UInt32(records.count)).sorted { a, b in
            (hashes[Int(a)], a) < (hashes[Int(b)], b)
        }
    }
}
