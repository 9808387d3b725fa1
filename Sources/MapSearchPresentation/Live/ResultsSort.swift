public import MapGeometry

/// One of the criteria by which a list is sorted.
///
/// ```swift
/// ResultsArrangement(sorts: [.ascending(\.name), .descending { $0.rating }])
/// ```
public struct ResultsSort<Object: Sendable>: Sendable {
    /// Negative when the first object comes before the second, positive when it comes after it, 0 when either may.
    @usableFromInline let compare: @Sendable (Object, Object) -> Int

    /// The same for two of a list's objects, by number.
    ///
    /// Made where the type of the objects is known, it spares a list that does not know it copies of them.
    @usableFromInline let compareListed: @Sendable ([Object?], Int, Int) -> Int

    /// Creates a criterion.
    ///
    /// - Parameter compare: Negative when the first object comes before the second, positive when it comes after it, 0 when
    ///   this criterion does not tell them apart. It must be a consistent order and depend on nothing but the objects; where
    ///   it is none, the list has some order and loses nothing.
    @inlinable
    public init(compare: @escaping @Sendable (Object, Object) -> Int) {
        self.compare = compare
        compareListed = { objects, first, second in
            guard let first = objects[first], let second = objects[second] else { return 0 }
            return compare(first, second)
        }
    }

    /// Small values first.
    ///
    /// - Parameter value: What to sort by: a function or a key path.
    /// - Returns: The criterion.
    @inlinable
    public static func ascending<Value: Comparable & SendableMetatype>(_ value: @escaping @Sendable (Object) -> Value)
        -> ResultsSort
    {
        ResultsSort { first, second in
            let (first, second) = (value(first), value(second))
            return order(first, second)
        }
    }

    /// Large values first.
    ///
    /// - Parameter value: What to sort by: a function or a key path.
    /// - Returns: The criterion.
    @inlinable
    public static func descending<Value: Comparable & SendableMetatype>(_ value: @escaping @Sendable (Object) -> Value)
        -> ResultsSort
    {
        ResultsSort { first, second in
            let (first, second) = (value(first), value(second))
            return order(second, first)
        }
    }

    /// Small numbers first; what is not a number comes last.
    ///
    /// - Parameter value: What to sort by: a function or a key path.
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

    /// Large numbers first; what is not a number comes last.
    ///
    /// - Parameter value: What to sort by: a function or a key path.
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
    /// The nearest first; what has no valid coordinate comes last.
    ///
    /// - Parameter origin: From where to measure, along the ground.
    /// - Returns: The criterion.
    public static func distance(from origin: Coordinate) -> ResultsSort {
        ascending { (object: Object) -> Double in
            object.coordinate.isValid ? origin.distance(to: object.coordinate) : .nan
        }
    }
}

/// Negative when the first value is less than the second, positive when it is greater, else 0.
@inlinable
func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
    first < second ? -1 : second < first ? 1 : 0
}
