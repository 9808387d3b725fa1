/// Converts between Pelias' identifiers and those of this library.
enum PeliasID {
    private static let scheme = "pelias:"

    /// Returns the identifier of an object from its `gid`.
    static func uri(gid: String) -> String { scheme + gid }

    /// Returns the `gid`s that an identifier may stand for; empty for any other kind.
    ///
    /// A `gid` contains a layer, which an OpenStreetMap identifier lacks, and the separator differs between versions;
    /// those that do not exist return nothing.
    static func candidates(_ uri: String) -> [String] {
        if uri.hasPrefix(scheme) {
            let gid = uri.dropFirst(scheme.count)
            // A comma would end it, and without three parts the service refuses the whole request.
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
