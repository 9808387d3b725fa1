/// The work that a request has done in an index, counted in quarters of a look at a document.
///
/// A request makes many passes over documents: for the words as they are spelt, whose work has no limit, since what they find is right;
/// and for guesses, which are corrections, places nearby, parts of the text, words as house numbers, and what is still being typed.
/// Guesses have limits of their own, and share one. Two kinds of documents have limits in all passes: those behind the wanted results,
/// which change little but how many are found, and misses, which do not match the text; after a few thousand of them, a pass ends.
final class SearchEffort {
    /// A document, or a node of the tree of places, that is passed over without a look at its names.
    static let passedOver = 1
    /// A name, or the house numbers of a street, that is compared with the text.
    static let comparison = 2
    /// A container whose names are read for those that are whole in the text.
    static let container = 8
    /// A look at a document.
    static let look = 4
    /// A document that does not match, with as many names as a town.
    private static let miss = 16

    /// A guess may look at so many documents, less what the request has done before.
    static let mostDocuments = 2_000
    /// It may look at so many whatever was done before, until the request has done twice as much as guesses may; then at fewer.
    private static let leastDocuments = 250
    private static let leastDocumentsAtLast = 50

    /// So many documents behind the wanted results are looked at in all passes together, and so many in each of them at least.
    private static let mostBehind = 2_500
    private static let leastBehind = 250
    /// Known words are corrected, and longer parts and other readings of a text are tried, until the request has done so much.
    ///
    /// With half as much again, the first results of 5,600 names with typing errors were the same.
    private static let mostForVariations = 28_000

    /// So many documents that cannot pass the filters are a miss.
    private static let unfit = 4

    /// A pass ends at so many misses of all passes together.
    static let mostMisses = 3_000
    /// It may have so many whatever was missed before.
    private static let leastMisses = 500

    private(set) var spent = 0
    private var behindCount = 0
    /// The documents looked at that do not match the text, counted by the work that they took.
    private(set) var missCount = 0

    private var unfitCount = 0

    /// How much a guess may do that begins now and wants to look at `count` documents.
    func limit(_ count: Int) -> Int {
        let most = Self.mostDocuments * Self.look
        let least = (spent < 2 * most ? Self.leastDocuments : Self.leastDocumentsAtLast) * Self.look
        return min(count * Self.look, max(most - spent, least))
    }

    /// How many documents behind the wanted results a pass may look at that begins now and wants to look at `count`.
    func limitBehind(_ count: Int) -> Int {
        min(count, max(Self.mostBehind - behindCount, Self.leastBehind))
    }

    /// Whether the searches of a request have done so much in all indexes that no more variations of its text are tried.
    static func areSpent(_ efforts: [SearchEffort]) -> Bool {
        efforts.reduce(0) { $0 + $1.spent } >= mostForVariations
    }

    /// Counts a document behind the wanted results.
    func countBehind() { behindCount += 1 }

    /// The ``missCount`` at which a pass ends that begins now.
    var missLimit: Int { max(Self.mostMisses, missCount + Self.leastMisses) }

    /// Counts a document that does not match the text, which has taken some work: a country of many names counts several times.
    func countMiss(_ work: Int) { missCount += max(1, work / Self.miss) }

    /// Counts a document that cannot pass the filters whatever its names are, which takes little.
    func countUnfit() {
        unfitCount += 1
        if unfitCount.isMultiple(of: Self.unfit) { missCount += 1 }
    }

    /// Counts work, and returns whether it is time to look for a cancellation.
    @discardableResult
    func spend(_ work: Int) -> Bool {
        let before = spent
        spent += work
        return before >> 10 != spent >> 10
    }
}
