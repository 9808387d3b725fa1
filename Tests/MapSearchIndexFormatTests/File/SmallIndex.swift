import MapSearchIndexFormat

/// An index made by hand that has something in every section: a country with an outline, a region, a town in both.
enum SmallIndex {
    static func importance(ofDocument document: Int) -> UInt16 { UInt16(60_000 - 20_000 * document) }

    static func contents() throws -> IndexContents {
        var contents = IndexContents()
        let terms = ["land", "ost", "stadt", "vaduz"]
        for term in terms { contents.terms.append(Array(term.utf8)) }
        contents.postingDocuments = [0, 1] + [1] + [2] + [1, 2]
        contents.postingEnds = [2, 3, 4, 6]
        var leading: [IndexContents.LeadingName] = []
        for (document, (ordinals, role))
            in ([([0], .primary), ([0, 1, 3], .primary), ([2, 3], .primary)]
            as [([UInt32], ForwardIndex.Role)]).enumerated()
        {
            contents.forward.append(ordinals, role: role)
            try contents.forward.endDocument()
            leading.append((ordinals[0], UInt32(document) * 8, importance(ofDocument: document)))
        }
        contents.leadingNames = leading
        contents.containers = [
            ContainerIndex.Entry(document: 0, end: 3, parent: nil, country: 0x4C49, timeZone: 0, terms: [0]),
            ContainerIndex.Entry(document: 1, end: 3, parent: 0, country: 0x4C49, timeZone: nil, terms: [0, 1, 3]),
        ]
        contents.addressAreas = [AddressAreas.Entry(terms: [2], documents: [1, 2])]
        let kinds = ["country", "region", "locality"].map { contents.strings.number($0, in: .kinds) }
        let scheme = contents.strings.number("test:", in: .schemes)
        let zone = contents.strings.number("Europe/Vaduz", in: .timeZones)
        let language = contents.strings.number("de", in: .languages)
        contents.pointLayers = [
            [.init(document: 2, latitude: 560_000_000, longitude: 110_000_000, weight: 9)],
            [
                .init(document: 0, latitude: 561_000_000, longitude: 111_000_000, weight: 0),
                .init(document: 1, latitude: 562_000_000, longitude: 112_000_000, weight: 0),
            ],
        ]
        let places = [1, 2, 0]
        for (document, place) in places.enumerated() {
            contents.attributes.append(
                AttributeTable.Row(
                    place: place,
                    importance: importance(ofDocument: document), kind: UInt8(kinds[document]),
                    container: document == 0 ? nil : document - 1))
            contents.records.append(
                RecordTable.Record(
                    name: ["Land", "Ostland", "Vaduz"][document], scheme: scheme, identifier: .number(document),
                    population: 40_000, timeZone: zone, localizedNames: [(language, "Land")]))
        }
        contents.areas = [
            AreaIndex.Entry(
                document: 0, country: 0x4C49,
                rings: [
                    [(0, 0), (0, 900_000_000), (900_000_000, 900_000_000)].map {
                        .init(latitude: $0.0, longitude: $0.1)
                    }
                ])
        ]
        let postcode = contents.houses.number(ofPostcode: "9490")
        try contents.houses.append(
            HouseIndex.Entry(
                houses: [
                    .init(number: 7, rest: "a", latitude: 560_000_100, longitude: 110_000_100, postcode: postcode),
                    .init(number: 5, rest: "", latitude: 560_000_200, longitude: 109_999_900),
                ],
                ranges: [
                    .init(
                        first: 9, last: 21, step: 2,
                        vertices: [(560_000_300, 110_000_000), (560_000_400, 110_000_000)])
                ]), of: 2)
        contents.lines = [.init(document: 2, vertices: [(560_000_000, 110_000_000), (560_001_000, 110_002_000)])]
        try contents.details.append(
            [.init(.category, ["town", "Town"]), .init(.openingHours, ["24/7"]), .init(.category, ["town", "Town"])],
            of: 1)
        contents.footprints = [
            .init(
                document: 2, house: (560_000_100, 110_000_100),
                rings: [[(560_000_000, 110_000_000), (560_000_000, 110_000_200), (560_000_200, 110_000_100)]])
        ]
        contents.zooms = [3, 5, 0]
        try contents.entrances.append(
            .init(
                latitude: 560_000_000, longitude: 110_000_000,
                entrances: [.init(kind: 0, latitude: 560_000_010, longitude: 109_999_990)]),
            houses: [
                .init(
                    latitude: 560_000_100, longitude: 110_000_100,
                    entrances: [
                        .init(kind: 1, latitude: 560_000_110, longitude: 110_000_100),
                        .init(kind: 9, latitude: 560_000_090, longitude: 110_000_090),
                    ])
            ], of: 2)
        contents.categories.append(
            .init(document: 0, latitude: 562_000_000, longitude: 112_000_000, weight: 3), to: .category(id: "town"))
        // In the order of the hashes of their URIs.
        contents.identifiers = [1, 2, 0]
        contents.info.append("name", "By hand")
        return contents
    }

    static func bytes() throws -> [UInt8] { try contents().encode() }

    static func open(_ bytes: [UInt8]) throws(IndexFormatError) -> IndexFile {
        try IndexFile(IndexStorage(copying: bytes))
    }

    /// The bytes with a header whose checksum is right again.
    static func resealed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let sectionCount = Int(bytes[12])
        let end = FileHeader.fixedLength + sectionCount * FileHeader.entryLength
        let hash = XXHash64.hash(Array(bytes[..<end]))
        for index in 0..<8 { bytes[end + index] = UInt8(truncatingIfNeeded: hash >> UInt64(8 * index)) }
        return bytes
    }

    static func headerLength(_ bytes: [UInt8]) -> Int {
        FileHeader.fixedLength + Int(bytes[12]) * FileHeader.entryLength + 8
    }
}
