import MapSearchOpenStreetMap

// What closed for good is tagged with the old keys behind a prefix, so that programs that do not know better see nothing there.
extension OSMTags {
    /// The beginnings of keys of what is no more.
    private static let formerPrefixes = ["disused:", "abandoned:", "was:"]

    /// What a business was that closed for good, and its name; nil where none was, it had no name, or there is another one now.
    var closedBusiness: (key: OSMKey, value: String, name: String)? {
        // Most objects have no tag of a family at all.
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

    /// Whether no other business is there now.
    private var isFree: Bool {
        guard let main = mainTag else { return true }
        return main.key == .building || main.key == .shop && main.value == "vacant"
    }

    /// Whether the business that the main tag says closed for good.
    var isDisused: Bool {
        guard let main = mainTag, OSMKey.businesses.contains(main.key) else { return false }
        return self.is(.disused, "yes") || self.is(.abandoned, "yes") || main.key == .shop && main.value == "vacant"
    }
}
