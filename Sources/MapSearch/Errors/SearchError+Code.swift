extension SearchError {
    /// What went wrong, as a value to compare with.
    ///
    /// ```swift
    /// catch SearchError.Code.rateLimited { … }
    /// ```
    ///
    /// More codes may come: treat those you do not know as a failure.
    public struct Code: Hashable, Sendable {
        private enum Kind: String, Sendable {
            case emptyQuery, queryTooLong, invalidCoordinate, badRequest, invalidFilter
            case noResult, partialResult, notFound, noNextPage
            case busy, cancelled, notApplicable, unsupported
            case network, timeout, rateLimited, unauthorized, badResponse, invalidConfiguration
            case indexMissing, indexVersion, indexCorrupt, cacheUnavailable
            case backendFailure
        }

        private let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
        }

        /// The text, identifier or address has no letter in it.
        public static let emptyQuery = Code(.emptyQuery)
        /// The text is longer than anybody types or pastes.
        public static let queryTooLong = Code(.queryTooLong)
        /// A coordinate is not finite, or not on the Earth.
        public static let invalidCoordinate = Code(.invalidCoordinate)
        /// The request contradicts itself, or the service refused it.
        public static let badRequest = Code(.badRequest)
        /// A filter is one that nothing can pass, or is of another sort than the values that it is for.
        public static let invalidFilter = Code(.invalidFilter)
        /// A geocoder found nothing.
        public static let noResult = Code(.noResult)
        /// A geocoder found only a part of what was asked.
        public static let partialResult = Code(.partialResult)
        /// The identifier stands for nothing, or no longer.
        public static let notFound = Code(.notFound)
        /// There is no page after the last one.
        public static let noNextPage = Code(.noNextPage)
        /// Another request of the same object is running.
        public static let busy = Code(.busy)
        /// The request was cancelled: by its owner, by a newer request, or because its owner is gone.
        public static let cancelled = Code(.cancelled)
        /// The call makes no sense for this kind of search.
        public static let notApplicable = Code(.notApplicable)
        /// The backend cannot do this.
        public static let unsupported = Code(.unsupported)
        /// The service could not be reached.
        public static let network = Code(.network)
        /// The answer took too long.
        public static let timeout = Code(.timeout)
        /// The service asks for a pause.
        public static let rateLimited = Code(.rateLimited)
        /// The key is missing or wrong.
        public static let unauthorized = Code(.unauthorized)
        /// The service's answer is not one of its kind: a web page, a redirection without end, more than was allowed.
        public static let badResponse = Code(.badResponse)
        /// A backend was set up in a way that cannot work, or that its service forbids.
        public static let invalidConfiguration = Code(.invalidConfiguration)
        /// There is no index file at the path.
        public static let indexMissing = Code(.indexMissing)
        /// The index file was written by a version that this one cannot read.
        public static let indexVersion = Code(.indexVersion)
        /// The index file is damaged.
        public static let indexCorrupt = Code(.indexCorrupt)
        /// There is no data for the request without the network.
        public static let cacheUnavailable = Code(.cacheUnavailable)
        /// The backend threw an error that is not a ``SearchError``.
        public static let backendFailure = Code(.backendFailure)

        /// Creates a code from its stable name; `nil` for a name that no code has.
        ///
        /// - Parameter identifier: The stable name, as ``identifier`` gives it.
        public init?(identifier: String) {
            guard let kind = Kind(rawValue: identifier) else { return nil }
            self.init(kind)
        }

        /// The stable name, as it stands in JSON.
        public var identifier: String { kind.rawValue }

        /// The raw value of the `CLError` that a `CLGeocoder` would give, or `nil` when it has none for this.
        ///
        /// 2 (`network`) for ``network``, ``timeout`` and ``rateLimited``, 8 (`geocodeFoundNoResult`) for
        /// ``noResult`` and ``notFound``, 9 (`geocodeFoundPartialResult`) for ``partialResult``, and 10
        /// (`geocodeCanceled`) for ``cancelled``.
        public var clErrorCode: Int? {
            switch kind {
            case .network, .timeout, .rateLimited: 2
            case .noResult, .notFound: 8
            case .partialResult: 9
            case .cancelled: 10
            default: nil
            }
        }
    }
}

extension SearchError.Code: CustomStringConvertible {
    /// The stable name.
    public var description: String { identifier }

    /// Whether an error is a ``SearchError`` of this code, for use in a `catch` clause.
    ///
    /// - Parameters:
    ///   - code: The code to look for.
    ///   - error: Any error.
    /// - Returns: Whether it has the code.
    public static func ~= (code: SearchError.Code, error: any Error) -> Bool {
        (error as? SearchError)?.code == code
    }
}
