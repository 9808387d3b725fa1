public import MapGeometry

/// A sort criterion of a list.
///
/// ```swift
/// ResultsArrangement(sorts: [.ascending(\.name), .descending { $0.rating }])
/// ```
public struct ResultsSort<Object: Sendable>: Sendable {
    /// Returns a negative number if the first object comes first, a positive number if it comes second, or 0 if they
    /// are equal.
    @usableFromInline let compare: @Sendable (Object, Object) -> Int

    /// The same comparison for two objects of a list, by number.
    ///
    /// It is created where the type of the objects is known, so that generic code does not have to copy them.
    @usableFromInline let compareListed: @Sendable ([Object?], Int, Int) -> Int

    /// Creates a criterion.
    ///
    /// - Parameter compare: Returns a negative number if the first object comes before the second, a positive number if
    ///   it comes after it, and 0 if this criterion does not distinguish them. It must be a consistent order that
    ///   depends on nothing but the objects; if it is inconsistent, the list has some order and loses no objects.
    @inlinable
    public init(compare: @escaping @Sendable (Object, Object) -> Int) {
        self.compare = compare
        compareListed = { objects, first, second in
            guard let first = objects[first], let second = objects[second] else { return 0 }
            return compare(first, second)
        }
    }

    /// Sorts by ascending value.
    ///
    /// - Parameter value: The value to sort by: a function or a key path.
    /// - Returns: The criterion.
    @inlinable
    public static func ascending<Value: Comparable & SendableMetatype>(_ value: @escaping @Sendable (Object) -> Value)
        -> ResultsSort
    {
        ResultsSort { order(value($0), value($1)) }
    }

    /// Sorts by descending value.
    ///
    /// - Parameter value: The value to sort by: a function or a key path.
    /// - Returns: The criterion.
    @inlinable
    public static func descending<Value: Comparable & SendableMetatype>(_ value: @escaping @Sendable (Object) -> Value)
        -> ResultsSort
    {
        ResultsSort { order(value($1), value($0)) }
    }

    /// Sorts by ascending number; not-a-number comes last.
    ///
    /// - Parameter value: The value to sort by: a function or a key path.
    /// - Returns: The criterion.
    @inlinable
    public static func ascending<Value: FloatingPoint & SendableMetatype>(
        _ value: @escaping @Sendable (Object) -> Value
    ) -> ResultsSort {
        ResultsSort { first, second in
            let (first, second) = (value(first), value(second))
            if first.isNaN || second.isNaN { return order(first.isNaN ? 1 : 0, second.isNaN ? 1 : 0) }
            return order(first, second)
        }
    }

    /// Sorts by descending number; not-a-number comes last.
    ///
    /// - Parameter value: The value to sort by: a function or a key path.
    /// - Returns: The criterion.
    @inlinable
    public static func descending<Value: FloatingPoint & SendableMetatype>(
        _ value: @escaping @Sendable (Object) -> Value
    ) -> ResultsSort {
        ResultsSort { first, second in
            let (first, second) = (value(first), value(second))
            if first.isNaN || second.isNaN { return order(first.isNaN ? 1 : 0, second.isNaN ? 1 : 0) }
            return order(second, first)
        }
    }
}

extension ResultsSort where Object: Locatable {
    /// Sorts by distance, nearest first; objects without a valid coordinate come last.
    ///
    /// - Parameter origin: The coordinate to measure from, along the ground.
    /// - Returns: The criterion.
    public static func distance(from origin: Coordinate) -> ResultsSort {
        ascending { (object: Object) -> Double in
            object.coordinate.isValid ? origin.distance(to: object.coordinate) : .nan
        }
    }
}

/// Negative if the first value is less than the second, positive if it is greater, else 0.
@inlinable
func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
    first < second ? -1 : second < first ? 1 : 0
}
