/// The work that a request has done, counted in quarters of a look at a document.
///
/// A request makes many passes: over the words as they are spelt, and over guesses, which are corrections, places nearby, parts of
/// the text, and all that is still being typed. The first have no limit, since what they find is right; the guesses end together.
final class SearchEffort {
    /// A document, or a node of the tree of places, that is passed over without a look at its names.
    static let passedOver = 1
    /// A name that is compared with the text.
    static let name = 2
    /// A look at a document.
    static let look = 4

    /// Once a request has done this much, it makes no more than the least of guesses.
    private static let most = 8_000 * look
    /// What each guess may do at least.
    private static let least = 250 * look

    private var spent = 0

    /// How much a guess may do that wants to look at `count` documents.
    func limit(_ count: Int) -> Int { min(count * Self.look, max(Self.most - spent, Self.least)) }

    /// Counts the work of a pass.
    func spend(_ work: Int) { spent += work }
}
