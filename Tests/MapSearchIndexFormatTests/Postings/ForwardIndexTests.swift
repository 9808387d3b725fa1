import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct ForwardIndexTests {
    private typealias Name = (terms: [UInt32], role: ForwardIndex.Role)

    @Test func namesComeBack() throws {
        var generator = SplitMix64(seed: 5)
        let roles: [ForwardIndex.Role] = [.primary, .alternate, .code, .variant, .localized]
        let documents = (0..<40).map { document -> [Name] in
            (0..<document % 9).map { number in
                let count = number == 0 ? ForwardIndex.maximumTermCount : Int.random(in: 1...15, using: &generator)
                let terms = (0..<count).map { _ in UInt32.random(in: 0..<1 << 24, using: &generator) }
                return (terms, roles.randomElement(using: &generator)!)
            }
        }
        try withIndex(documents) { index throws in
            #expect(index.documentCount == documents.count)
            for (document, names) in documents.enumerated() {
                var cursor = try index.cursor(UInt32(document))
                for name in names {
                    let found = try #require(try index.next(&cursor))
                    #expect(try (0..<found.termCount).map { try found.term($0) } == name.terms)
                    #expect(found.role == name.role)
                }
                #expect(try index.next(&cursor) == nil)
            }
            #expect(throws: IndexFormatError.self) { try index.cursor(40) }
        }
    }

    /// 24 bits hold the ordinals of 2²⁴ terms.
    @Test func numberOfTermsIsBounded() throws {
        let writer = ForwardIndex.Writer()
        #expect(throws: Never.self) { try writer.encode(termCount: 1 << 24) }
        #expect(throws: IndexFormatError(.tooLarge, section: .forward)) { try writer.encode(termCount: 1 << 24 + 1) }
    }

    /// Eight documents with names of the greatest length fit one group of the offset table.
    @Test func documentsOfGreatestLengthFit() throws {
        let perDocument = ForwardIndex.maximumLength / ForwardIndex.length(termCount: 15)
        let names: [Name] = (0..<perDocument).map { _ in ([UInt32](repeating: 1, count: 15), .alternate) }
        try withIndex([[Name]](repeating: names, count: 17)) { index throws in
            var cursor = try index.cursor(16)
            var count = 0
            while try index.next(&cursor) != nil { count += 1 }
            #expect(count == perDocument)
        }
    }

    /// A name of one term is packed when its ordinal has 20 bits.
    @Test(arguments: [0, 65_535, 65_536, 1 << 20 - 1, 1 << 20, 1 << 24 - 1] as [UInt32])
    func singleTerms(term: UInt32) throws {
        try withIndex([[([term], .localized), ([term, 1], .code), ([term], .primary)]]) { index throws in
            var cursor = try index.cursor(0)
            for (role, count) in [(ForwardIndex.Role.localized, 1), (.code, 2), (.primary, 1)] {
                let name = try #require(try index.next(&cursor))
                #expect(name.role == role && name.termCount == count)
                #expect(try name.term(0) == term)
            }
            #expect(try index.next(&cursor) == nil)
        }
    }

    /// A head without terms, with too many for the rest, or with a role that is none.
    @Test(arguments: [0x0F, 0x71, 0x7F, 0x10, 0xF1] as [UInt8])
    func damagedHeadIsCorrupt(head: UInt8) throws {
        var writer = ForwardIndex.Writer()
        writer.append([1], role: .primary)
        try writer.endDocument()
        var bytes = try writer.encode(termCount: 2)
        // Behind the width, the count and one group of the table.
        bytes[1 + 4 + 13] = head
        try withView(bytes) { view throws in
            let index = try ForwardIndex(view)
            var cursor = try index.cursor(0)
            #expect(throws: IndexFormatError.self) { try index.next(&cursor) }
        }
    }

    private func withIndex(_ documents: [[Name]], _ body: (ForwardIndex) throws -> Void) throws {
        var writer = ForwardIndex.Writer()
        for names in documents {
            for name in names { writer.append(name.terms, role: name.role) }
            try writer.endDocument()
        }
        try withView(try writer.encode(termCount: 1 << 24)) { try body(try ForwardIndex($0)) }
    }
}
