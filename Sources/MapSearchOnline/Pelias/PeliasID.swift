/// Identifiers between Pelias and the objects of this library.
enum PeliasID {
    private static let scheme = "pelias:"

    /// The identifier of an object from its `gid`.
    static func uri(gid: String) -> String { scheme + gid }

    /// The `gid`s that an identifier may stand for; empty for one that is of neither kind.
    ///
    /// A `gid` has a layer in it, which an identifier of OpenStreetMap has not, and the separator differs between
    /// versions: those that do not exist bring nothing.
    static func candidates(_ uri: String) -> [String] {
        if uri.hasPrefix(scheme) {
            let gid = uri.dropFirst(scheme.count)
            // A comma would end it, and without three parts the service refuses all that come with it.
            let isGID =
                gid.split(separator: ":", maxSplits: 2).count == 3 && !gid.contains { $0 == "," || $0.isWhitespace }
            return isGID ? [String(gid)] : []
        }
        guard let id = OpenStreetMapID(uri: uri) else { return [] }
        let separators: [Character] = ["/", ":"]
        return ["venue", "address", "street"].flatMap { layer in
            separators.map { "openstreetmap:\(layer):\(id.pelias(separator: $0))" }
        }
    }
}
