import MapSearch
import Synchronization

/// The places that a backend returned recently, by identifier, for a service without a lookup.
///
/// There are about two thousand of them, and fewer large ones: a service may send places of megabytes.
final class RecentPlaces: Sendable {
    private static let capacity = 2000 * ordinarySize
    /// The number of bytes that every place counts for at least.
    private static let ordinarySize = 4096

    private let places = Mutex(RecencyCache<String, ServicePlace>(capacity: capacity))

    subscript(_ uri: String) -> ServicePlace? { places.withLock { $0.value(for: uri) } }

    var count: Int { places.withLock { $0.count } }

    func keep(_ found: [ServicePlace]) {
        places.withLock { places in
            for var place in found {
                guard let uri = place.uris.first else { continue }
                // The match metadata belong to the earlier request.
                place.precision = nil
                place.score = nil
                places.insert(place, for: uri, cost: max(Self.ordinarySize, place.textSize))
            }
        }
    }
}

extension ServicePlace {
    /// The number of bytes of its texts.
    fileprivate var textSize: Int {
        func size(_ texts: some Sequence<String>) -> Int { texts.reduce(0) { $0 + $1.utf8.count } }
        return size(uris) + name.utf8.count + (descriptionText?.utf8.count ?? 0) + tags.byteCount
            + size(localizedNames.keys) + size(localizedNames.values) + address.formatted.utf8.count
            + size(address.components.map(\.name)) + size(categories.map { $0.id + $0.name })
    }
}
