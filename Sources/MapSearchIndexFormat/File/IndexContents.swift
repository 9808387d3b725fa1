import MapSearchText

/// Everything that goes into one index file, in the order of documents: what a builder makes and ``encode()`` writes.
package struct IndexContents: Sendable {
    /// All terms, sorted by bytes.
    package var terms = SortedTerms()
    /// The ascending documents of every term, back to back.
    package var postingDocuments: [UInt32] = []
    /// For each term the end of its documents.
    package var postingEnds: [Int] = []
    package var forward = ForwardIndex.Writer()
    package var containers: [ContainerIndex.Entry] = []
    package var addressAreas: [AddressAreas.Entry] = []
    package var attributes: [AttributeTable.Row] = []
    package var pointLayers: [PointIndex.Tree] = []
    package var areas: [AreaIndex.Entry] = []
    package var records: [RecordTable.Record] = []
    /// The documents in the order of the hashes of their URIs.
    package var identifiers: [UInt32] = []
    package var houses = HouseIndex.Writer()
    package var details = DetailTable.Writer()
    package var categories = CategoryIndex.Writer()
    package var lines: [LineIndex.Entry] = []
    package var footprints: [FootprintIndex.Entry] = []
    /// The zoom of each document, or nothing for a file that does not have them.
    package var zooms: [UInt8] = []
    package var strings = StringTable.Writer()
    package var about = About()

    package init() {}

    /// The bytes of the file; the same contents always give the same bytes.
    ///
    /// - Returns: the whole file.
    /// - Throws: ``IndexFormatError`` with `tooLarge` when a section outgrows its offsets.
    package func encode() throws(IndexFormatError) -> [UInt8] {
        let reaches = reaches
        // A document that is none is an error that opening or verification finds.
        let postings = try PostingIndex.encode(documents: postingDocuments, ends: postingEnds) { document in
            document < reaches.count ? reaches[Int(document)].highest : 0
        }
        var identifierBytes = ByteWriter()
        identifierBytes.column(identifiers)
        // What every query touches stands together at the front; what an index may lack stands at the end.
        var sections: [(id: SectionID, bytes: [UInt8])] = [
            (.about, about.encode()),
            (.strings, try strings.encode()),
            (.containers, ContainerIndex.encode(containers, areas: addressAreas)),
            (.dictionary, try TermDictionary.encode(terms)),
            (.postings, postings),
            (.attributes, AttributeTable.encode(attributes)),
            (.documentTree, DocumentTree.encode(reaches)),
            (.forward, try forward.encode(termCount: terms.count)),
            (.points, PointIndex.encode(layers: pointLayers)),
            (.areas, try AreaIndex.encode(areas)),
            (.records, try RecordTable.encode(records)),
            (.identifiers, identifierBytes.bytes),
        ]
        if !houses.isEmpty { sections.append((.houses, try houses.encode())) }
        if !lines.isEmpty { sections.append((.lines, try LineIndex.encode(lines))) }
        if !details.isEmpty { sections.append((.details, try details.encode())) }
        if !categories.isEmpty { sections.append((.categories, try categories.encode())) }
        if !footprints.isEmpty { sections.append((.footprints, try FootprintIndex.encode(footprints))) }
        if areas.count >= AreaTree.fewestAreas { sections.append((.areaTree, AreaTree.encode(areas))) }
        if !zooms.isEmpty { sections.append((.zooms, ZoomTable.encode(zooms))) }
        return FileHeader.file(
            sections: sections, documentCount: attributes.count, termCount: terms.count, folding: TextFolding.version)
    }

    /// The reach of each document.
    private var reaches: [DocumentReach] {
        let points = pointLayers.prefix(PointIndex.Layer.documents.count).flatMap(\.entries)
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
