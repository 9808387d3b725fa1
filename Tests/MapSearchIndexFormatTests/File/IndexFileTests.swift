import Foundation
import MapSearchIndexFormat
import MapSearchText
import Testing

@Suite struct IndexFileTests {
    private let bytes: [UInt8]

    init() throws {
        bytes = try SmallIndex.bytes()
    }

    @Test func contentsComeBack() throws {
        let file = try SmallIndex.open(bytes)
        try file.verify()
        #expect(file.documentCount == 3)
        #expect(file.termCount == 4)
        #expect(file.length == bytes.count)
        #expect(file.info.values("name") == ["By hand"])
        #expect(try file.records.record(2, languages: nil).name == "Vaduz")
        #expect(try file.location(file.attributes[1]) == (562_000_000, 112_000_000))
        #expect(try file.areas.contains(0, 100_000_000, 500_000_000))
        #expect(file.header.format == FileHeader.current)
        #expect(file.header.folding == TextFolding.version)
    }

    @Test(
        "whether there may be houses",
        arguments: [
            (hasHouses: true, details: nil, expected: true), (false, nil, false), (false, .category, false),
            (false, .houseNumber, true), (true, .category, true),
        ] as [(hasHouses: Bool, details: DetailTable.Key?, expected: Bool)])
    func houseNumbers(hasHouses: Bool, details: DetailTable.Key?, expected: Bool) throws {
        var contents = try SmallIndex.contents()
        if !hasHouses { contents.houses = HouseIndex.Writer() }
        contents.details = DetailTable.Writer()
        try contents.details.append([.init(.category, ["town", "Town"])], of: 0)
        if let details { try contents.details.append([.init(details, ["12a"])], of: 1) }
        let file = try SmallIndex.open(try contents.encode())
        // The first answer is kept.
        for _ in 0..<2 { #expect(try file.mayHaveHouseNumbers() == expected) }
    }

    @Test func sectionsStartAtMultiplesOf64() throws {
        let header = try SmallIndex.open(bytes).header
        // Few areas have no tree.
        #expect(Set(header.sections.map(\.id)) == Set(SectionID.allCases).subtracting([.header, .areaTree]))
        for section in header.sections { #expect(section.offset.isMultiple(of: 64), "\(section.id)") }
        #expect(bytes.count.isMultiple(of: 64))
    }

    @Test func everyLengthButTheWholeIsTruncated() {
        for length in 0..<bytes.count {
            let error = #expect(throws: IndexFormatError.self) { try SmallIndex.open(Array(bytes.prefix(length))) }
            guard case .truncated(let expected, let found) = error?.reason, expected > found, found == length else {
                Issue.record("\(length) bytes: \(String(describing: error))")
                return
            }
        }
    }

    @Test func bytesBehindTheEndAreRefused() {
        #expect(throws: IndexFormatError.self) { try SmallIndex.open(bytes + [0]) }
    }

    /// One flip of each bit of the header: each one is detected.
    @Test func everyFlippedBitOfTheHeaderIsSeen() {
        for offset in 0..<SmallIndex.headerLength(bytes) {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[offset] ^= 1 << UInt8(bit)
                do {
                    _ = try SmallIndex.open(damaged)
                    Issue.record("byte \(offset), bit \(bit) makes no difference")
                } catch {
                    let isRight =
                        switch offset {
                        case 0..<8: error.reason == .notAnIndex
                        case 8..<10: error.reason == .formatVersion(found: Int(damaged[8]) | Int(damaged[9]) << 8)
                        default: true
                        }
                    #expect(isRight, "byte \(offset), bit \(bit): \(error)")
                }
            }
        }
    }

    /// All values of the bytes with which the reader decides, with a checksum that is right: an error or an index, no crash.
    @Test func anyValueInASealedHeaderDoesNoHarm() {
        let entry = FileHeader.fixedLength
        for offset in [
            8, 9, 10, 11, 12, 13, 16, 17, 19, 23, 24, 25, 27, 28, 31, entry, entry + 8, entry + 15, entry + 16,
            entry + 23,
        ] {
            for value in UInt8.min...UInt8.max where value != bytes[offset] {
                var damaged = bytes
                damaged[offset] = value
                guard offset != 12 || value < bytes[12] else { continue }
                guard let file = try? SmallIndex.open(SmallIndex.resealed(damaged)) else { continue }
                // Only the length of a section, where it starts, or that the last ones are missing, may make an index.
                #expect(offset >= entry || offset == 12 && value >= bytes[12] - 7, "byte \(offset), value \(value)")
                try? Self.use(file)
            }
        }
    }

    /// Any byte of any section, or between two: opening and every kind of reading end, with an error of the format or
    /// without, and whoever verifies the file hears of it.
    @Test func anyByteInASectionDoesNoHarm() {
        for offset in stride(from: SmallIndex.headerLength(bytes), to: bytes.count, by: 3) {
            // One bit of every second one, and many bits of the others.
            var damaged = bytes
            damaged[offset] = offset.isMultiple(of: 2) && bytes[offset] != 0xFF ? 0xFF : bytes[offset] ^ 1
            let error = Self.error { try Self.use(try SmallIndex.open(damaged)) }
            let verdict = Self.error { try SmallIndex.open(damaged).verify() }
            guard error == nil || error is IndexFormatError, verdict is IndexFormatError else {
                Issue.record("byte \(offset) is \(damaged[offset]): \(error as Any), \(verdict as Any)")
                return
            }
        }
    }

    private static func error(_ body: () throws -> Void) -> (any Error)? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [0, FileHeader.oldestReadable - 1, FileHeader.current + 1, 255, 65_535] as [UInt16])
    func otherFormatVersion(version: UInt16) {
        var other = bytes
        other[8] = UInt8(truncatingIfNeeded: version)
        other[9] = UInt8(truncatingIfNeeded: version >> 8)
        #expect(throws: IndexFormatError(.formatVersion(found: Int(version)), offset: 8)) {
            try SmallIndex.open(SmallIndex.resealed(other))
        }
    }

    @Test func otherFoldingVersion() {
        var other = bytes
        other[10] = UInt8(truncatingIfNeeded: TextFolding.version + 1)
        #expect(throws: IndexFormatError(.foldingVersion(found: Int(TextFolding.version + 1)), offset: 10)) {
            try SmallIndex.open(SmallIndex.resealed(other))
        }
        // A header that is damaged and not another version says so.
        #expect(throws: IndexFormatError(.checksum)) { try SmallIndex.open(other) }
    }

    /// What an index may do without.
    static let optional: Set<SectionID> = [
        .houses, .details, .lines, .categories, .footprints, .areaTree, .zooms, .entrances, .leadingNames,
    ]

    @Test func unknownSectionIsSkipped() throws {
        // The number of the entry of the records stands where its identifier is; it becomes one that is not known yet.
        let header = try SmallIndex.open(bytes).header
        for (number, section) in header.sections.enumerated() where !Self.optional.contains(section.id) {
            var other = bytes
            other[FileHeader.fixedLength + number * FileHeader.entryLength] = 200
            #expect(throws: IndexFormatError(.corrupt, section: section.id)) {
                try SmallIndex.open(SmallIndex.resealed(other))
            }
        }
        let file = try SmallIndex.open(try Self.withUnknownSection(bytes))
        try file.verify()
        #expect(file.header.sections.count == header.sections.count)
        #expect(try file.records.record(2).name == "Vaduz")
    }

    /// The same sections and one of an identifier that this build does not know.
    private static func withUnknownSection(_ bytes: [UInt8]) throws -> [UInt8] {
        let file = try SmallIndex.open(bytes)
        var sections = try file.header.sections.map { section in
            (id: section.id, bytes: try file.header.view(of: section.id, in: file.storage.view).array())
        }
        // Written under a known identifier, twice; the second of them is renamed.
        sections.append((.about, [1, 2, 3]))
        var other = try FileHeader.file(
            sections: sections, documentCount: file.documentCount, termCount: file.termCount,
            folding: TextFolding.version)
        other[FileHeader.fixedLength + (sections.count - 1) * FileHeader.entryLength] = 200
        return SmallIndex.resealed(other)
    }

    // MARK: Verification

    @Test func verificationSeesOneFlippedBitInEverySection() throws {
        let header = try SmallIndex.open(bytes).header
        for section in header.sections {
            for place in Set([0, section.length / 2, section.length - 1]) {
                var damaged = bytes
                damaged[section.offset + place] ^= 0x10
                let error = #expect(throws: IndexFormatError.self, "\(section.id), byte \(place)") {
                    try SmallIndex.open(damaged).verify()
                }
                // Opening may refuse a section already that contradicts the header.
                #expect(error?.section == section.id || error?.section == .header, "\(section.id), byte \(place)")
            }
        }
    }

    struct Contradiction: CustomTestStringConvertible {
        let testDescription: String
        let section: SectionID
        let make: @Sendable (inout IndexContents) throws -> Void

        init(
            _ description: String, _ section: SectionID, make: @escaping @Sendable (inout IndexContents) throws -> Void
        ) {
            testDescription = description
            self.section = section
            self.make = make
        }
    }

    private static let contradictions = [
        Contradiction("document of a posting", .postings) { $0.postingDocuments[5] = 3 },
        Contradiction("container that is none", .attributes) { $0.attributes[2].container = 2 },
        Contradiction("kind that is none", .strings) { $0.attributes[2].kind = 3 },
        Contradiction("place in no layer", .attributes) { $0.attributes[2].place = 3 },
        Contradiction("time zone of a container", .strings) { $0.containers[1].timeZone = 1 },
        Contradiction("term of a name", .forward) { contents in
            contents.forward = ForwardIndex.Writer()
            for _ in 0..<3 {
                contents.forward.append([4], role: .primary)
                try contents.forward.endDocument()
            }
        },
        Contradiction("document of a container", .containers) { $0.containers[1].document = 0 },
        Contradiction("parent of a container", .containers) { $0.containers[1].parent = 2 },
        Contradiction("end of a container", .containers) { $0.containers[1].end = 4 },
        Contradiction("end before the beginning", .attributes) { $0.containers[1].end = 1 },
        Contradiction("container that is not in its parent", .containers) { $0.containers[0].end = 2 },
        Contradiction("container without the documents that name it", .attributes) { $0.containers[1].end = 2 },
        Contradiction("term of a container", .containers) { $0.containers[1].terms = [4] },
        Contradiction("document of an area of addresses", .containers) {
            $0.addressAreas[0] = AddressAreas.Entry(terms: [2], documents: [2, 3])
        },
        Contradiction("document of a point", .points) { contents in
            contents.pointLayers[0] = [.init(document: 3, latitude: 0, longitude: 0, weight: 0)]
        },
        Contradiction("place beyond the pole", .points) { $0.pointLayers[0][0].latitude = 1 << 30 + 1 },
        Contradiction("document of an area", .areas) { $0.areas[0].document = 3 },
        Contradiction("document of an identifier", .identifiers) { $0.identifiers[2] = 3 },
        Contradiction("document of two identifiers", .identifiers) { $0.identifiers[2] = 1 },
        Contradiction("order of identifiers", .identifiers) { $0.identifiers.swapAt(0, 1) },
        Contradiction("time zone of a record", .strings) { $0.records[2].timeZone = 1 },
        Contradiction("scheme of a record", .strings) { $0.records[2].scheme = 1 },
        Contradiction("language of a name", .strings) { $0.records[2].localizedNames = [(1, "x")] },
    ]

    /// Contents that contradict themselves under checksums that are right.
    @Test(arguments: contradictions)
    func verificationFollowsReferences(contradiction: Contradiction) throws {
        var contents = try SmallIndex.contents()
        try contradiction.make(&contents)
        let file = try SmallIndex.open(try contents.encode())
        let error = #expect(throws: IndexFormatError.self) { try file.verify() }
        #expect(error?.section == contradiction.section)
    }

    private static let shortages = [
        Contradiction("a record less", .records) { $0.records.removeLast() },
        Contradiction("an identifier less", .identifiers) { $0.identifiers.removeLast() },
        Contradiction("a row less", .attributes) { $0.attributes.removeLast() },
        Contradiction("a document more", .forward) { try $0.forward.endDocument() },
        Contradiction("a term more", .dictionary) { $0.terms.append(Array("zz".utf8)) },
    ]

    @Test(arguments: shortages)
    func sectionsMustAgreeInTheirNumbers(shortage: Contradiction) throws {
        var contents = try SmallIndex.contents()
        try shortage.make(&contents)
        let bytes = try contents.encode()
        #expect(throws: IndexFormatError.self) { try SmallIndex.open(bytes) }
    }

    @Test func verificationCanBeCancelled() throws {
        var contents = try SmallIndex.contents()
        contents.identifiers[2] = 3
        let file = try SmallIndex.open(try contents.encode())
        #expect(throws: Never.self) { try file.verify { true } }
    }

    // MARK: Files

    @Test(arguments: [false, true])
    func filesThatAreNone(isRead: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "index-file-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String, _ bytes: [UInt8]) throws -> String {
            let url = folder.appending(path: name)
            try Data(bytes).write(to: url)
            return url.path
        }
        func open(_ path: String) throws(IndexFormatError) -> IndexFile {
            try IndexFile(isRead ? IndexStorage(reading: path) : IndexStorage(mapping: path))
        }
        func reason(_ path: String) -> IndexFormatError.Reason? {
            do {
                _ = try open(path)
                return nil
            } catch {
                return error.reason
            }
        }
        #expect(reason(folder.appending(path: "missing").path) == .unreadable(errno: 2))
        #expect(reason(folder.path) == .unreadable(errno: 21))
        #expect(reason("") == .unreadable(errno: 2))
        #expect(reason(try file("empty", [])) == .truncated(expected: 56, found: 0))
        #expect(reason(try file("text", Array("Hello".utf8))) == .notAnIndex)
        #expect(reason(try file("long", [UInt8](repeating: 0x20, count: 5000))) == .notAnIndex)
        #expect(reason(try file("magic", Array("MapIndex".utf8))) == .truncated(expected: 56, found: 8))
        #expect(reason(try file("good", bytes)) == nil)
        let opened = try open(try file("good", bytes))
        #expect(opened.storage.path?.hasSuffix("good") == true)
        try opened.verify()
    }

    /// Reads what a search would read.
    private static func use(_ file: IndexFile) throws(IndexFormatError) {
        try? file.verify()
        for term in ["land", "vaduz", "v", ""] {
            let bytes = Array(term.utf8)
            _ = try file.dictionary.lookUp(bytes.span)
            var budget = 100
            var matches: [TermDictionary.FuzzyMatch] = []
            try file.dictionary.appendTerms(
                within: 2, of: bytes[...], acceptsPrefix: true, budget: &budget, to: &matches)
        }
        for layer in file.points {
            _ = try layer.nearest(latitude: 560_000_000, longitude: -2_000_000_000, count: 2, weighed: true)
        }
        try file.areas.forEachArea(containing: 100, 50) { _ in }
        try file.footprints?.forEachFootprint(around: 560_000_050, 110_000_100) { _ in }
        _ = try file.footprints?.nearest(latitude: 560_000_000, longitude: 110_000_000, limit: 6_000_000)
        _ = try file.highest.maximum(in: 0..<file.termCount)
        if let names = file.leadingNames {
            let range = try names.names(beginningWith: 0..<UInt32(file.termCount))
            _ = try names.names(range, with: 1..<2, at: 1)
            if let best = try names.maximum(in: range) { _ = try names.document(best.name) }
        }
        var documents: [UInt32] = []
        for term in 0..<min(file.termCount, 3) {
            let list = try file.postings.list(term)
            for chunk in 0..<min(list.chunkCount, 3) { try file.postings.decode(list, chunk: chunk, into: &documents) }
        }
        if let root = try file.documentTree.root { _ = file.documentTree.documents(of: root) }
        try file.containers.areas.forEachRun(terms: 0..<file.termCount) { _ in true }
        for document in 0..<UInt32(min(file.documentCount, 3)) {
            _ = try file.records.record(document, languages: [0])
            _ = try file.location(file.attributes[document])
        }
    }
}
