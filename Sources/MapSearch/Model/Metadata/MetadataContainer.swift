/// A container of metadata values, at most one of each type.
///
/// ```swift
/// var metadata = MetadataContainer(DistanceMetadata(meters: 120, origin: here))
/// metadata[BusinessMetadata.self]?.phones
/// metadata[RatingMetadata.self] = RatingMetadata(stars: 4.5)      // a type of your own
/// ```
///
/// Two containers are equal if they hold equal values, in any order.
///
/// A container can be decoded without knowing all types: values of this module's types are decoded immediately, all
/// others on first access. Values that are never accessed are kept and encoded again unchanged, so a program that does
/// not know a type does not lose its values.
public struct MetadataContainer: Sendable {
    // There are only a few values, so a scan is faster and smaller than a dictionary.
    var values: [any ObjectMetadata]
    /// Values whose type was not known when they were decoded, by identifier.
    var encoded: [String: EncodedValue] = [:]

    /// Creates an empty container.
    public init() {
        values = []
    }

    /// Creates a container of values; if a type occurs more than once, the last value is kept.
    ///
    /// - Parameter values: The values.
    public init(_ values: any ObjectMetadata...) {
        let hasTwins = values.indices.contains { index in
            values[..<index].contains { type(of: $0) == type(of: values[index]) }
        }
        self.values = hasTwins ? [] : values
        if hasTwins {
            for value in values { insert(value) }
        }
    }

    /// Creates a container from values known to have different types; backends create one for each object.
    package init(distinct values: [any ObjectMetadata]) {
        self.values = values
    }

    /// Whether the container is empty.
    public var isEmpty: Bool { values.isEmpty && encoded.isEmpty }

    /// The identifiers of the values, in no particular order.
    public var identifiers: [String] { values.map { type(of: $0).identifier } + encoded.keys }

    /// Accesses the value of a type; `nil` if there is none, and setting `nil` removes it.
    ///
    /// A decoded value that does not fit the type is treated as missing.
    ///
    /// - Parameter type: The type to look up.
    /// - Complexity: O(*n*) in the number of values. Reading a value of a type from another module decodes it on each
    ///   access; set it once to keep it decoded.
    public subscript<Metadata: ObjectMetadata>(type: Metadata.Type) -> Metadata? {
        get {
            // Comparing types first avoids the dynamic cast of all values but one.
            if let index = index(of: type) { return values[index] as? Metadata }
            return encoded.isEmpty ? nil : try? encoded[type.identifier]?.decode(type)
        }
        set {
            if !encoded.isEmpty { encoded[type.identifier] = nil }
            switch (newValue, index(of: type)) {
            case (let newValue?, let index?): values[index] = newValue
            case (let newValue?, nil): values.append(newValue)
            case (nil, let index?): values.remove(at: index)
            case (nil, nil): break
            }
        }
    }

    /// Adds the values of types that this container lacks.
    mutating func formUnion(_ other: MetadataContainer) {
        for value in other.values where index(of: type(of: value)) == nil && encoded[type(of: value).identifier] == nil
        {
            values.append(value)
        }
        for (identifier, value) in other.encoded where !identifiers.contains(identifier) {
            encoded[identifier] = value
        }
    }

    private mutating func insert<Metadata: ObjectMetadata>(_ value: Metadata) {
        self[Metadata.self] = value
    }

    private func index(of type: any ObjectMetadata.Type) -> Int? {
        // By index: passing the values to a closure would copy each of them.
        values.indices.first { Swift.type(of: values[$0]) == type }
    }
}

extension MetadataContainer: Hashable {
    /// Returns whether two containers hold equal values, in any order.
    public static func == (first: MetadataContainer, second: MetadataContainer) -> Bool {
        first.values.count + first.encoded.count == second.values.count + second.encoded.count
            && first.values.allSatisfy { second.holds($0) }
            && first.encoded.allSatisfy { second.holds($1, $0) }
    }

    /// Hashes the identifiers of the values, independent of their order.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
        // Values are not hashed, because a value and its encoded form are equal but would have different hashes.
        for identifier in identifiers.sorted() { hasher.combine(identifier) }
    }

    private func holds<Metadata: ObjectMetadata>(_ value: Metadata) -> Bool {
        self[Metadata.self] == value
    }

    private func holds(_ value: EncodedValue, _ identifier: String) -> Bool {
        if let other = encoded[identifier] { return other == value }
        return values.contains { type(of: $0).identifier == identifier && value.isEncoding(of: $0) }
    }
}
