import MapSearch
import MapSearchOffline

// All that the smallest client of the engine needs. It is linked, not run.
let backend = OfflineBackend(try OfflineIndex(path: CommandLine.arguments[1]))
for placemark in try await Geocoder(backend: backend).geocode(address: CommandLine.arguments[2]) {
    print(placemark.name, placemark.coordinate)
}
