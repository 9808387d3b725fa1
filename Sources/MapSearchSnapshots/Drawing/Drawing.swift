/// A picture as a list of shapes in drawing order, which ``SVGWriter`` writes and ``Rasterizer`` renders.
///
/// Numbers are multiples of a tenth of a point, so that the last digit of a logarithm, which differs between
/// machines, cannot change the picture.
struct Drawing: Hashable, Sendable {
    enum Mark: Hashable, Sendable {
        /// The inside of a path, by the even-odd rule.
        case fill(DrawingPath, MapColor)
        /// A line along a path, with round ends and joins.
        case stroke(DrawingPath, MapColor, width: Double)
        case text(Lettering)
        /// The items up to ``end`` form one object with a name.
        case begin(String)
        case end
    }

    /// A line of text.
    struct Lettering: Hashable, Sendable {
        var text: String
        /// The start of the line, on its baseline.
        var origin: DrawingPoint
        /// The direction of the line: a vector of length 1, to the right for a horizontal line.
        var direction = DrawingPoint(x: 1, y: 0)
        /// The size of the letters in points.
        var size: Double
        var width: Double
        var isBold: Bool
        var color: MapColor
        /// The outline of the letters; nil for none.
        var halo: MapColor?
    }

    var width: Double
    var height: Double
    var background: MapColor
    /// A description of the picture as text; empty for none.
    var title: String
    var marks: [Mark] = []

    /// A number as stored in a drawing.
    static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
