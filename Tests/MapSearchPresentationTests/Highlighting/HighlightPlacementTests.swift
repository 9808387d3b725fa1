import MapSearchPresentation
import Testing

@Suite struct HighlightPlacementTests {
    @Test func thereAreTwo() {
        #expect(HighlightPlacement.allCases.count == 2)
    }
}
