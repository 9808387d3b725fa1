import Dispatch
import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Turns records into the sections of a file, stage by stage.
///
/// Records are read twice at most: once for the chains among businesses, if there are any, and once in the order of
/// documents, batch by batch on all processors, when each section gets its part of each. What is then left to do needs
/// numbers alone: words, postings, points.
struct IndexAssembly: ~Copyable {
    let facts: RecordFacts
    let links: RecordLinks
    let documents: DocumentOrder
    /// The record of each document.
    var order: [UInt32] { documents.records }
    let timeZones: [UInt32: UInt16]
    private let spooled: SpooledBytes
    private let chainCounts: ChainCounts
    let workerCount: Int
    let memoryLimit: Int
    let space: ScratchSpace
    private let progress: ((IndexingProgress) -> Void)?
    var report = BuildReport()

    var file: IndexFileWriter
    var strings = StringTable.Writer()
    private var about = About()
    private var terms = TermCollector()
    /// Which words are in a name that is no part of an address.
    private var isNamed: [Bool] = []
    private var names: Spool
    private var recordWriter: RecordTable.Writer
    var houses: HouseIndex.Writer
    var details: DetailTable.Writer
    var categories = CategoryIndex.Writer()
    var lines: LineIndex.Writer
    var areas: AreaIndex.Writer
    var footprints: FootprintIndex.Writer
    private var kinds: [UInt8] = []
    /// How much nearer each settlement seems for its size.
    private var weights: [UInt8] = []
    private var zooms: [UInt8] = []
    /// The containers of the next document with their URIs and ends, the smallest last.
    private var openContainers: [(uri: String, end: UInt32)] = []
    /// The houses as points: document, latitude, longitude.
    private var housePoints: Spool

    private static let batchLength = 1024
    /// The bytes of a house among ``housePoints``.
    private static let pointLength = 12

    init(
        facts: RecordFacts, records: SpooledBytes, chains: ChainCounts, workerCount: Int, memoryLimit: Int,
        space: ScratchSpace, progress: ((IndexingProgress) -> Void)?
    ) throws(IndexFormatError) {
        self.facts = facts
        spooled = records
        chainCounts = chains
        self.workerCount = workerCount
        self.memoryLimit = memoryLimit
        self.space = space
        self.progress = progress
        links = RecordLinks(facts)
        var reader = RecordReader(records)
        documents = try DocumentOrder(facts, links) { record throws(IndexFormatError) in
            try reader.uri(at: facts.places[Int(record)])
        }
        timeZones = links.timeZones(facts)
        file = IndexFileWriter(in: space)
        names = Spool(space)
        recordWriter = RecordTable.Writer(in: space)
        houses = HouseIndex.Writer(in: space)
        details = DetailTable.Writer(in: space)
        lines = LineIndex.Writer(in: space)
        areas = AreaIndex.Writer(in: space)
        footprints = FootprintIndex.Writer(in: space)
        housePoints = Spool(space)
        report.objectCount = facts.count
        report.orphanCount = links.orphanCount
    }

    mutating func describe(name: String, date: String, license: String, attributions: [String]) {
        about.append("name", name)
        if !date.isEmpty { about.append("date", date) }
        if !license.isEmpty { about.append("license", license) }
        for attribution in attributions { about.append("attribution", attribution) }
    }

    consuming func assemble() throws -> (IndexFileWriter, BuildReport) {
        try Task.checkCancellation()
        try readRecords(try findChains())
        try Task.checkCancellation()
        try indexNames()
        try writeRecords()
        try placePoints()
        try sortIdentifiers()
        file.set(.about, SectionBytes(about.encode()))
        file.set(.strings, SectionBytes(try strings.encode()))
        return (file, report)
    }

    // MARK: Records

