/// The parts of a country whose names addresses also have in place of the country's: "London, England".
package enum CountryParts {
    /// The box of a part in degrees.
    package struct Box: Sendable {
        package let south, west, north, east: Double
    }

    /// The box of the part with a folded name; nil if it is none.
    package static func box(of name: [UInt8]) -> Box? { boxes[String(decoding: name, as: UTF8.self)] }

    /// The names in the column for addresses of `Scripts/world/countries.tsv` that are those of a part, with its box in
    /// `Scripts/world/region-boxes.tsv`.
    private static let boxes = [
        "england": Box(south: 49.91, west: -6.35, north: 55.81, east: 1.77),
        "northern ireland": Box(south: 54.03, west: -8.17, north: 55.31, east: -5.43),
        "scotland": Box(south: 54.63, west: -8.62, north: 60.85, east: -0.75),
        "wales": Box(south: 51.38, west: -5.31, north: 53.43, east: -2.65),
    ]
}
