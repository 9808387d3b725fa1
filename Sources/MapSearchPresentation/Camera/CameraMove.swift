public import MapGeometry

/// The map's reaction to a response.
public enum CameraMove: Hashable, Sendable {
    /// The map stays where it is.
    case stay
    /// The map moves to a rectangle, which has the proportions of the view and may cross 180°.
    case show(MapRect)
}
