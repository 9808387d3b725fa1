extension SearchError {
    /// What went wrong, as a value to compare with.
    ///
    /// ```swift
    /// catch SearchError.Code.rateLimited { … }
    /// ```
    ///
    /// More codes may come: treat those you do not know as a failure.
    public struct Code: Hashable, Sendable {
        private enum Kind: String, Sendable, CaseIterable {
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

        /// Every code that this version has.
        package static let all = Kind.allCases.map(Code.init)

        /// Creates a code from its stable name; `nil` for a name that no code has.
        ///
        /// - Parameter identifier: The stable name, as ``identifier`` gives it.
        public init?(identifier: String) {
            guard let kind = Kind(rawValue: identifier) else { return nil }
            self.init(kind)
        }

        /// The stable name, as it stands in JSON.
        public var identifier: String { kind.rawValue }

        /// A number that no other code has, and that is the same in every version: that of an `NSError`, and good for logs.
        ///
        /// 1 to 99 is for the request, 100 to 199 for what was found, 200 to 299 for the call, 300 to 399 for the backend
        /// and its service, 400 to 499 for an index.
        public var number: Int {
            switch kind {
            case .emptyQuery: 1
            case .queryTooLong: 2
            case .invalidCoordinate: 3
            case .badRequest: 4
            case .invalidFilter: 5
            case .noResult: 100
            case .partialResult: 101
            case .notFound: 102
            case .noNextPage: 200
            case .busy: 201
            case .cancelled: 202
            case .notApplicable: 203
            case .unsupported: 300
            case .network: 301
            case .timeout: 302
            case .rateLimited: 303
            case .unauthorized: 304
            case .badResponse: 305
            case .invalidConfiguration: 306
            case .backendFailure: 307
            case .indexMissing: 400
            case .indexVersion: 401
            case .indexCorrupt: 402
            case .cacheUnavailable: 403
            }
        }

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
