/// Metadata values, at most one of each type.
///
/// ```swift
/// var metadata = MetadataContainer(DistanceMetadata(meters: 120, origin: here))
/// metadata[BusinessMetadata.self]?.phones
/// metadata[RatingMetadata.self] = RatingMetadata(stars: 4.5)      // a type of your own
/// ```
///
/// Two containers are equal when they hold equal values, in whatever order they came.
///
/// A container decodes without being told about types: values of this module's types are decoded at once, all
/// others when they are asked for. What nobody asks for is kept and encoded again unchanged, so an object that
/// passes through a program which does not know a type loses nothing.
public struct MetadataContainer: Sendable {
    /// A value, or the encoded form of one whose type was not known when it was read.
    enum Item: Sendable {
        case value(any ObjectMetadata)
        case encoded(EncodedValue, identifier: String)

        var identifier: String {
            switch self {
            case .value(let value): type(of: value).identifier
            case .encoded(_, let identifier): identifier
            }
        }
    }

    // A handful of values at most: a scan beats a dictionary in time and memory.
    var items: [Item]

    /// Creates an empty container.
    public init() {
        items = []
    }

    /// Creates a container of values; of several values of one type the last stays.
    ///
    /// - Parameter values: The values to hold.
    public init(_ values: any ObjectMetadata...) {
        items = []
        items.reserveCapacity(values.count)
        for value in values { insert(value) }
    }

    /// Whether there is no value.
    public var isEmpty: Bool { items.isEmpty }

    /// The identifiers of the values, in no particular order.
    public var identifiers: [String] { items.map(\.identifier) }

    /// The value of a type, or `nil` when there is none; setting `nil` removes it.
    ///
    /// What was decoded under the identifier of the type but does not fit it counts as none.
    ///
    /// - Parameter type: The type to look up.
    /// - Complexity: O(*n*) in the number of values. Reading a value of a type that is not this module's from a
    ///   container that was decoded costs its decoding each time; set it again to keep it decoded.
    public subscript<Metadata: ObjectMetadata>(type: Metadata.Type) -> Metadata? {
        get {
            for item in items {
                switch item {
                case .value(let value):
                    // Comparing types first spares the dynamic cast of all values but one.
                    if Swift.type(of: value) == Metadata.self { return value as? Metadata }
                case .encoded(let value, Metadata.identifier):
                    return try? value.decode(Metadata.self)
                case .encoded:
                    continue
                }
            }
            return nil
        }
        set {
            if let newValue {
                insert(newValue)
            } else if let index = index(of: type) {
                items.remove(at: index)
            }
        }
    }

    private mutating func insert<Metadata: ObjectMetadata>(_ value: Metadata) {
        if let index = index(of: Metadata.self) {
            items[index] = .value(value)
        } else {
            items.append(.value(value))
        }
    }

    private func index(of type: any ObjectMetadata.Type) -> Int? {
        items.firstIndex { item in
            switch item {
            case .value(let value): Swift.type(of: value) == type
            case .encoded(_, let identifier): identifier == type.identifier
            }
        }
    }
}

extension MetadataContainer: Hashable {
    /// Whether both hold equal values, in whatever order.
    public static func == (first: MetadataContainer, second: MetadataContainer) -> Bool {
        first.items.count == second.items.count && first.items.allSatisfy { second.contains($0) }
    }

    /// Hashes the identifiers of the values, in an order of its own.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
        // Values stay out: a value and its encoded form are equal but would not hash alike.
        for identifier in identifiers.sorted() { hasher.combine(identifier) }
    }

    private func contains(_ item: Item) -> Bool {
        switch item {
        case .value(let value): holds(value)
        case .encoded(let value, let identifier):
            items.contains { other in
                switch other {
                case .value(let otherValue) where other.identifier == identifier:
                    value.isEncoding(of: otherValue)
                case .encoded(let otherValue, identifier): otherValue == value
                default: false
                }
            }
        }
    }

    private func holds<Metadata: ObjectMetadata>(_ value: Metadata) -> Bool {
        self[Metadata.self] == value
    }
}
