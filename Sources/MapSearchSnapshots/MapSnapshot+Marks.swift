public import MapGeometry

extension MapSnapshot {
    /// A pin that marks a single place with its tip.
    public struct Pin: Hashable, Sendable {
        /// The position.
        public var coordinate: Coordinate
        /// The label next to the pin; empty for none.
        public var name: String
        /// The symbol on the pin, up to three characters; empty for a dot.
        public var symbol: String
        /// The colour, or `nil` to use the style's.
        public var color: MapColor?

        /// Creates a pin.
        ///
        /// - Parameters:
        ///   - coordinate: The position.
        ///   - name: The label next to the pin.
        ///   - symbol: The symbol on the pin, up to three characters.
        ///   - color: The colour, or `nil` to use the style's.
        public init(_ coordinate: Coordinate, name: String = "", symbol: String = "", color: MapColor? = nil) {
            self.coordinate = coordinate
            self.name = name
            self.symbol = symbol
            self.color = color
        }
    }

    /// A disc that represents several places and shows their number.
    public struct Cluster: Hashable, Sendable {
        /// The centre of the places.
        public var coordinate: Coordinate
        /// The number of places.
        public var count: Int
        /// The colour, or `nil` to use the style's.
        public var color: MapColor?

        /// Creates a cluster.
        ///
        /// - Parameters:
        ///   - coordinate: The centre of the places.
        ///   - count: The number of places.
        ///   - color: The colour, or `nil` to use the style's.
        public init(_ coordinate: Coordinate, count: Int, color: MapColor? = nil) {
            self.coordinate = coordinate
            self.count = count
            self.color = color
        }
    }

    /// A highlighted line.
    public struct Line: Hashable, Sendable {
        /// The course of the line.
        public var line: Polyline
        /// The label next to the line; `nil` for none.
        public var name: String?
        /// The colour, or `nil` to use the style's.
        public var color: MapColor?
        /// The width in points, 0.5 to 64.
        public var width: Double

        /// Creates a line.
        ///
        /// - Parameters:
        ///   - line: The course of the line.
        ///   - name: The label next to the line.
        ///   - color: The colour, or `nil` to use the style's.
        ///   - width: The width in points.
        public init(_ line: Polyline, name: String? = nil, color: MapColor? = nil, width: Double = 4) {
            self.line = line
            self.name = name
            self.color = color
            self.width = width
        }
    }

    /// A highlighted area, such as the region of a place or of a search.
    public struct Area: Hashable, Sendable {
        /// The shape; points have no area.
        public var shape: Geometry
        /// The label inside the area; `nil` for none.
        public var name: String?
        /// The colour of the tint, or `nil` to use the style's.
        public var color: MapColor?

        /// Creates an area.
        ///
        /// - Parameters:
        ///   - shape: The shape.
        ///   - name: The label inside the area.
        ///   - color: The colour of the tint, or `nil` to use the style's.
        public init(_ shape: Geometry, name: String? = nil, color: MapColor? = nil) {
            self.shape = shape
            self.name = name
            self.color = color
        }
    }

    /// A text at a position.
    public struct Label: Hashable, Sendable {
        /// The centre of the text, or the position next to it if something else is there.
        public var coordinate: Coordinate
        /// The text, on one line.
        public var text: String
        /// Whether the text is emphasized.
        public var isProminent: Bool

        /// Creates a label.
        ///
        /// - Parameters:
        ///   - coordinate: The centre of the text.
        ///   - text: The text.
        ///   - isProminent: Whether the text is emphasized.
        public init(_ coordinate: Coordinate, _ text: String, isProminent: Bool = false) {
            self.coordinate = coordinate
            self.text = text
            self.isProminent = isProminent
        }
    }

    /// A row of the legend.
    public struct LegendRow: Hashable, Sendable {
        /// The symbol before the text.
        public enum Sign: Hashable, Sendable {
            /// None: the text begins at the edge, in bold.
            case heading
            /// The head of a pin with up to three characters.
            case pin(String)
            /// A short line.
            case line
            /// A tinted square.
            case area
        }

        /// The symbol before the text.
        public var sign: Sign
        /// The text, on one line.
        public var text: String
        /// The colour of the symbol, or `nil` to use the style's.
        public var color: MapColor?

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - sign: The symbol before the text.
        ///   - text: The text.
        ///   - color: The colour of the symbol, or `nil` to use the style's.
        public init(_ sign: Sign, _ text: String, color: MapColor? = nil) {
            self.sign = sign
            self.text = text
            self.color = color
        }
    }
}
