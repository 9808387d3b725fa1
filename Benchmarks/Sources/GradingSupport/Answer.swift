public import MapSearch

/// The first object of an answer, and how well it is said to fit.
public struct Answer {
    /// The first object; nil when there is none.
    public let object: GeoObject?
    /// How well it is said to fit.
    public let quality: MatchQuality
    /// How sure the engine is of it, from 0 to 1; nil when it does not say.
    public let confidence: Double?
    /// What the engine says of the match.
    public let match: MatchMetadata?
    /// How much better than the second object it is; nil when it is the only one.
    public let gap: Double?
    /// How many objects were found.
    public let found: Int

    /// Reads the first object of a response.
    public init(_ response: SearchResponse) {
        let objects = response.objects
        let match = objects.first?[MatchMetadata.self]
        object = objects.first
        self.match = match
        // What is found without a text claims to be all that was asked for.
        quality = match?.quality ?? .exact
        confidence = match?.confidence
        let second = objects.dropFirst().first?[MatchMetadata.self]?.score
        gap = match.flatMap { first in second.map { first.score - $0 } }
        found = response.metadata.found
    }
}
