public import MapGeometry

/// An ordered collection of objects, some of them in groups.
///
/// ```swift
/// for object in response.collection {          // every object, depth first
///     print(object.name)
/// }
/// ```
///
/// Iterating visits all objects, including those in nested groups; ``children`` preserves the groups.
public struct GeoObjectCollection: Hashable, Sendable, Codable {
    /// A member of a collection.
    public enum Child: Hashable, Sendable {
        /// An object.
        case object(GeoObject)
        /// A group of objects, such as the shops of a mall.
        case collection(GeoObjectCollection)
    }

    /// The members, best first.
    public var children: [Child]
    /// The smallest box around the members, or `nil` if it was not computed.
    public var boundingBox: CoordinateBounds?
    /// Information about the group as a whole.
    public var metadata: MetadataContainer

    /// Creates a collection from its members.
    ///
    /// - Parameters:
    ///   - children: The members, best first.
    ///   - boundingBox: The smallest box around them.
    ///   - metadata: Information about the group as a whole.
    public init(
        children: [Child] = [], boundingBox: CoordinateBounds? = nil, metadata: MetadataContainer = MetadataContainer()
    ) {
        self.children = children
        self.boundingBox = boundingBox
        self.metadata = metadata
    }

    /// Creates a collection of objects without groups.
    ///
    /// - Parameters:
    ///   - objects: The objects, best first.
    ///   - boundingBox: The smallest box around them.
    /// - Complexity: O(*n*) in the number of objects.
    public init(_ objects: some Sequence<GeoObject>, boundingBox: CoordinateBounds? = nil) {
        self.init(children: objects.map(Child.object), boundingBox: boundingBox)
    }

    /// All objects, depth first.
    ///
    /// - Complexity: O(*n*) in the number of objects; store the result if you need it repeatedly.
    public var objects: [GeoObject] {
        var objects: [GeoObject] = []
        objects.reserveCapacity(children.count)
        objects.append(contentsOf: self)
        return objects
    }
}

extension GeoObjectCollection: Sequence {
    /// An iterator over the objects of a collection, depth first.
    public struct Iterator: IteratorProtocol, Sendable {
        private var current: ArraySlice<Child>
        private var outer: [ArraySlice<Child>] = []

        init(_ children: [Child]) {
            current = children[...]
        }

        /// The next object, or `nil` at the end.
        public mutating func next() -> GeoObject? {
            while true {
                switch current.popFirst() {
                case .object(let object):
                    return object
                case .collection(let collection):
                    outer.append(current)
                    current = collection.children[...]
                case nil:
                    guard let rest = outer.popLast() else { return nil }
                    current = rest
                }
            }
        }
    }

    /// An iterator over all objects, depth first.
    public func makeIterator() -> Iterator { Iterator(children) }
}

extension GeoObjectCollection {
    /// Modifies each object in place, at any depth.
    package mutating func updateObjects<Failure: Error>(
        _ update: (inout GeoObject) throws(Failure) -> Void
    ) throws(Failure) {
        for index in children.indices {
            switch children[index] {
            case .object(var object):
                try update(&object)
                children[index] = .object(object)
            case .collection(var collection):
                try collection.updateObjects(update)
                children[index] = .collection(collection)
            }
        }
    }
}

extension GeoObjectCollection {
    /// Decodes a collection.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            children: try members.value(.children, or: []),
            boundingBox: try members.optional(.boundingBox),
            metadata: try members.value(.metadata, or: MetadataContainer()))
    }
}
