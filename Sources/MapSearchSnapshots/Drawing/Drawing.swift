/// A picture as a list of what is drawn, in order: what ``SVGWriter`` writes and ``Rasterizer`` fills in.
///
/// Numbers are multiples of a tenth of a point, so that the last digit of a logarithm, which differs from machine to
/// machine, cannot change a byte of the picture.
struct Drawing: Hashable, Sendable {
    enum Mark: Hashable, Sendable {
        /// The inside of a path, by even and odd.
        case fill(DrawingPath, MapColor)
        /// A line along a path, with round ends and joins.
        case stroke(DrawingPath, MapColor, width: Double)
        case text(Lettering)
        /// What follows up to ``end`` belongs to one thing, which has a name.
        case begin(String)
        case end
    }

    /// A line of text.
    struct Lettering: Hashable, Sendable {
        var text: String
        /// Where the line begins, on its base line.
        var origin: DrawingPoint
        /// Where the line leads: a step of length 1, to the right for a level one.
        var direction = DrawingPoint(x: 1, y: 0)
        /// The size of the letters in points.
        var size: Double
        var width: Double
        var isBold: Bool
        var color: MapColor
        /// What surrounds the letters; nil for nothing.
        var halo: MapColor?
    }

    var width: Double
    var height: Double
    var background: MapColor
    /// What the picture shows, for those who do not see it; empty when there is nothing to say.
    var title: String
    var marks: [Mark] = []

    /// A number as it stands in a drawing.
    static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
