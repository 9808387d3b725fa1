import MapSearchOpenStreetMap

// Permanently closed objects have the old keys with a prefix, so that programs which do not know them see nothing there.
extension OSMTags {
    /// The prefixes of keys of former objects.
    private static let formerPrefixes = ["disused:", "abandoned:", "was:"]

    /// The category and name of a permanently closed business; nil if there was none, it had no name, or there is another one now.
    var closedBusiness: (key: OSMKey, value: String, name: String)? {
        // Most objects have no such tag.
        let firstOfFamilies = UInt32(OSMKey.count)
        guard tags.contains(where: { $0.key >= firstOfFamilies }), isFree else { return nil }
        for prefix in Self.formerPrefixes {
            let former = family(prefix)
            guard !former.isEmpty else { continue }
            func value(_ key: String) -> String? { former.first { $0.suffix == key && !$0.value.isEmpty }?.value }
            for key in OSMKey.businesses {
                guard let business = value(key.name), business != "no" else { continue }
                guard let name = value(OSMKey.name.name) ?? self[.name] else { return nil }
                return (key, business, name)
            }
        }
        return nil
    }

    /// Whether there is no other business now.
    private var isFree: Bool {
        guard let main = mainTag else { return true }
        return main.key == .building || main.key == .shop && main.value == "vacant"
    }

    /// Whether the business of the main tag is permanently closed.
    var isDisused: Bool {
        guard let main = mainTag, OSMKey.businesses.contains(main.key) else { return false }
        return self.is(.disused, "yes") || self.is(.abandoned, "yes") || main.key == .shop && main.value == "vacant"
    }
}
