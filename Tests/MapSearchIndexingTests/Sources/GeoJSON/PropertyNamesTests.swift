import Testing

@testable import MapSearchIndexing

/// The meanings of properties, against those of titles alone.
@Suite struct PropertyNamesTests {
    @Test("digits change no meaning, and names of the same letters are read once")
    func digits() {
        let stems = [
            "road#", "Straße # (neu)", "addr#line", "PLZ#", "nr#", "№#", "cp#", "c#p#", "#title", "houseNr#B", "x#",
            "#",
        ]
        var names = PropertyNames()
        for stem in stems {
            for number in ["", "1", "12", "007", "٣", "²"] {
                let name = stem.replacing("#", with: number)
                let meaning = ColumnTitles([name]).meanings[0]
                #expect(names.note([name]) == (meaning.map { [$0: [name]] } ?? [:]), "\(name)")
            }
        }
        #expect(names.unused.contains("x12") && names.unused.contains("x007"))
    }
}
