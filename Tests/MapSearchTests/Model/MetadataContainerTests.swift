import Foundation
import MapSearch
import Testing

private struct RatingMetadata: ObjectMetadata {
    static let identifier = "org.example.rating"
    var stars: Double
    var votes: Int?
    var tags: [String] = []
    var nested: [String: [Int]] = [:]
}

private struct OtherRating: ObjectMetadata {
    static let identifier = "org.example.rating"
    var letters: String
}

@Suite struct MetadataContainerTests {
    private let rating = RatingMetadata(stars: 4, votes: nil, tags: ["a", ""], nested: ["x": [1, -2], "": []])

    @Test func holdsOneValueOfEachType() {
        var container = MetadataContainer(
            URIMetadata(uris: ["a"]), DistanceMetadata(meters: 1, origin: zurich), URIMetadata(uris: ["b"]))
        #expect(container[URIMetadata.self]?.uris == ["b"])
        #expect(container[DistanceMetadata.self]?.meters == 1)
        #expect(container[MatchMetadata.self] == nil)
        container[RatingMetadata.self] = rating
        container[DistanceMetadata.self] = nil
        #expect(container[RatingMetadata.self] == rating)
        #expect(Set(container.identifiers) == ["uri", "org.example.rating"])
        container[URIMetadata.self] = nil
        container[RatingMetadata.self] = nil
        container[RatingMetadata.self] = nil
        #expect(container.isEmpty)
    }

    @Test func equalityIgnoresOrder() {
        let uri = URIMetadata(uris: ["a"])
        let first = MetadataContainer(uri, rating)
        let second = MetadataContainer(rating, uri)
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        #expect(first != MetadataContainer(uri))
        #expect(first != MetadataContainer(URIMetadata(uris: ["b"]), rating))
        #expect(MetadataContainer(uri) != MetadataContainer(rating))
    }

    @Test func typesOfTheClientSurviveCoding() throws {
        let container = MetadataContainer(rating, URIMetadata(uris: ["a"]))
        let data = try JSONEncoder().encode(container)
        let decoded = try JSONDecoder().decode(MetadataContainer.self, from: data)
        #expect(decoded[RatingMetadata.self] == rating)
        #expect(decoded[URIMetadata.self]?.uris == ["a"])
        #expect(decoded == container)
        #expect(container == decoded)
        #expect(decoded.hashValue == container.hashValue)
        // Values that were never read are written again.
        let again = try JSONDecoder().decode(MetadataContainer.self, from: JSONEncoder().encode(decoded))
        #expect(again == decoded)
        #expect(again[RatingMetadata.self] == rating)
    }

    @Test func survivesPropertyLists() throws {
        let container = MetadataContainer(rating)
        let data = try PropertyListEncoder().encode(container)
        let decoded = try PropertyListDecoder().decode(MetadataContainer.self, from: data)
        #expect(decoded[RatingMetadata.self] == rating)
    }

    @Test func valuesThatDoNotFitCountAsNone() throws {
        let json = #"{"org.example.rating":{"stars":"many"},"org.example.other":7}"#
        var decoded = try JSONDecoder().decode(MetadataContainer.self, from: Data(json.utf8))
        #expect(decoded[RatingMetadata.self] == nil)
        #expect(decoded[OtherRating.self] == nil)
        decoded[RatingMetadata.self] = rating
        #expect(decoded[RatingMetadata.self] == rating)
        #expect(decoded.identifiers.count == 2)
    }

    @Test func malformedValuesOfOwnTypesAreErrors() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(MetadataContainer.self, from: Data(#"{"distance":{"meters":"far"}}"#.utf8))
        }
    }
}
