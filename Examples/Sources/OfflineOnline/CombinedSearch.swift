import MapSearch
import MapSearchOffline
import MapSearchOnline

/// A search on the device at once that a service refines.
struct CombinedSearch {
    /// What there is to show, at first and in the end.
    struct Step: Equatable {
        /// A result and who knows it.
        struct Row: Equatable {
            var name: String
            var origin: Origin
        }

        /// Who knows a result.
        enum Origin: String {
            case device, service, both
        }

        var rows: [Row]
        /// Who should have answered and did not.
        var missing: [String]
    }

    let backend: CombinedBackend

    /// Joins the device with a Nominatim.
    ///
    /// - Parameters:
    ///   - offline: What is on the device.
    ///   - service: Where the service is, and how to speak to it.
    ///   - patience: How long the service may take; then what the device knows is the last word.
    /// - Throws: What a configuration that cannot work throws.
    init(offline: OfflineBackend, service: ServiceConfiguration, patience: Duration = .seconds(5)) throws {
        var service = service
        // There is an answer already: rather say at once that the service is away than try again.
        service.retry = .never
        backend = CombinedBackend(
            offline: offline, online: try NominatimBackend(configuration: service), policy: .refine(within: patience),
            depth: 10)
    }

    /// The answers to a text as they get better.
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
