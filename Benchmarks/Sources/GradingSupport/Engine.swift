public import MapSearch
import MapSearchOffline

/// One or several indexes that are asked as one.
public struct Engine {
    /// What it is called in tables.
    public let name: String
    /// The indexes that it asks.
    public let sources: [Extract]
    let group: OfflineIndexGroup

    /// Creates an engine.
    public init(_ sources: [Extract]) {
        name = sources.map(\.name).joined(separator: " + ")
        self.sources = sources
        group = OfflineIndexGroup(sources.map(\.backend.index))
    }

    /// The answer to a request.
    ///
    /// - Throws: What the engine throws.
    public func answer(_ request: SearchRequest) throws -> Answer { Answer(try group.answer(request)) }

    /// All that is found for a request.
    ///
    /// - Throws: What the engine throws.
    public func respond(_ request: SearchRequest) throws -> SearchResponse { try group.answer(request) }

    /// What is offered for a text that is being typed.
    ///
    /// - Throws: What the engine throws.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] { try group.suggest(request) }

    /// Whether one of the indexes has an object under all the names in a question, which makes it no question of trust.
    ///
    /// A town may well be in the world, which is no reason not to ask for it.
    public func holds(_ question: Question, except world: Extract) -> Bool {
        sources.contains { source in
            (!question.kind.isSettlement || source !== world) && source.hasObject(withWords: question.words)
        }
    }
}
