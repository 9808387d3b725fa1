/// A pool of unused annotation views for reuse.
///
/// ```swift
/// var pool = AnnotationViewPool<String, PinView>()
/// let view = pool.take("café") ?? PinView(kind: "café")
/// …
/// pool.give(view, "café")             // when its pin is removed
/// ```
///
/// Each kind of view is kept separately; the most recently returned view is taken first.
public struct AnnotationViewPool<Kind: Hashable, View> {
    /// The maximum number of views of each kind.
    public let limit: Int

    private var shelves: [Kind: [View]] = [:]

    /// Creates an empty pool.
    ///
    /// - Parameter limit: The maximum number of views of each kind; negative counts as 0. Further views are released.
    public init(limit: Int = 64) {
        self.limit = max(0, limit)
    }

    /// Returns the number of available views of a kind.
    ///
    /// - Parameter kind: The kind.
    /// - Returns: The number of views.
    public func count(of kind: Kind) -> Int { shelves[kind]?.count ?? 0 }

    /// Takes a view from the pool.
    ///
    /// - Parameter kind: The kind of view.
    /// - Returns: A view; `nil` if there is none and you have to create a new one.
    public mutating func take(_ kind: Kind) -> View? { shelves[kind]?.popLast() }

    /// Returns a view to the pool.
    ///
    /// - Parameters:
    ///   - view: The view, which must no longer be in use.
    ///   - kind: The kind of view.
    /// - Returns: Whether the view was kept.
    @discardableResult
    public mutating func give(_ view: View, _ kind: Kind) -> Bool {
        guard count(of: kind) < limit else { return false }
        shelves[kind, default: []].append(view)
        return true
    }

    /// Releases all views, for example when memory is low.
    public mutating func removeAll() {
        shelves = [:]
    }
}

extension AnnotationViewPool: Sendable where Kind: Sendable, View: Sendable {}
