/// The work that a request has done in an index, counted in quarters of a look at a document.
///
/// A request makes many passes over documents: for the words as they are spelt, which have no limit, since what they find is right;
/// and for guesses, which are corrections, places nearby, parts of the text, and what is still being typed. Guesses have limits of
/// their own, and share one.
final class SearchEffort {
    /// A document, or a node of the tree of places, that is passed over without a look at its names.
    static let passedOver = 1
    /// A name that is compared with the text.
    static let name = 2
    /// A look at a document.
    static let look = 4

    /// A guess may look at so many documents, less what the request has done before.
    static let mostDocuments = 8_000
    /// It may look at so many whatever was done before.
    private static let leastDocuments = 250

    private(set) var spent = 0

    /// How much a guess may do that begins now and wants to look at `count` documents.
    func limit(_ count: Int) -> Int {
        min(count * Self.look, max(Self.mostDocuments * Self.look - spent, Self.leastDocuments * Self.look))
    }

    /// Counts work, and returns whether it is time to look for a cancellation.
    func spend(_ work: Int) -> Bool {
        let before = spent
        spent += work
        return before >> 10 != spent >> 10
    }
}
