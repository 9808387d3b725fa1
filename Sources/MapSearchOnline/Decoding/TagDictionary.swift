import MapSearchOpenStreetMap

/// The tags of an OpenStreetMap object as returned by a service.
struct TagDictionary: PlaceTags {
    private let tags: [String: String]

    init(_ tags: [String: String]) {
        self.tags = tags
    }

    /// The number of bytes of all keys and values.
    var byteCount: Int { tags.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }

    subscript(_ key: String) -> String? { tags[key] }

    func value(of key: OSMKey) -> String? { tags[key.name] }

    func family(_ prefix: String) -> [(suffix: String, value: String)] {
        tags.compactMap { key, value in
            key.hasPrefix(prefix) ? (suffix: String(key.dropFirst(prefix.count)), value: value) : nil
        }.sorted { $0.suffix < $1.suffix }
    }
}
