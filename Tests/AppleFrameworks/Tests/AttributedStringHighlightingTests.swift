import Foundation
import MapSearch
import MapSearchApple
import MapSearchPresentation
import Testing

@Suite struct AttributedStringHighlightingTests {
    private enum EmphasisKey: AttributedStringKey {
        typealias Value = Int
        static let name = "emphasis"
    }

    @Test func runs() {
        var attributes = AttributeContainer()
        attributes[EmphasisKey.self] = 1
        let text = HighlightedText("Café 👍 Bar", spans: [TextSpan(start: 0, length: 2), TextSpan(start: 5, length: 2)])
        let attributed = AttributedString(text, highlighted: attributes)
        let runs = attributed.runs.map { (String(attributed[$0.range].characters), $0[EmphasisKey.self]) }
        #expect(runs.map(\.0) == ["Ca", "fé ", "👍", " Bar"])
        #expect(runs.map(\.1) == [1, nil, 1, nil])
        #expect(AttributedString(HighlightedText(""), highlighted: attributes).characters.isEmpty)
    }
}
