extension NominatimBackend {
    /// The events of requests by this backend and its copies, for logs and metrics.
    public var events: ServiceEvents { client.events }
}

extension PhotonBackend {
    /// The events of requests by this backend and its copies, for logs and metrics.
    public var events: ServiceEvents { client.events }
}

extension PeliasBackend {
    /// The events of requests by this backend and its copies, for logs and metrics.
    public var events: ServiceEvents { client.events }
}
