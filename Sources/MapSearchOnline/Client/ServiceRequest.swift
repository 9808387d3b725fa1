import Foundation
import MapSearch

/// What a backend asks of its service: a path below the endpoint, and the parameters of the query in order.
struct ServiceRequest: Hashable, Sendable {
    var path: String
    var query: [Parameter]

    struct Parameter: Hashable, Sendable {
        var name: String
        var value: String
    }
}

/// The body of a service's answer, with the status it came with: 2xx, or 4xx where the service explains itself.
struct ServiceAnswer: Sendable {
    var status: Int
    var body: Data
}