    private func findChains() throws -> ChainFinder {
        var finder = ChainFinder()
        guard chainCounts.areSaid || chainCounts.areLikely else { return finder }
        let businesses = facts.places.indices.filter { facts.traits[$0].contains(.isBusiness) }.map {
            facts.places[$0]
        }
        let (spooled, counts) = (spooled, chainCounts)
        try forEachBatch(of: businesses) { places throws(IndexFormatError) in
            var reader = RecordReader(spooled)
            var hints: [ChainFinder.Hint] = []
            for place in places {
                if let hint = ChainFinder.Hint(try reader.record(at: place), counts) { hints.append(hint) }
            }
            return hints
        } consume: { hints in
            for hint in hints { finder.take(hint) }
        }
        finder.decide()
        return finder
    }

    private func forEachBatch<Result: Sendable>(
        of places: [UInt64], produce: @escaping @Sendable (ArraySlice<UInt64>) throws -> Result,
        consume: (Result) throws -> Void
    ) throws {
        let count = (places.count + Self.batchLength - 1) / Self.batchLength
        try OrderedWork.run(count: count, workerCount: workerCount) { batch in
            let start = batch * Self.batchLength
            return try produce(places[start..<min(start + Self.batchLength, places.count)])
        } consume: { _, result in
            try Task.checkCancellation()
            try consume(result)
        }
    }

    /// Reads all records in the order of documents, and gives each section its part of each.
    private mutating func readRecords(_ chains: ChainFinder) throws {
        let places = order.map { facts.places[Int($0)] }
        let spooled = spooled
        let count = (places.count + Self.batchLength - 1) / Self.batchLength
        try OrderedWork.run(count: count, workerCount: workerCount) { batch in
            let start = batch * Self.batchLength
            return try PreparedBatch(
                start: start, places: places[start..<min(start + Self.batchLength, places.count)], spooled, chains)
        } consume: { _, batch in
            try Task.checkCancellation()
            progress?(IndexingProgress(.objects, batch.start, of: order.count))
            try take(batch)
        }
    }

    private mutating func take(_ batch: PreparedBatch) throws {
        report.droppedNameCount += batch.droppedNameCount
        let numbers = (0..<batch.terms.count).map { terms.number(batch.terms[$0]) }
        isNamed += repeatElement(false, count: terms.count - isNamed.count)
        var head = 0
        var number = 0
        for (index, record) in batch.records.enumerated() {
            let document = batch.start + index
            try check(record, UInt32(document))
            names.tail.varint(batch.nameCounts[index])
            for _ in 0..<batch.nameCounts[index] {
                let (role, length) = batch.heads[head]
                head += 1
                names.tail.u8(role.rawValue << 4 | UInt8(length))
                for local in batch.numbers[number..<number + length] {
                    let term = numbers[Int(local)]
                    names.tail.varint(Int(term))
                    if !role.isAddress { isNamed[Int(term)] = true }
                }
                number += length
            }
            try names.settle()
            try describe(record, document)
            try append(houses: batch.houses[index], postcodes: batch.postcodes, of: record, document)
            try describeDetails(of: record, document)
            try traceShapes(of: record, document)
        }
    }

    /// Checks that a record is in the container that it names: so far only the hash of the name said so.
    private mutating func check(_ record: IndexRecord, _ document: UInt32) throws {
        while let last = openContainers.last, last.end <= document { openContainers.removeLast() }
        let number = Int(order[Int(document)])
        if links.parents[number] != RecordLinks.none, let parent = record.parent, let container = openContainers.last,
            container.uri != parent
        {
            throw IndexingError("the URIs \(parent) and \(container.uri) have one hash: change one of them")
        }
        let container = documents.numbers[number]
        if container != RecordLinks.none { openContainers.append((record.uri, documents.ends[Int(container)])) }
    }

    private mutating func describe(_ record: IndexRecord, _ document: Int) throws(IndexFormatError) {
        let number = Int(order[document])
        let kind = strings.number(record.kind.rawValue, in: .kinds)
        guard kind <= Int(UInt8.max) else { throw IndexFormatError(.tooLarge, section: .strings) }
        kinds.append(UInt8(kind))
        if facts.traits[number].contains(.isSettlement) {
            weights += repeatElement(0, count: kinds.count - weights.count)
            weights[document] = Self.weight(people: record.population ?? 0)
        }
        if let zoom = record.minimumZoom {
            zooms += repeatElement(0, count: document + 1 - zooms.count)
            zooms[document] = UInt8(clamping: zoom)
        }
        try recordWriter.append(fileRecord(record, number))
    }

