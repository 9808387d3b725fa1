import MapSearchIndexing
import Testing

@Suite struct LineSplitterTests {
    @Test("lines do not depend on the pieces", arguments: 1...30)
    func pieces(length: Int) {
        let text = Array("ab\n\ncdef\nghijk\nabcde\n\nx".utf8)
        var splitter = LineSplitter(limit: 4)
        var lines: [String] = []
        func take() {
            while let line = splitter.next() {
                switch line {
                case .bytes(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
                case .tooLong: lines.append("!")
                }
            }
        }
        for start in stride(from: 0, to: text.count, by: length) {
            splitter.append(Array(text[start..<min(start + length, text.count)]))
            take()
        }
        #expect(!splitter.isEmpty)
        splitter.finish()
        take()
        #expect(lines == ["ab", "", "cdef", "!", "!", "", "x"])
        #expect(splitter.isEmpty && splitter.next() == nil)
    }
}
