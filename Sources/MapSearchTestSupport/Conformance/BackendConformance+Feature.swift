import MapSearch

extension BackendConformance {
    /// A feature that a backend, or the data of a fixture, may lack, so that a check is skipped.
    public enum Feature: String, Hashable, Sendable, CaseIterable {
        /// Search by text.
        case text
        /// Search for a text of `SearchRequest.maximumTextLength`, which some services do not accept.
        case longTexts
        /// Search by an address in fields.
        case address
        /// Search by coordinate.
        case reverse
        /// Search by identifier; at least one result must have an identifier.
        case uri
        /// Suggestions.
        case suggestions
        /// `BackendCapabilities.sort`.
        case sort
        /// `BackendCapabilities.distances`.
        case distances
        /// `BackendCapabilities.requiredArea`.
        case requiredArea
        /// `BackendCapabilities.searchTypes`.
        case searchTypes
        /// `BackendCapabilities.identifiers`, several at once.
        case identifiers
        /// `BackendCapabilities.previews`.
        case previews
        /// `BackendCapabilities.offline`.
        case offline
        /// `BackendCapabilities.paging`.
        case paging
        /// ``BackendFixture/broadQuery``, without which there is only one page.
        case pages

        /// The features that every useful backend has: ``text``, ``reverse``, ``uri`` and ``suggestions``.
        public static let essentials: Set<Feature> = [.text, .reverse, .uri, .suggestions]

        init(_ operation: SearchRequest.Operation) {
            switch operation {
            case .text: self = .text
            case .address: self = .address
            case .reverse: self = .reverse
            case .uri: self = .uri
            case .uris: self = .identifiers
            }
        }
    }
}

extension BackendConformance.Feature: CustomStringConvertible {
    /// The name of the feature in messages.
    public var description: String {
        switch self {
        case .text: "search by text"
        case .longTexts: "texts of \(SearchRequest.maximumTextLength) bytes"
        case .address: "search by address"
        case .reverse: "search by coordinate"
        case .uri: "search by identifier"
        case .suggestions: "suggestions"
        case .sort: "sorting"
        case .distances: "distances"
        case .requiredArea: "required areas"
        case .searchTypes: "search types"
        case .identifiers: "several identifiers"
        case .previews: "early answers"
        case .offline: "being offline"
        case .paging: "paging"
        case .pages: "pages"
        }
    }
}
