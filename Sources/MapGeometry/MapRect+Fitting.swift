#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The size of a view that shows a map, in the view's own points or pixels.
public struct ViewSize: Hashable, Sendable, Codable {
    /// The width in points or pixels.
    public var width: Double

    /// The height in points or pixels.
    public var height: Double

    /// Creates a size, stored unchanged.
    ///
    /// - Parameters:
    ///   - width: Points or pixels from left to right.
    ///   - height: Points or pixels from top to bottom.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// The space to keep free along the edges of a view, in the view's own points or pixels.
public struct EdgePadding: Hashable, Sendable, Codable {
    /// The space at the top.
    public var top: Double

    /// The space on the left.
    public var left: Double

    /// The space at the bottom.
    public var bottom: Double

    /// The space on the right.
    public var right: Double

    /// No space on any side.
    public static let zero = EdgePadding(0)

    /// Creates a padding from its four parts.
    ///
    /// - Parameters:
    ///   - top: The space at the top.
    ///   - left: The space on the left.
    ///   - bottom: The space at the bottom.
    ///   - right: The space on the right.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates a padding that is the same on all sides.
    ///
    /// - Parameter all: The space on each side.
    public init(_ all: Double) {
        self.init(top: all, left: all, bottom: all, right: all)
    }
}

extension MapRect {
    /// Returns the rectangle that a view shows when this one is fitted into it as large as possible.
    ///
    /// The result has the proportions of the view. This rectangle is centred in it, or in the area inside the padding.
    ///
    /// ```swift
    /// let route = MapRect(covering: coordinates)
    /// let visible = route.fitted(to: ViewSize(width: 390, height: 844), padding: EdgePadding(40))
    /// ```
    ///
    /// - Parameters:
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - padding: The space to keep free on each side, in the same unit. If it would leave no space, it is reduced
    ///     proportionally, so that a tenth of the view remains.
    ///   - maximumZoomLevel: The maximum zoom, mainly for a rectangle that is a single point; a zoom level for tiles of
    ///     256 points. 22 by default, about 4 cm per point.
    /// - Returns: A rectangle that may extend beyond the world; ``null`` if this one is null or has a negative size, or
    ///   if the view has no area.
    public func fitted(
        to viewSize: ViewSize, padding: EdgePadding = .zero, maximumZoomLevel: Double = 22
    ) -> MapRect {
        guard !isNull, size.width >= 0, size.height >= 0, viewSize.width > 0, viewSize.height > 0 else { return .null }
        let horizontal = FreeSpan(length: viewSize.width, before: padding.left, after: padding.right)
        let vertical = FreeSpan(length: viewSize.height, before: padding.top, after: padding.bottom)
        let closest = WebMercator.worldSize / (256 * exp2(maximumZoomLevel))
        let scale = max(size.width / horizontal.free, size.height / vertical.free, closest)
        return MapRect(
            x: midX - (horizontal.before + horizontal.free / 2) * scale,
            y: midY - (vertical.before + vertical.free / 2) * scale,
            width: viewSize.width * scale, height: viewSize.height * scale)
    }

    /// Returns the highest zoom level at which a view shows the whole rectangle.
    ///
    /// At zoom level 0 the world is one tile wide, and each level doubles it. The level is not rounded; for a map with
    /// whole levels only, round it down.
    ///
    /// - Parameters:
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - tileSize: The size of a tile in the same unit: 256 by default, 512 for vector maps such as those of MapLibre.
    ///   - maximumZoomLevel: The level for a rectangle that is a single point, and the greatest result.
    /// - Returns: The level, which is negative if the view is larger than the map at level 0; not-a-number if the
    ///   rectangle is ``null`` or has a negative size, or the view has no area.
    public func zoomLevel(
        fitting viewSize: ViewSize, tileSize: Double = 256, maximumZoomLevel: Double = 22
    ) -> Double {
        guard !isNull, size.width >= 0, size.height >= 0, viewSize.width > 0, viewSize.height > 0, tileSize > 0 else {
            return .nan
        }
        let scale = max(size.width / viewSize.width, size.height / viewSize.height)
        return min(maximumZoomLevel, log2(WebMercator.worldSize / (tileSize * scale)))
    }

    /// Creates the rectangle that a view shows around a coordinate at a zoom level.
    ///
    /// ``null`` if the coordinate or the level is not finite, or the view has no area.
    ///
    /// - Parameters:
    ///   - center: The coordinate at the centre of the view.
    ///   - zoomLevel: The zoom level: at 0 the world is one tile wide, and each level doubles it.
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - tileSize: The size of a tile in the same unit: 256 by default, 512 for vector maps such as those of MapLibre.
    public init(center: Coordinate, zoomLevel: Double, viewSize: ViewSize, tileSize: Double = 256) {
        let scale = WebMercator.worldSize / (tileSize * exp2(zoomLevel))
        let point = MapPoint(center)
        guard point.x.isFinite, point.y.isFinite, scale.isFinite, scale > 0, viewSize.width > 0, viewSize.height > 0
        else {
            self = .null
            return
        }
        let width = viewSize.width * scale
        let height = viewSize.height * scale
        self.init(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    }

    /// One dimension of a view: the part without padding.
    private struct FreeSpan {
        var before: Double
        var free: Double

        init(length: Double, before: Double, after: Double) {
            let start = before > 0 ? before : 0
            let end = after > 0 ? after : 0
            let taken = start + end
            let shrink = taken > 0.9 * length ? 0.9 * length / taken : 1
            self.before = start * shrink
            free = length - taken * shrink
        }
    }
}
