import Foundation
import MapSearch
import MapSearchOffline
import MapSearchOnline

extension [Option] {
    /// The services to use, and their settings.
    static let services: [Option] = [
        .value(
            "mode", "MODE", of: ["offline", "online", "combined"],
            "offline, online, or combined (offline results first, then those of a service)"),
        .value(
            "online", "SERVICE[=URL]", isRepeatable: true, "query nominatim, photon or pelias at this API URL"),
        .value("user-agent", "TEXT", "the User-Agent for public services, such as “Trees/1.0 (me@example.org)”"),
    ]
}

extension Arguments {
    /// Returns the backend: the indexes, the services, or both; the variable `MAPSEARCH_PELIAS_KEY` is the key for
    /// Pelias.
    func answerer(_ environment: [String: String]) throws -> Answerer {
        let mode = self["mode"]
        guard has("online") else {
            guard mode == nil || mode == "offline" else {
                throw CommandFailure.usage(
                    "--mode \(mode ?? "") needs a service: add --online nominatim=URL, photon=URL or pelias=URL.")
            }
            return Answerer(OfflineIndexGroup(try indexes(environment)))
        }
        let service = try service(key: environment["MAPSEARCH_PELIAS_KEY"])
        switch mode ?? (indexPaths(environment).isEmpty ? "online" : "combined") {
        case "combined": return Answerer(service, refining: OfflineIndexGroup(try indexes(environment)))
        case "online": return Answerer(service)
        default: throw CommandFailure.usage("--mode offline uses no service: remove --online.")
        }
    }

    /// Combines the services: several URLs of the same service are alternatives, different services add to each other.
    private func service(key: String?) throws -> any SearchBackend {
        var names: [String] = []
        var endpoints: [String: [URL]] = [:]
        for value in values("online") {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].lowercased()
            guard let known = Self.publicEndpoints[name] else {
                throw CommandFailure.usage("--online is “\(value)”: use nominatim=URL, photon=URL or pelias=URL.")
            }
            guard let url = parts.count == 1 ? known : URL(string: String(parts[1])) else {
                throw CommandFailure.usage("--online is “\(value)”: invalid URL: write it as https://host/path.")
            }
            if endpoints[name] == nil { names.append(name) }
            endpoints[name, default: []].append(url)
        }
        let backends = try names.map { try backend($0, endpoints[$0] ?? [], key: key) }
        return backends.dropFirst().reduce(backends[0]) {
            CombinedBackend(offline: $0, online: $1, policy: .refine(within: nil))
        }
    }

    private static let publicEndpoints = [
        "nominatim": NominatimBackend.publicEndpoint, "photon": PhotonBackend.publicEndpoint,
        "pelias": PeliasBackend.geocodeEarthEndpoint,
    ]

    private func backend(_ name: String, _ endpoints: [URL], key: String?) throws -> any SearchBackend {
        var configuration = ServiceConfiguration(endpoints: endpoints)
        if let userAgent = self["user-agent"] { configuration.userAgent = userAgent }
        // A batch repeats requests.
        configuration.cache = HTTPCache()
        switch name {
        case "nominatim":
            if endpoints.contains(where: { $0.host() == NominatimBackend.publicEndpoint.host() }) {
                guard has("user-agent") else {
                    throw CommandFailure.usage(
                        "the public Nominatim server requires a contact: add --user-agent “Name/1.0 (how to reach you)”."
                    )
                }
                configuration.minimumInterval = .seconds(1)
            }
            return try NominatimBackend(configuration: configuration)
        case "photon": return try PhotonBackend(configuration: configuration)
        default:
            if let key { configuration.keys["api_key"] = key }
            return try PeliasBackend(configuration: configuration)
        }
    }
}
