import MapSearchIndexFormat

/// Everything that goes into one index file, as tests write it down.
struct IndexContents: ~Copyable {
    var terms = SortedTerms()
    /// The ascending documents of every term, back to back.
    var postingDocuments: [UInt32] = []
    /// For each term the end of its documents.
    var postingEnds: [Int] = []
    var forward = ForwardIndex.Writer()
    typealias LeadingName = (term: UInt32, value: UInt32, importance: UInt16)
    /// In the order of their words; nil for no such section.
    var leadingNames: [LeadingName]?
    var containers: [ContainerIndex.Entry] = []
    var addressAreas: [AddressAreas.Entry] = []
    var attributes: [AttributeTable.Row] = []
    var pointLayers: [[PointIndex.Entry]] = []
    var areas: [AreaIndex.Entry] = []
    var records: [RecordTable.Record] = []
    /// The documents in the order of the hashes of their URIs.
    var identifiers: [UInt32] = []
    var houses = HouseIndex.Writer()
    var details = DetailTable.Writer()
    var entrances = EntranceTable.Writer()
    var categories = CategoryIndex.Writer()
    var lines: [LineIndex.Entry] = []
    var footprints: [FootprintIndex.Entry] = []
    var zooms: [UInt8] = []
    var strings = StringTable.Writer()
    var info = IndexInfo()

    func encode() throws -> [UInt8] {
        var file = IndexFileWriter()
        file.set(.about, SectionBytes(info.encode()))
        file.set(.strings, SectionBytes(try strings.encode()))
        file.set(.containers, SectionBytes(try ContainerIndex.encode(containers, areas: addressAreas)))
        try file.setTerms(terms)
        let reaches = reaches()
        // A document that is none is an error that opening or verification finds.
        let postings = try PostingIndex.encode(documents: postingDocuments, ends: postingEnds) { document in
            document < reaches.count ? reaches[Int(document)].highest : 0
        }
        file.set(.postings, SectionBytes(postings))
        file.set(.attributes, SectionBytes(try AttributeTable.encode(attributes)))
        file.set(.documentTree, SectionBytes(DocumentTree.encode(reaches)))
        file.set(.forward, try forward.section(termCount: terms.count))
        if let leadingNames {
            var writer = LeadingNames.Writer(termCount: terms.count, documentCount: attributes.count)
            for name in leadingNames { try writer.append(name.term, value: name.value, importance: name.importance) }
            file.set(.leadingNames, writer.section())
        }
        file.set(.points, SectionBytes(try PointIndex.encode(layers: pointLayers)))
        file.set(.areas, SectionBytes(try AreaIndex.encode(areas)))
        file.set(.records, SectionBytes(try RecordTable.encode(records)))
        try file.setIdentifiers(identifiers)
        if !houses.isEmpty { file.set(.houses, try houses.section()) }
        if !lines.isEmpty { file.set(.lines, SectionBytes(try LineIndex.encode(lines))) }
        if !details.isEmpty { file.set(.details, try details.section()) }
        if !categories.isEmpty { file.set(.categories, try categories.section()) }
        if !footprints.isEmpty { file.set(.footprints, SectionBytes(try FootprintIndex.encode(footprints))) }
        if !zooms.isEmpty { file.set(.zooms, SectionBytes(ZoomTable.encode(zooms))) }
        if !entrances.isEmpty { file.set(.entrances, try entrances.section()) }
        return try file.encode()
    }

    /// The reach of each document.
    private func reaches() -> [DocumentReach] {
        let points = pointLayers.flatMap { PointIndex.arranged($0) }
        var reaches = attributes.map { row in
            // A row that points at no place is an error that verification finds.
            let place = row.place < points.count ? (points[row.place].latitude, points[row.place].longitude) : (0, 0)
            return DocumentReach(latitude: place.0, longitude: place.1, importance: row.importance)
        }
        DocumentReach.spread(
            &reaches,
            from: containers.lazy.filter { $0.terms.isEmpty && $0.document < $0.end }.map { $0.document..<$0.end })
        return reaches
    }
}
