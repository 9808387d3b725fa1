import Foundation
import MapGeometry
import MapSearch
import MapSearchOnline
import Testing

/// A real Nominatim for the tests, where one is running: `Scripts/nominatim-test-server` starts it.
enum NominatimServer {
    static let url = ProcessInfo.processInfo.environment["MAPSEARCH_NOMINATIM_URL"].flatMap { URL(string: $0) }

    static let skipMessage: Testing.Comment =
        "MAPSEARCH_NOMINATIM_URL names no server: Scripts/nominatim-test-server starts one"

    static func backend(maximumBlocks: Int = 3) throws -> NominatimBackend {
        guard let url else { throw CocoaError(.featureUnsupported) }
        var configuration = ServiceConfiguration(endpoints: [url])
        configuration.timeout = .seconds(30)
        configuration.attemptTimeout = .seconds(30)
        return try NominatimBackend(configuration: configuration, maximumBlocks: maximumBlocks)
    }
}
