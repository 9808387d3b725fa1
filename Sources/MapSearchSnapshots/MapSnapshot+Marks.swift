public import MapGeometry

extension MapSnapshot {
    /// A single place: a drop whose tip is there.
    public struct Pin: Hashable, Sendable {
        /// Where it is.
        public var coordinate: Coordinate
        /// What is written beside it; empty for nothing.
        public var name: String
        /// What stands on it, up to three characters; empty for a dot.
        public var symbol: String
        /// Its colour, or `nil` for that of the style.
        public var color: MapColor?

        /// Creates a pin.
        ///
        /// - Parameters:
        ///   - coordinate: Where it is.
        ///   - name: What is written beside it.
        ///   - symbol: What stands on it, up to three characters.
        ///   - color: Its colour, or `nil` for that of the style.
        public init(_ coordinate: Coordinate, name: String = "", symbol: String = "", color: MapColor? = nil) {
            self.coordinate = coordinate
            self.name = name
            self.symbol = symbol
            self.color = color
        }
    }

    /// Many places at once: a disc with their number.
    public struct Cluster: Hashable, Sendable {
        /// Where the middle of them is.
        public var coordinate: Coordinate
        /// How many there are.
        public var count: Int
        /// Its colour, or `nil` for that of the style.
        public var color: MapColor?

        /// Creates a cluster.
        ///
        /// - Parameters:
        ///   - coordinate: Where the middle of the places is.
        ///   - count: How many there are.
        ///   - color: Its colour, or `nil` for that of the style.
        public init(_ coordinate: Coordinate, count: Int, color: MapColor? = nil) {
            self.coordinate = coordinate
            self.count = count
            self.color = color
        }
    }

    /// A highlighted line.
    public struct Line: Hashable, Sendable {
        /// Where it runs.
        public var line: Polyline
        /// What is written beside it; `nil` for nothing.
        public var name: String?
        /// Its colour, or `nil` for that of the style.
        public var color: MapColor?
        /// Its width in points, 0.5 to 64.
        public var width: Double

        /// Creates a line.
        ///
        /// - Parameters:
        ///   - line: Where it runs.
        ///   - name: What is written beside it.
        ///   - color: Its colour, or `nil` for that of the style.
        ///   - width: Its width in points.
        public init(_ line: Polyline, name: String? = nil, color: MapColor? = nil, width: Double = 4) {
            self.line = line
            self.name = name
            self.color = color
            self.width = width
        }
    }

    /// A highlighted area, such as the region of a place or of a search.
    public struct Area: Hashable, Sendable {
        /// Its shape; points have none.
        public var shape: Geometry
        /// What is written in it; `nil` for nothing.
        public var name: String?
        /// Its colour, or `nil` for that of the style; it is tinted with it.
        public var color: MapColor?

        /// Creates an area.
        ///
        /// - Parameters:
        ///   - shape: Its shape.
        ///   - name: What is written in it.
        ///   - color: Its colour, or `nil` for that of the style.
        public init(_ shape: Geometry, name: String? = nil, color: MapColor? = nil) {
            self.shape = shape
            self.name = name
            self.color = color
        }
    }

    /// A text at a place.
    public struct Label: Hashable, Sendable {
        /// Where its middle is, or what it stands beside when something else is there.
        public var coordinate: Coordinate
        /// The text, on one line.
        public var text: String
        /// Whether it stands out.
        public var isProminent: Bool

        /// Creates a label.
        ///
        /// - Parameters:
        ///   - coordinate: Where its middle is.
        ///   - text: The text.
        ///   - isProminent: Whether it stands out.
        public init(_ coordinate: Coordinate, _ text: String, isProminent: Bool = false) {
            self.coordinate = coordinate
            self.text = text
            self.isProminent = isProminent
        }
    }

    /// A row of the legend.
    public struct LegendRow: Hashable, Sendable {
        /// What stands before the text.
        public enum Sign: Hashable, Sendable {
            /// Nothing: the text begins at the edge, in bold.
            case heading
            /// The head of a pin with up to three characters.
            case pin(String)
            /// A piece of a line.
            case line
            /// A tinted square.
            case area
        }

        /// What stands before the text.
        public var sign: Sign
        /// The text, on one line.
        public var text: String
        /// The colour of the sign, or `nil` for that of the style.
        public var color: MapColor?

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - sign: What stands before the text.
        ///   - text: The text.
        ///   - color: The colour of the sign, or `nil` for that of the style.
        public init(_ sign: Sign, _ text: String, color: MapColor? = nil) {
            self.sign = sign
            self.text = text
            self.color = color
        }
    }
}
