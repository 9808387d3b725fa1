public import MapGeometry

/// What the map does when an answer has arrived.
public enum CameraMove: Hashable, Sendable {
    /// It stays where it is.
    case stay
    /// It moves to show a rectangle, which has the proportions of the view and may lie across 180°.
    case show(MapRect)
}
