extension NominatimBackend {
    /// What happens to the requests of this backend and its copies, for logs and metrics.
    public var events: ServiceEvents { client.events }
}

extension PhotonBackend {
    /// What happens to the requests of this backend and its copies, for logs and metrics.
    public var events: ServiceEvents { client.events }
}

extension PeliasBackend {
    /// What happens to the requests of this backend and its copies, for logs and metrics.
    public var events: ServiceEvents { client.events }
}
