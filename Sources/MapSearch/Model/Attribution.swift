/// A credit that must be shown with a result.
///
/// Licences such as the ODbL require it, so every object and every response carries its credits.
public struct Attribution: Hashable, Sendable, Codable {
    /// The text to show, such as `© OpenStreetMap contributors`.
    public var text: String
    /// The web page to link the text to, or `nil`.
    public var link: String?
    /// The licence of the data as an SPDX identifier or a name, such as `ODbL-1.0`, or `nil` if unknown.
    public var license: String?

    /// Creates a credit.
    ///
    /// - Parameters:
    ///   - text: The text to show.
    ///   - link: The web page to link it to.
    ///   - license: The licence of the data.
    public init(text: String, link: String? = nil, license: String? = nil) {
        self.text = text
        self.link = link
        self.license = license
    }

    /// The credit that OpenStreetMap data require.
    public static let openStreetMap = Attribution(
        text: "© OpenStreetMap contributors", link: "https://www.openstreetmap.org/copyright", license: "ODbL-1.0")
}
