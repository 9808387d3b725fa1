extension IndexFile {
    /// Reads the whole file and checks what opening does not: checksums, and that every reference is valid.
    ///
    /// - Parameter isCancelled: called now and then; if it returns true, the check ends without an error.
    /// - Throws: ``IndexFormatError`` with the section and offset of the first damage found.
    /// - Complexity: O(*file*).
    package func verify(isCancelled: () -> Bool = { false }) throws(IndexFormatError) {
        try header.verifyChecksums(in: storage.view)
        let reaches = try documentReaches()
        var previous: [UInt8] = []
        for term in 0..<termCount {
            if term.isMultiple(of: 4096), isCancelled() { return }
            var bytes: [UInt8] = []
            try dictionary.appendTerm(term, to: &bytes)
            guard term == 0 || previous.lexicographicallyPrecedes(bytes) else {
                throw IndexFormatError(.corrupt, section: .dictionary, offset: term)
            }
            previous = bytes
            try verifyPostings(of: term, reaches)
        }
        for document in 0..<UInt32(documentCount) {
            if document.isMultiple(of: 4096), isCancelled() { return }
            let row = try attributes[document]
            guard try isInContainer(document, row) else {
                throw IndexFormatError(.corrupt, section: .attributes, offset: Int(document))
            }
            _ = try strings.string(.kinds, Int(row.kind))
            _ = try location(row)
            try verifyNames(of: document)
            try verifyRecord(of: document)
        }
        try leadingNames?.verify(attributes, termCount: termCount)
        try verifyReferences(reaches)
        try verifyIdentifiers()
    }

    /// The reach of each document.
    private func documentReaches() throws(IndexFormatError) -> [DocumentReach] {
        var reaches: [DocumentReach] = []
        reaches.reserveCapacity(documentCount)
        for document in 0..<UInt32(documentCount) {
            let row = try attributes[document]
            let (latitude, longitude) = try location(row)
            reaches.append(DocumentReach(latitude: latitude, longitude: longitude, importance: row.importance))
        }
        var extents: [Range<UInt32>] = []
        for container in 0..<containers.count where try !containers.isNamed(container) {
            let extent = try containers.extent(container)
            guard extent.lowerBound < documentCount else {
                throw IndexFormatError(.corrupt, section: .containers, offset: container)
            }
            extents.append(extent)
        }
        DocumentReach.spread(&reaches, from: extents)
        return reaches
    }

    private func isInContainer(_ document: UInt32, _ row: AttributeTable.Row) throws(IndexFormatError) -> Bool {
        guard let container = row.container else { return true }
        guard container < containers.count else { return false }
        return try containers.extent(container).contains(document)
    }

    /// Checks that the documents ascend, and that the skips and the highest importances agree with them.
    private func verifyPostings(of term: Int, _ reaches: [DocumentReach]) throws(IndexFormatError) {
        let damage = IndexFormatError(.corrupt, section: .postings, offset: term)
        let list = try postings.list(term)
        var documents: [UInt32] = []
        var next: UInt32 = 0
        var count = 0
        var highestOfAll: UInt16 = 0
        for chunk in 0..<list.chunkCount {
            try postings.decode(list, chunk: chunk, into: &documents)
            var highest: UInt16 = 0
            for document in documents {
                guard document >= next, document < documentCount else { throw damage }
                next = document + 1
                highest = max(highest, reaches[Int(document)].highest)
            }
            count += documents.count
            highestOfAll = max(highestOfAll, highest)
            if list.blockCount > 0, try postings.highest(list, chunk: chunk) != highest { throw damage }
            if chunk < list.blockCount, try postings.last(list, block: chunk) != documents.last { throw damage }
        }
        guard count == list.count, try self.highest[term] == highestOfAll else { throw damage }
        guard try self.highest.maximum(in: term..<term + 1)?.term == term else { throw damage }
    }

    private func verifyNames(of document: UInt32) throws(IndexFormatError) {
        let damage = IndexFormatError(.corrupt, section: .forward, offset: Int(document))
        var isBehindShown = false
        var cursor = try forward.cursor(document)
        while let name = try forward.next(&cursor) {
            for index in 0..<name.termCount where try name.term(index) >= termCount { throw damage }
            if name.role.isHidden { isBehindShown = true }
            if isBehindShown, !name.role.isHidden, !name.role.isAddress { throw damage }
        }
    }

    private func verifyRecord(of document: UInt32) throws(IndexFormatError) {
        let record = try records.record(document, languages: nil)
        _ = try strings.string(.schemes, record.scheme)
        if let timeZone = record.timeZone { _ = try strings.string(.timeZones, timeZone) }
        for (language, _) in record.localizedNames { _ = try strings.string(.languages, language) }
    }

    private func verifyDetails() throws(IndexFormatError) {
        guard let details else { return }
        try details.entries.verifyOwners(documentCount: documentCount, section: .details)
        for number in 0..<details.entries.count { _ = try details.details(number) }
    }

    private func verifyEntrances() throws(IndexFormatError) {
        guard let entrances else { return }
        try entrances.entries.verifyOwners(documentCount: documentCount, section: .entrances)
        for number in 0..<entrances.entries.count { _ = try entrances.entry(number) }
    }

    private func verifyCategories() throws(IndexFormatError) {
        try categories?.verify(entryCount: details?.entries.count ?? 0)
    }

    private func verifyLines() throws(IndexFormatError) {
        guard let lines else { return }
        for chunk in 0..<lines.count {
            guard try lines.forEachSegment(of: chunk, { _, _ in }) < documentCount else {
                throw IndexFormatError(.corrupt, section: .lines, offset: chunk)
            }
        }
    }

    private func verifyFootprints() throws(IndexFormatError) {
        guard let footprints else { return }
        let plane = FlatPlane(latitude: 0, longitude: 0)
        for number in 0..<footprints.count where try footprints.sight(of: number, plane).document >= documentCount {
            throw IndexFormatError(.corrupt, section: .footprints, offset: number)
        }
    }

    private func verifyAreas() throws(IndexFormatError) {
        try areas.verify()
        var next: UInt32 = 0
        for area in 0..<areas.count {
            let document = try areas.document(area)
            guard document >= next, document < documentCount else {
                throw IndexFormatError(.corrupt, section: .areas, offset: area)
            }
            next = document + 1
        }
        guard let tree = areas.tree else { return }
        for place in 0..<tree.count where try tree.area(place) >= areas.count {
            throw IndexFormatError(.corrupt, section: .areaTree, offset: place)
        }
    }

    private func verifyReferences(_ reaches: [DocumentReach]) throws(IndexFormatError) {
        try containers.verify(documentCount: documentCount, termCount: termCount)
        for container in 0..<containers.count {
            if let timeZone = try containers.timeZone(container) { _ = try strings.string(.timeZones, timeZone) }
        }
        try documentTree.verify(reaches)
        try houses?.verify(documentCount: documentCount)
        try verifyDetails()
        try verifyEntrances()
        try verifyCategories()
        try verifyLines()
        try verifyFootprints()
        for layer in points {
            try layer.verify()
            for index in 0..<layer.count {
                guard try layer.document(index) < documentCount else {
                    throw IndexFormatError(.corrupt, section: .points, offset: index)
                }
                _ = try layer.location(index)
            }
        }
        try verifyAreas()
    }
}

extension FileHeader {
    fileprivate func verifyChecksums(in file: ByteView) throws(IndexFormatError) {
        for section in sections {
            let view = try file.section(section.id, section.offset, section.length)
            guard XXHash64.hash(view) == section.checksum else {
                throw IndexFormatError(.checksum, section: section.id)
            }
        }
        try verifyPadding(in: file)
    }

    /// The bytes between sections are zero, so every byte of a file is checked.
    private func verifyPadding(in file: ByteView) throws(IndexFormatError) {
        var end = 0
        for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) + [file.count..<file.count] {
            for offset in end..<max(end, extent.lowerBound) where try file.u8(offset) != 0 {
                throw file.corrupt(at: offset)
            }
            end = max(end, extent.upperBound)
        }
    }
}
