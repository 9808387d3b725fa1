/// The encoding of the text in a table.
///
/// This module converts Unicode and Windows-1252. `MapSearchIndexingFoundation` adds the encodings of Foundation:
///
/// ```swift
/// var shops = DelimitedFile(path: "shops.csv")
/// shops.encoding = TableEncoding(named: "Shift_JIS")
/// ```
public struct TableEncoding: Hashable, Sendable, CustomStringConvertible {
    /// How bytes become text.
    enum Conversion: Sendable {
        case utf8
        /// The place of the lower byte of each pair.
        case utf16(low: Int)
        case windows1252
        /// Converts whole lines; nil if they are invalid.
        case lines(@Sendable ([UInt8]) -> String?)
    }

    /// The name, such as `Windows-1251`.
    public let name: String
    let conversion: Conversion

    private init(name: String, _ conversion: Conversion) {
        self.name = name
        self.conversion = conversion
    }

    /// Creates an encoding from its conversion.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - decode: Converts whole lines to text, and returns `nil` if a byte is invalid. Line ends and ASCII characters
    ///     must have their usual bytes, and the bytes of line ends must not occur in other characters.
    public init(name: String, decode: @escaping @Sendable (_ bytes: [UInt8]) -> String?) {
        self.init(name: name, .lines(decode))
    }

    /// UTF-8.
    public static let utf8 = TableEncoding(name: "UTF-8", .utf8)
    /// UTF-16 with the lower byte first, as Windows programs write it.
    public static let utf16LittleEndian = TableEncoding(name: "UTF-16LE", .utf16(low: 0))
    /// UTF-16 with the higher byte first.
    public static let utf16BigEndian = TableEncoding(name: "UTF-16BE", .utf16(low: 1))
    /// Windows-1252, which includes ISO 8859-1.
    public static let windows1252 = TableEncoding(name: "Windows-1252", .windows1252)

    /// Whether it can represent all characters.
    package var isUnicode: Bool {
        switch conversion {
        case .utf8, .utf16: true
        case .windows1252, .lines: false
        }
    }

    /// The name.
    public var description: String { name }

    /// Whether two encodings have the same name.
    public static func == (first: TableEncoding, second: TableEncoding) -> Bool { first.name == second.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
