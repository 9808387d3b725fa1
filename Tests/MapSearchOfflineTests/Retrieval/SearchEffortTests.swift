import MapSearch
import MapSearchIndexFormat
import MapSearchIndexing
import Testing

@testable import MapSearchOffline

@Suite struct SearchEffortTests {
    private static let count = 9_000

    /// Bars whose names begin with a number, a few of them in a house, and one street with a house.
    private static let bars = Result {
        var world = TinyWorld()
        for number in 0..<count {
            world.add("\(number)", .business, "0\(number) Bar", 10, Double(number % 170)) { record in
                if number < 5 { record.houseNumber = "\(number % 50)" }
            }
        }
        world.add("street", .street, "Bar Street", 10, 10) {
            $0.houses = [IndexRecord.House(number: "949", coordinate: $0.coordinate)]
        }
        return try world.backend().index.file
    }

    /// However many objects have the words of a text, and whatever their houses are, a request looks at some of them only.
    @Test(arguments: ["949 0", "0 949", "bar 0", "1 bar", "7 7 7 bar", "bar bar bar bar 1 2 3", "bra 0", "949 bra 0 x"])
    func workIsBounded(text: String) throws {
        let effort = SearchEffort()
        let parameters = TextSearch.SearchParameters(memory: RequestMemory(effort: effort))
        let file = try Self.bars.get()
        var search = TextSearch(ParsedQuery(text), parameters: parameters, hasHouses: true, in: file)
        try search.readWords()
        try search.searchAsTyped()
        // A text that nothing answers is given up before all that begins with its last word was looked at.
        #expect(effort.spent <= (SearchEffort.mostMisses + 1_000) * SearchEffort.look)
        try search.searchNearby()
        for word in 0..<search.query.wordCount {
            try search.searchCorrected(only: word, unknown: search.plain.unknownWords, known: search.plain.knownWords)
        }
        #expect(effort.spent <= 2 * SearchEffort.mostDocuments * SearchEffort.look)
    }

    /// A document with hundreds of names counts for several that do not match.
    @Test func missesCountByTheirWork() {
        let effort = SearchEffort()
        effort.countMiss(SearchEffort.look + SearchEffort.comparison)
        #expect(effort.missCount == 1)
        effort.countMiss(SearchEffort.look + 300 * SearchEffort.comparison)
        #expect(effort.missCount > 30)
    }

    /// The work in all indexes counts.
    @Test func variationsEnd() {
        let efforts = [SearchEffort(), SearchEffort()]
        var total = 0
        while !SearchEffort.areSpent(efforts) {
            efforts[total / 1_000 % 2].spend(1_000)
            total += 1_000
        }
        #expect(total > SearchEffort.mostDocuments * SearchEffort.look && total < 100_000)
        #expect(!SearchEffort.areSpent([SearchEffort()]))
    }

    /// What is kept for later stages is what they would find.
    @Test func keptAnswersAreTheSame() throws {
        var world = TinyWorld()
        for town in 0..<200 {
            let latitude = Double(town % 80)
            world.add("\(town)", .locality, town % 3 == 0 ? "Old Town" : "New Town", latitude, 10, people: 5_000)
            world.add("\(town)/street", .street, "Hill Street", latitude, 10.001, in: "\(town)")
        }
        let file = try world.backend().index.file
        let (areas, misspelt) = (AreaRanges(effort: SearchEffort()), MisspeltTerms())
        for text in ["hill town old town", "hill hlil tonw twon old old"] {
            let query = ParsedQuery(text)
            for kinds in [nil, file.strings.all(.kinds).map { $0 == ObjectKind.locality.rawValue }, [false]] {
                for word in 0..<query.wordCount {
                    var reader = WordReader(index: file, query: query)
                    let plain = try reader.plainMeaning(word, asPrefix: true)
                    let fresh = try reader.editedMeaning(word, plain, edits: 1, asPrefix: false, others: [])
                    reader.misspelt = misspelt
                    for _ in 0..<2 {
                        let kept = try reader.editedMeaning(word, plain, edits: 1, asPrefix: false, others: [])
                        #expect(kept.entries.map(\.terms) == fresh.entries.map(\.terms))
                        let ranges = try areas.ranges(of: kept, kinds: kinds, in: file)?.ranges
                        let others = AreaRanges(effort: SearchEffort())
                        #expect(ranges == (try others.ranges(of: fresh, kinds: kinds, in: file)?.ranges))
                        #expect(kinds != [false] || ranges == [])
                    }
                }
            }
        }
    }

