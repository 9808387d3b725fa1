import MapSearch
import MapSearchOffline
import MapSearchOnline

/// An immediate search on the device, which a service refines.
struct CombinedSearch {
    /// The results to show, at first and at the end.
    struct Step: Equatable {
        /// A result and its source.
        struct Row: Equatable {
            var name: String
            var origin: Origin
        }

        /// The source of a result.
        enum Origin: String {
            case device, service, both
        }

        var rows: [Row]
        /// The source that should have answered and did not.
        var missing: [String]
    }

    let backend: CombinedBackend

    /// Combines the index on the device with a Nominatim service.
    ///
    /// - Parameters:
    ///   - offline: The backend on the device.
    ///   - service: The URL of the service, and its settings.
    ///   - patience: The time limit for the service; after it, the results from the device are final.
    /// - Throws: An error for an invalid configuration.
    init(offline: OfflineBackend, service: ServiceConfiguration, patience: Duration = .seconds(5)) throws {
        var service = service
        // There is an answer already, so report that the service is unavailable instead of retrying.
        service.retry = .never
        backend = CombinedBackend(
            offline: offline, online: try NominatimBackend(configuration: service), policy: .refine(within: patience),
            depth: 10)
    }

    /// The answers to a text, each better than the previous one.
    func steps(for text: String) async throws -> [Step] {
        var steps: [Step] = []
        for try await response in SearchManager(backend: backend).submit(text: text).progress() {
            let rows = response.objects.map { Step.Row(name: $0.name, origin: Self.origin(of: $0)) }
            steps.append(Step(rows: rows, missing: response.metadata.missingBackends))
        }
        return steps
    }

    private static func origin(of object: GeoObject) -> Step.Origin {
        guard let source = object[SourceMetadata.self] else { return .device }
        if !source.otherBackends.isEmpty { return .both }
        return source.isOffline ? .device : .service
    }
}