    private mutating func fileRecord(_ record: IndexRecord, _ number: Int) -> RecordTable.Record {
        let (scheme, identifier) = Self.split(uri: record.uri)
        var entry = RecordTable.Record(
            name: record.name, scheme: strings.number(scheme, in: .schemes), identifier: identifier)
        entry.population = record.population.map { max($0, 0) }
        let parent = links.parents[number]
        // What its container stands for need not be said.
        if parent == RecordLinks.none || timeZones[parent] ?? 0 != facts.timeZones[number] {
            entry.timeZone = record.timeZone.map { strings.number($0, in: .timeZones) }
        }
        let course = record.lines.lazy.flatMap(\.coordinates)
        let box = record.boundingBox ?? (course.isEmpty ? nil : CoordinateBounds(covering: course))
        entry.box = box.map { box in
            RecordTable.Box(
                south: FixedAngle.clamping(box.south), west: FixedAngle.clamping(box.west),
                north: FixedAngle.clamping(box.north), east: FixedAngle.clamping(box.east))
        }
        entry.localizedNames = record.localizedNames.sorted { $0.key < $1.key }.map { language, name in
            (strings.number(language.lowercased(), in: .languages), name)
        }
        entry.water = record.water
        entry.postcode = record.postcode
        if parent == RecordLinks.none { entry.country = facts.countries[number] }
        return entry
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

    private mutating func append(
        houses: [HouseIndex.House], postcodes: [String], of record: IndexRecord, _ document: Int
    ) throws(IndexFormatError) {
        guard !houses.isEmpty || !record.houseRanges.isEmpty else { return }
        for house in houses {
            housePoints.tail.u32(UInt32(document))
            housePoints.tail.i32(house.latitude)
            housePoints.tail.i32(house.longitude)
        }
        try housePoints.settle()
        let numbered = houses.map { house in
            var house = house
            house.postcode = house.postcode.map { self.houses.number(ofPostcode: postcodes[$0]) }
            return house
        }
        let ranges = record.houseRanges.map { range in
            HouseIndex.Range(
                first: range.first, last: range.last, step: range.step,
                vertices: range.line.coordinates.map { Self.place($0) })
        }
        try self.houses.append(
            HouseIndex.Entry(houses: numbered, ranges: ranges), of: UInt32(document), at: Self.place(record.coordinate))
    }

    // MARK: Names

    /// Gives words their final numbers, writes the names with them and the documents of each word.
    private mutating func indexNames() throws {
        let (sorted, ordinals) = terms.sorted()
        terms = TermCollector()
        report.termCount = sorted.count
        try file.setTerms(sorted)
        var forward = ForwardIndex.Writer(in: space)
        var postings = PostingSorter(termCount: sorted.count, memoryLimit: memoryLimit, in: space)
        var containers = ContainerIndex.Writer()
        /// What addresses name, with a number for each.
        var areas: [[UInt32]: Int] = [:]
        var areaEntries: [AddressAreas.Entry] = []
        var reader = EntryReader(names.bytes)
        names = Spool(space)
        var distinct: [UInt32] = []
        var addressed: [UInt32] = []
        /// The documents of the containers that no term names.
        var nameless: [Range<UInt32>] = []
        var sequence: [UInt32] = []
        for document in 0..<UInt32(order.count) {
            if document.isMultiple(of: 4096) {
                try Task.checkCancellation()
                progress?(IndexingProgress(.words, Int(document), of: order.count))
            }
            distinct.removeAll(keepingCapacity: true)
            addressed.removeAll(keepingCapacity: true)
            for _ in 0..<(try reader.varint()) {
                let head = try reader.u8()
                guard let role = ForwardIndex.Role(rawValue: head >> 4) else { continue }
                sequence.removeAll(keepingCapacity: true)
                for _ in 0..<(head & 15) {
                    let term = try reader.varint()
                    let ordinal = ordinals[term]
                    sequence.append(ordinal)
                    if !role.isAddress {
                        distinct.append(ordinal)
                    } else {
                        addressed.append(ordinal)
                        // Who looks for a postal code means no house in it; but a term that is nobody's name must lead
                        // somewhere.
                        if !isNamed[term] { distinct.append(ordinal) }
                    }
                }
                forward.append(sequence, role: role)
                guard role.isAddress else { continue }
                let area = areas[sequence] ?? areaEntries.count
                if area == areaEntries.count {
                    areas[sequence] = area
                    areaEntries.append(AddressAreas.Entry(terms: Set(sequence).sorted()))
                }
                areaEntries[area].append(document..<addressEnd(document))
            }
            try forward.endDocument()
            Self.sortUnique(&distinct)
            for term in distinct { try postings.append(term, document) }
            let record = Int(order[Int(document)])
            let number = documents.numbers[record]
            if number != RecordLinks.none {
                distinct += addressed
                Self.sortUnique(&distinct)
                if !facts.traits[record].contains(.isNamedInQueries) { distinct = [] }
                let end = documents.ends[Int(number)]
                if distinct.isEmpty { nameless.append(document..<end) }
                containers.append(container(record, document, end: end, terms: distinct))
            }
        }
        isNamed = []
        var writer = PostingIndex.Writer(in: space)
        let highest = describeReaches(from: nameless)
        nameless = []
        try postings.forEachTerm { documents throws(IndexFormatError) in
            try writer.append(documents) { highest[Int($0)] }
        }
        file.set(.postings, try writer.section())
        file.set(.forward, try forward.section(termCount: sorted.count))
        let sortedAreas = areas.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { areaEntries[$0.value] }
        file.set(.containers, containers.section(areas: sortedAreas))
    }

    /// The document behind those that have the address of a document: what is in a street has the addresses of the street.
    private func addressEnd(_ document: UInt32) -> UInt32 {
        let record = Int(order[Int(document)])
        let number = documents.numbers[record]
        guard number != RecordLinks.none, !facts.traits[record].contains(.isNamedInQueries) else { return document + 1 }
        return documents.ends[Int(number)]
    }

    /// Writes the tree over the documents, and returns the highest importance that each reaches.
    private mutating func describeReaches(from extents: [Range<UInt32>]) -> [UInt16] {
        var reaches = order.map { record in
            DocumentReach(
                latitude: facts.latitudes[Int(record)], longitude: facts.longitudes[Int(record)],
                importance: facts.importances[Int(record)])
        }
        DocumentReach.spread(&reaches, from: extents)
        file.set(.documentTree, SectionBytes(DocumentTree.encode(reaches)))
        return reaches.map(\.highest)
    }

    private static func sortUnique(_ numbers: inout [UInt32]) {
        numbers.sort()
        var count = 0
        for number in numbers where count == 0 || numbers[count - 1] != number {
            numbers[count] = number
            count += 1
        }
        numbers.removeLast(numbers.count - count)
    }

    private mutating func container(
        _ record: Int, _ document: UInt32, end: UInt32, terms: [UInt32]
    ) -> ContainerIndex.Entry {
        let zone = timeZones[UInt32(record)].map { facts.timeZoneNames[Int($0) - 1] }
        return ContainerIndex.Entry(
            document: document, end: end, parent: container(of: record),
            country: links.country(of: record, facts), timeZone: zone.map { strings.number($0, in: .timeZones) },
            terms: terms)
    }

    // MARK: Sections

    /// Finishes what only awaited its last document.
    private mutating func writeRecords() throws(IndexFormatError) {
        file.set(.records, try recordWriter.section())
        recordWriter = RecordTable.Writer()
        if !houses.isEmpty { file.set(.houses, try houses.section()) }
        houses = HouseIndex.Writer()
        if !details.isEmpty { file.set(.details, try details.section()) }
        details = DetailTable.Writer()
        if !categories.isEmpty { file.set(.categories, try categories.section(in: space)) }
        categories = CategoryIndex.Writer()
        if !lines.isEmpty { file.set(.lines, try lines.section()) }
        lines = LineIndex.Writer()
        file.set(.areas, try areas.section())
        if let tree = areas.tree() { file.set(.areaTree, tree) }
        report.outlineCount = areas.count + footprints.count
        if footprints.count > 0 { file.set(.footprints, try footprints.section()) }
        footprints = FootprintIndex.Writer()
        if !zooms.isEmpty {
            zooms += repeatElement(0, count: order.count - zooms.count)
            file.set(.zooms, SectionBytes(ZoomTable.encode(zooms)))
        }
    }

    // MARK: Space

    /// Sorts the coordinates into layers, and writes for each document where its own went.
    private mutating func placePoints() throws {
        var points = PointIndex.Writer(in: space)
        var places = [UInt32](repeating: 0, count: order.count)
        var place: UInt32 = 0
        weights += repeatElement(0, count: order.count - weights.count)
        let total = order.count + housePoints.count / Self.pointLength
        for layer in PointIndex.Layer.documents {
            progress?(IndexingProgress(.points, Int(place), of: total))
            var entries: [PointIndex.Entry] = []
            for (document, record) in order.enumerated()
            where facts.traits[Int(record)].contains(.isSettlement) == (layer == .settlements) {
                entries.append(
                    PointIndex.Entry(
                        document: UInt32(document), latitude: facts.latitudes[Int(record)],
                        longitude: facts.longitudes[Int(record)], weight: weights[document]))
            }
            try arrange(&entries)
            try points.append(entries)
            for entry in entries {
                places[Int(entry.document)] = place
                place += 1
            }
        }
        try writeAttributes(places)
        places = []
        progress?(IndexingProgress(.points, order.count, of: total))
        if housePoints.count > 0 {
            var houses: [PointIndex.PlainEntry] = []
            houses.reserveCapacity(housePoints.count / Self.pointLength)
            var reader = EntryReader(housePoints.bytes)
            while reader.hasMore {
                houses.append(
                    PointIndex.PlainEntry(
                        document: try reader.u32(), latitude: Int32(bitPattern: try reader.u32()),
                        longitude: Int32(bitPattern: try reader.u32())))
            }
            housePoints = Spool(space)
            try arrange(&houses)
            try points.append(houses)
        }
        file.set(.points, points.section())
    }

    /// Puts points in the order of their tree.
    private func arrange<Point: TreePoint>(_ points: inout [Point]) throws {
        try Task.checkCancellation()
        guard workerCount > 1 else { return PointIndex.arrange(&points) }
        PointIndex.arrange(&points) { DispatchQueue.concurrentPerform(iterations: 2, execute: $0) }
    }

    private mutating func writeAttributes(_ places: [UInt32]) throws(IndexFormatError) {
        var containerCount = 0
        for record in order { containerCount = max(containerCount, (container(of: Int(record)) ?? -1) + 1) }
        var attributes = AttributeTable.Writer(placeCount: places.count, containerCount: containerCount, in: space)
        for (document, record) in order.enumerated() {
            try attributes.append(
                AttributeTable.Row(
                    place: Int(places[document]), importance: facts.importances[Int(record)], kind: kinds[document],
                    container: container(of: Int(record))))
        }
        file.set(.attributes, attributes.section())
    }

    /// The number of the container that a record belongs to.
    private func container(of record: Int) -> Int? {
        let parent = links.parents[record]
        return parent == RecordLinks.none ? nil : Int(documents.numbers[Int(parent)])
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

    private mutating func sortIdentifiers() throws(IndexFormatError) {
        var documents = [UInt32](0..<UInt32(order.count))
        documents.sort { a, b in
            let (first, second) = (facts.uriHashes[Int(order[Int(a)])], facts.uriHashes[Int(order[Int(b)])])
            return first != second ? first < second : a < b
        }
        try file.setIdentifiers(documents)
    }
}