    /// Reading what containers have is work, once for each word.
    @Test func containersOfAWordAreCounted() throws {
        var world = TinyWorld()
        for town in 0..<200 {
            world.add("\(town)", .locality, "New Town", Double(town % 80), 10, people: 5_000)
            world.add("\(town)/street", .street, "Hill Street", Double(town % 80), 10.001, in: "\(town)")
        }
        let file = try world.backend().index.file
        let meaning = try WordReader(index: file, query: ParsedQuery("town")).plainMeaning(0, asPrefix: false)
        let effort = SearchEffort()
        let areas = AreaRanges(effort: effort)
        let ranges = try #require(try areas.ranges(of: meaning, kinds: nil, in: file))
        #expect(ranges.count == file.documentCount)
        let once = effort.spent
        #expect((200 / 8...200).contains(once))
        _ = try areas.ranges(of: meaning, kinds: nil, in: file)
        #expect(effort.spent == once)
    }

    /// What a request finds and how much it may do do not depend on what was asked before.
    @Test func rangesOfRecentRequestsAreTheSame() throws {
        var world = TinyWorld()
        for town in 0..<200 {
            let name = town % 3 == 0 ? "Old Town" : "New Town"
            world.add("\(town)", .locality, name, Double(town % 80), 10, people: 5_000)
            world.add("\(town)/street", .street, "Hill Street", Double(town % 80), 10.001, in: "\(town)")
        }
        let file = try world.backend().index.file
        let recent = RecentAreaRanges()
        let meanings = try ["old", "new", "town"].map {
            try WordReader(index: file, query: ParsedQuery($0)).plainMeaning(0, asPrefix: false)
        }
        let kinds: [[Bool]?] = [nil, file.strings.all(.kinds).map { $0 == ObjectKind.locality.rawValue }, [false]]
        func read(_ recent: RecentAreaRanges?) throws -> (ranges: [[Range<UInt32>]?], spent: Int) {
            let effort = SearchEffort()
            let areas = AreaRanges(effort: effort, recent: recent)
            let ranges = try kinds.flatMap { kinds in
                try meanings.map { try areas.ranges(of: $0, kinds: kinds, in: file)?.ranges }
            }
            return (ranges, effort.spent)
        }
        let alone = try read(nil)
        for _ in 0..<3 {
            let shared = try read(recent)
            #expect(shared.ranges == alone.ranges && shared.spent == alone.spent)
        }
        #expect(alone.spent > 0 && Set(alone.ranges).count > 3)
        let key = RecentAreaRanges.Key(terms: meanings[2].entries.map(\.terms), kinds: nil)
        #expect(recent[key]?.documents?.ranges == alone.ranges[2])
    }

    @Test func guessesShareOneLimit() {
        let effort = SearchEffort()
        var total = 0
        for _ in 0..<1_000 {
            let limit = effort.limit(4_000)
            _ = effort.spend(limit)
            total += limit
        }
        // So many guesses as a request never makes, each of which still has a few looks.
        #expect(total < 1_000 * 60 * SearchEffort.look + 3 * SearchEffort.mostDocuments * SearchEffort.look)
        #expect(effort.limit(4_000) > 0)
    }

    @Test func documentsBehindTheResultsShareOneLimit() {
        let effort = SearchEffort()
        #expect(effort.limitBehind(2_000) == 2_000)
        for _ in 0..<2_000 { effort.countBehind() }
        #expect(effort.limitBehind(2_000) < 1_000)
        for _ in 0..<2_000 { effort.countBehind() }
        #expect(effort.limitBehind(2_000) > 0)
        #expect(effort.limitBehind(7) == 7)
    }
}
