import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

/// A tag by the numbers of its strings.
struct OSMTag: Hashable {
    var key: UInt32
    var value: UInt32
}

/// The tags of one object, with the pool that has their strings.
struct OSMTags: PlaceTags {
    let pool: StringPool
    let tags: ArraySlice<OSMTag>

    /// The value of a key, or nil; an empty value counts as missing.
    subscript(_ key: OSMKey) -> String? {
        guard let number = number(key) else { return nil }
        let text = pool[number]
        return text.isEmpty ? nil : text
    }

    func value(of key: OSMKey) -> String? { self[key] }

    /// The number of the value of a key.
    func number(_ key: OSMKey) -> UInt32? {
        let key = key.rawValue
        return tags.first { $0.key == key }?.value
    }

    func has(_ key: OSMKey) -> Bool { number(key) != nil }

    /// Whether a key has a value, compared without creating a string.
    func `is`(_ key: OSMKey, _ value: StaticString) -> Bool {
        guard let number = number(key) else { return false }
        return value.hasBytes(pool.utf8(number))
    }

    /// The value of the first of several keys that exists.
    func first(_ keys: OSMKey...) -> String? {
        for key in keys { if let value = self[key] { return value } }
        return nil
    }

    /// The tags whose key begins with a text, sorted by key, with the rest of their keys.
    func family(_ prefix: String) -> [(suffix: String, value: String)] {
        var found: [(suffix: String, value: String)] = []
        let firstOfFamilies = UInt32(OSMKey.count)
        for tag in tags where tag.key >= firstOfFamilies {
            let key = pool[tag.key]
            if key.hasPrefix(prefix) { found.append((String(key.dropFirst(prefix.count)), pool[tag.value])) }
        }
        return found.sorted { $0.suffix < $1.suffix }
    }

    /// The boundaries of objects in their own right.
    static let areaBoundaries: Set<String> = ["national_park", "protected_area", "aboriginal_lands"]

    /// The main tag of the object: the first of the main keys whose value is not `no`.
    var mainTag: (key: OSMKey, value: String)? {
        for key in OSMKey.main {
            guard let value = self[key], value != "no" else { continue }
            // Administrative boundaries are read as relations; roads, rivers and peaks may be part of one.
            if key == .boundary, !Self.areaBoundaries.contains(value) { continue }
            return (key, value)
        }
        return nil
    }

    /// The kind of entrance that a node is; nil if it is not an entrance.
    var entrance: Entrance.Kind? {
        guard let value = self[.entrance], value != "no" else { return nil }
        return switch value {
        case "main": .main
        case "service": .service
        case "garage": .garage
        case "exit": .exit
        case "emergency", "fire_exit": .emergency
        default: .entrance
        }
    }
}
