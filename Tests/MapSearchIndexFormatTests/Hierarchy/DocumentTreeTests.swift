import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct DocumentTreeTests {
    private typealias Document = (latitude: Int32, longitude: Int32, importance: UInt16)

    private static func documents(_ count: Int) -> [Document] {
        var generator = SplitMix64(seed: UInt64(count))
        return (0..<count).map { _ in
            (
                Int32.random(in: -1_000_000_000...1_000_000_000, using: &generator),
                Int32.random(in: .min ... .max, using: &generator), UInt16.random(in: 0...UInt16.max, using: &generator)
            )
        }
    }

    private static func reach(_ document: Document) -> DocumentReach {
        DocumentReach(latitude: document.latitude, longitude: document.longitude, importance: document.importance)
    }

    /// The first document of an extent has the reach of all; an extent may be in another one.
    @Test func reachesSpread() throws {
        let documents = Self.documents(100)
        var reaches = documents.map(Self.reach)
        DocumentReach.spread(&reaches, from: [10..<60, 20..<30, 25..<28, 99..<100])
        for (number, reach) in reaches.enumerated() {
            let end = [10: 60, 20: 30, 25: 28][number] ?? number + 1
            #expect(reach.highest == documents[number..<end].map(\.importance).max())
        }
        // The tree covers what a document reaches.
        try withView(DocumentTree.encode(reaches)) { view throws in
            let tree = try DocumentTree(view, documentCount: 100)
            try tree.verify(reaches)
        }
    }

    /// A node covers 64 documents, one of the next level 16 nodes.
    @Test(arguments: [0, 1, 63, 64, 65, 1023, 1024, 1025, 20_000])
    func nodesCoverTheirDocuments(count: Int) throws {
        let documents = Self.documents(count)
        let bytes = DocumentTree.encode(documents.map(Self.reach))
        try withView(bytes) { view throws in
            let tree = try DocumentTree(view, documentCount: count)
            try tree.verify(documents.map(Self.reach))
            guard let root = try tree.root else {
                #expect(count == 0)
                return
            }
            #expect(tree.documents(of: root) == 0..<UInt32(count))
            var seen = 0
            var stack = [root]
            while let node = stack.popLast() {
                let own = documents[Int(tree.documents(of: node).lowerBound)..<Int(tree.documents(of: node).upperBound)]
                #expect(node.south == own.map(\.latitude).min() && node.north == own.map(\.latitude).max())
                #expect(node.west == own.map(\.longitude).min() && node.east == own.map(\.longitude).max())
                #expect(node.highest == own.map(\.importance).max())
                if node.level == 0 { seen += own.count }
                for child in tree.children(of: node) { stack.append(try tree.child(child, of: node)) }
            }
            #expect(seen == count)
        }
    }

    @Test func verificationSeesNodesThatAreTooSmall() throws {
        let documents = Self.documents(200)
        let bytes = DocumentTree.encode(documents.map(Self.reach))
        // Each node is 18 bytes long; the upper byte of each edge and of the importance is looked at.
        for node in 0..<5 {
            for (place, value) in [(3, 0x7F), (7, 0x7F), (11, 0x80), (15, 0x80), (17, 0)] as [(Int, UInt8)] {
                var damaged = bytes
                damaged[node * 18 + place] = value
                try withView(damaged) { view throws in
                    let tree = try DocumentTree(view, documentCount: 200)
                    #expect(throws: IndexFormatError.self, "node \(node), byte \(place)") {
                        try tree.verify(documents.map(Self.reach))
                    }
                }
            }
        }
    }

    @Test func sectionThatIsTooShortIsCorrupt() throws {
        let bytes = DocumentTree.encode(Self.documents(200).map(Self.reach))
        try withView(Array(bytes.dropLast())) { view throws in
            #expect(throws: IndexFormatError.self) { try DocumentTree(view, documentCount: 200) }
        }
    }
}
