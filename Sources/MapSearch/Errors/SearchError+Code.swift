extension SearchError {
    /// A code that identifies the kind of an error.
    ///
    /// ```swift
    /// catch SearchError.Code.rateLimited { … }
    /// ```
    ///
    /// More codes may be added: treat unknown codes as a general failure.
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

        /// The text, identifier or address is blank.
        public static let emptyQuery = Code(.emptyQuery)
        /// The text is too long.
        public static let queryTooLong = Code(.queryTooLong)
        /// A coordinate is not finite, or not on Earth.
        public static let invalidCoordinate = Code(.invalidCoordinate)
        /// The request is invalid, or the service refused it.
        public static let badRequest = Code(.badRequest)
        /// No value can pass the filter, or its type does not match the values it applies to.
        public static let invalidFilter = Code(.invalidFilter)
        /// A geocoder found nothing.
        public static let noResult = Code(.noResult)
        /// A geocoder found only part of the address.
        public static let partialResult = Code(.partialResult)
        /// The identifier is unknown or no longer exists.
        public static let notFound = Code(.notFound)
        /// There is no page after the last one.
        public static let noNextPage = Code(.noNextPage)
        /// The object is already processing another request.
        public static let busy = Code(.busy)
        /// The request was cancelled, replaced by a newer request, or its owner was deallocated.
        public static let cancelled = Code(.cancelled)
        /// The call does not apply to this kind of search.
        public static let notApplicable = Code(.notApplicable)
        /// The backend does not support the request.
        public static let unsupported = Code(.unsupported)
        /// The service could not be reached.
        public static let network = Code(.network)
        /// The service did not answer in time.
        public static let timeout = Code(.timeout)
        /// The service received too many requests and asks the client to wait.
        public static let rateLimited = Code(.rateLimited)
        /// The API key is missing or invalid.
        public static let unauthorized = Code(.unauthorized)
        /// The service sent an unexpected response: a web page, endless redirects, more data than allowed.
        public static let badResponse = Code(.badResponse)
        /// A backend is configured in a way that is invalid, or that its service forbids.
        public static let invalidConfiguration = Code(.invalidConfiguration)
        /// There is no index file at the path.
        public static let indexMissing = Code(.indexMissing)
        /// The index file has a format that this version cannot read.
        public static let indexVersion = Code(.indexVersion)
        /// The index file is damaged.
        public static let indexCorrupt = Code(.indexCorrupt)
        /// No offline data are available for the request.
        public static let cacheUnavailable = Code(.cacheUnavailable)
        /// The backend threw an error that is not a ``SearchError``.
        public static let backendFailure = Code(.backendFailure)

        /// All codes of this version.
        package static let all = Kind.allCases.map(Code.init)

        /// Creates a code from its stable name, or returns `nil` if no code has that name.
        ///
        /// - Parameter identifier: The stable name, as returned by ``identifier``.
        public init?(identifier: String) {
            guard let kind = Kind(rawValue: identifier) else { return nil }
            self.init(kind)
        }

        /// The stable name, as used in JSON.
        public var identifier: String { kind.rawValue }

        /// A number that is unique to the code and the same in every version, for `NSError` and for logs.
        ///
        /// 1 to 99 are about the request, 100 to 199 about the result, 200 to 299 about the call, 300 to 399 about the
        /// backend and its service, 400 to 499 about an index.
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

        /// The raw value of the corresponding `CLError`, or `nil` if there is none.
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

    /// Returns whether an error is a ``SearchError`` with this code, for use in a `catch` clause.
    ///
    /// - Parameters:
    ///   - code: The code to look for.
    ///   - error: Any error.
    /// - Returns: Whether the error has the code.
    public static func ~= (code: SearchError.Code, error: any Error) -> Bool {
        (error as? SearchError)?.code == code
    }
}
