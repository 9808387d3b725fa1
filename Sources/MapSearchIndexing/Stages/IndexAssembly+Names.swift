import MapSearchIndexFormat

extension IndexAssembly {
    /// Gives words their final numbers, and writes the names and the documents of each word.
    mutating func indexNames() throws {
        let (sorted, ordinals) = terms.sorted()
        terms = TermCollector()
        report.termCount = sorted.count
        try file.setTerms(sorted)
        var forward = ForwardIndex.Writer(in: space)
        var shown = NameSorter(memoryLimit: memoryLimit, in: space)
        var postings = PostingSorter(termCount: sorted.count, memoryLimit: memoryLimit, in: space)
        var containers = ContainerIndex.Writer()
        /// The areas that occur only in addresses, numbered.
        var areas: [[UInt32]: Int] = [:]
        var areaEntries: [AddressAreas.Entry] = []
        var reader = EntryReader(names.bytes)
        names = Spool(space)
        var distinct: [UInt32] = []
        var addressed: [UInt32] = []
        /// The documents of the containers without a searchable name.
        var nameless: [Range<UInt32>] = []
        var sequence: [UInt32] = []
        for document in 0..<UInt32(order.count) {
            if document.isMultiple(of: 4096) {
                try Task.checkCancellation()
                progress?(IndexingProgress(.words, Int(document), of: order.count))
            }
            distinct.removeAll(keepingCapacity: true)
            addressed.removeAll(keepingCapacity: true)
            for number in 0..<(try reader.varint()) {
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
                        // A search for a postal code does not mean each house in it; but a term that is not in any name needs at least
                        // one document.
                        if !isNamed[term] { distinct.append(ordinal) }
                    }
                }
                forward.append(sequence, role: role)
                if LeadingNames.lists(role), let value = LeadingNames.value(of: document, name: number) {
                    let importance = facts.importances[Int(order[Int(document)])]
                    try shown.append(sequence, value: value, importance: importance)
                }
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
        try sort(shown, termCount: sorted.count)
        var writer = PostingIndex.Writer(in: space)
        try postings.close()
        FreedMemory.release()
        let highest = describeReaches(from: nameless)
        nameless = []
        FreedMemory.release()
        try postings.forEachTerm { documents throws(IndexFormatError) in
            try writer.append(documents) { highest[Int($0)] }
        }
        file.set(.postings, try writer.section())
        file.set(.forward, try forward.section(termCount: sorted.count))
        let sortedAreas = areas.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { areaEntries[$0.value] }
        file.set(.containers, containers.section(areas: sortedAreas))
    }

    private mutating func sort(_ shown: consuming NameSorter, termCount: Int) throws(IndexFormatError) {
        var leading = LeadingNames.Writer(termCount: termCount, documentCount: order.count, in: space)
        try shown.forEachName { term, value, importance throws(IndexFormatError) in
            try leading.append(term, value: value, importance: importance)
        }
        file.set(.leadingNames, leading.section())
    }

    /// The end of the documents that share the address of a document: objects in a street have the addresses of the street.
    private func addressEnd(_ document: UInt32) -> UInt32 {
        let record = Int(order[Int(document)])
        let number = documents.numbers[record]
        guard number != RecordLinks.none, !facts.traits[record].contains(.isNamedInQueries) else { return document + 1 }
        return documents.ends[Int(number)]
    }

    /// Writes the tree over the documents, and returns the highest importance in the reach of each.
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
}
