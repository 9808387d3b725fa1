/// Who must be credited where a result is shown.
///
/// Licences such as the ODbL ask for it, so the credit travels with every object and every response.
public struct Attribution: Hashable, Sendable, Codable {
    /// The line to show, such as `© OpenStreetMap contributors`.
    public var text: String
    /// The page to link the line to, or `nil`.
    public var link: String?
    /// The licence of the data as an SPDX identifier or a name, such as `ODbL-1.0`, or `nil` when unknown.
    public var license: String?

    /// Creates a credit.
    ///
    /// - Parameters:
    ///   - text: The line to show.
    ///   - link: The page to link it to.
    ///   - license: The licence of the data.
    public init(text: String, link: String? = nil, license: String? = nil) {
        self.text = text
        self.link = link
        self.license = license
    }

    /// The credit that data from OpenStreetMap asks for.
    public static let openStreetMap = Attribution(
        text: "© OpenStreetMap contributors", link: "https://www.openstreetmap.org/copyright", license: "ODbL-1.0")
}
