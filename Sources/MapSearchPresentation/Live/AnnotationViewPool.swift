/// Views of pins that are out of use, to be used again.
///
/// ```swift
/// var pool = AnnotationViewPool<String, PinView>()
/// let view = pool.take("café") ?? PinView(kind: "café")
/// …
/// pool.give(view, "café")             // when its pin is removed
/// ```
///
/// Each sort of view has a shelf of its own, of which the view that was given last is taken first.
public struct AnnotationViewPool<Kind: Hashable, View> {
    /// How many views of a sort are kept at most.
    public let limit: Int

    private var shelves: [Kind: [View]] = [:]

    /// Creates an empty pool.
    ///
    /// - Parameter limit: How many views of a sort are kept at most; below 0 it is 0. What is given beyond is let go.
    public init(limit: Int = 64) {
        self.limit = max(0, limit)
    }

    /// The number of views of a sort that can be taken.
    ///
    /// - Parameter kind: The sort.
    /// - Returns: Their number.
    public func count(of kind: Kind) -> Int { shelves[kind]?.count ?? 0 }

    /// Takes a view out of the pool.
    ///
    /// - Parameter kind: The sort of view.
    /// - Returns: A view; `nil` when there is none and a new one has to be made.
    public mutating func take(_ kind: Kind) -> View? { shelves[kind]?.popLast() }

    /// Gives a view to the pool.
    ///
    /// - Parameters:
    ///   - view: The view, which nobody uses any more.
    ///   - kind: The sort of view.
    /// - Returns: Whether it was kept.
    @discardableResult
    public mutating func give(_ view: View, _ kind: Kind) -> Bool {
        guard count(of: kind) < limit else { return false }
        shelves[kind, default: []].append(view)
        return true
    }

    /// Lets all views go, as when memory is short.
    public mutating func removeAll() {
        shelves = [:]
    }
}

extension AnnotationViewPool: Sendable where Kind: Sendable, View: Sendable {}
