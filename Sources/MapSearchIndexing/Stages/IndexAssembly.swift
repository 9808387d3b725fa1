import MapSearchIndexFormat

/// Converts records into the sections of a file, in stages.
///
/// Records are read at most twice: once for the chains among businesses, if there are any, and once in the order of
/// documents, in batches on all processors, when each section gets its part of each. The remaining stages need only
/// numbers: words, postings, points.
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
    let progress: ((IndexingProgress) -> Void)?
    var report = BuildReport()

    var file: IndexFileWriter
    var strings = StringTable.Writer()
    private var info = IndexInfo()
    var terms = TermCollector()
    /// The words that are in a name that is not part of an address.
    var isNamed: [Bool] = []
    var names: Spool
    var recordWriter: RecordTable.Writer
    var houses: HouseIndex.Writer
    var entrances: EntranceTable.Writer
    var details: DetailTable.Writer
    var categories = CategoryIndex.Writer()
    var lines: LineIndex.Writer
    var areas: AreaIndex.Writer
    var footprints: FootprintIndex.Writer
    var kinds: [UInt8] = []
    /// The factor by which each settlement seems nearer for its size.
    var weights: [UInt8] = []
    var zooms: [UInt8] = []
    /// The containers of the next document with their URIs and ends, the smallest last.
    private var openContainers: [(uri: String, end: UInt32)] = []

    private static let batchLength = 1024

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
        entrances = EntranceTable.Writer(in: space)
        lines = LineIndex.Writer(in: space)
        areas = AreaIndex.Writer(in: space)
        footprints = FootprintIndex.Writer(in: space)
        report.objectCount = facts.count
        report.orphanCount = links.orphanCount
    }

    mutating func describe(name: String, date: String, license: String, attributions: [String]) {
        info.append("name", name)
        if !date.isEmpty { info.append("date", date) }
        if !license.isEmpty { info.append("license", license) }
        for attribution in attributions { info.append("attribution", attribution) }
    }

    consuming func assemble() throws -> (IndexFileWriter, BuildReport) {
        try Task.checkCancellation()
        try readRecords(try findChains())
        FreedMemory.release()
        try Task.checkCancellation()
        try writeRecords()
        FreedMemory.release()
        try indexNames()
        FreedMemory.release()
        try placePoints()
        try sortIdentifiers()
        file.set(.about, SectionBytes(info.encode()))
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
            try describeEntrances(of: record, document)
            try traceShapes(of: record, document)
        }
    }

    /// Checks that a record is in the container that it names: until now, only the hash of the name was compared.
    private mutating func check(_ record: IndexRecord, _ document: UInt32) throws {
        while let last = openContainers.last, last.end <= document { openContainers.removeLast() }
        let number = Int(order[Int(document)])
        if links.parents[number] != RecordLinks.none, let parent = record.parent, let container = openContainers.last,
            container.uri != parent
        {
            throw IndexingError("the URIs \(parent) and \(container.uri) have the same hash: change one of them")
        }
        let container = documents.numbers[number]
        if container != RecordLinks.none { openContainers.append((record.uri, documents.ends[Int(container)])) }
    }

    // MARK: Sections

    /// Completes the parts that depend on the last document.
    private mutating func writeRecords() throws(IndexFormatError) {
        file.set(.records, try recordWriter.section())
        recordWriter = RecordTable.Writer()
        if !houses.isEmpty { file.set(.houses, try houses.section()) }
        houses = HouseIndex.Writer()
        if !details.isEmpty { file.set(.details, try details.section()) }
        details = DetailTable.Writer()
        if !entrances.isEmpty { file.set(.entrances, try entrances.section()) }
        entrances = EntranceTable.Writer()
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
