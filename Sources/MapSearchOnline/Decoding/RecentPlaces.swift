import MapSearch
import Synchronization

/// The places that a backend returned recently, by identifier, for a service without a lookup.
final class RecentPlaces: Sendable {
    private let places = Mutex(RecencyCache<String, ServicePlace>(capacity: 2000))

    subscript(_ uri: String) -> ServicePlace? { places.withLock { $0.value(for: uri) } }

    func keep(_ found: [ServicePlace]) {
        places.withLock { places in
            for var place in found {
                guard let uri = place.uris.first else { continue }
                // The match metadata belong to the earlier request.
                place.precision = nil
                place.score = nil
                places.insert(place, for: uri, cost: 1)
            }
        }
    }
}
