import Foundation
public import MapSearchIndexing

/// The encodings that Foundation can convert.
extension TableEncoding {
    /// UTF-8, UTF-16 and the encodings that Foundation can convert.
    public static let known: [TableEncoding] =
        [utf8, utf16LittleEndian, utf16BigEndian, windows1252]
        + table
        // Not every platform converts all of them beyond ASCII. These bytes are text in each.
        .filter { String(bytes: [0x41, 0xB0, 0xA4], encoding: $0.encoding) != nil }
        .map { entry in
            TableEncoding(name: entry.name) { bytes in String(bytes: bytes, encoding: entry.encoding) }
        }

    /// Returns one of the ``known`` encodings by its name or another usual name, such as `Windows-1251` or `cp1251`.
    ///
    /// - Parameter name: The name; case, spaces and punctuation are ignored.
    public init?(named name: String) {
        let plain = Self.plain(name)
        let official = Self.table.first { $0.others.contains(plain) }?.name ?? Self.otherNames[plain] ?? name
        guard let encoding = Self.known.first(where: { Self.plain($0.name) == Self.plain(official) }) else {
            return nil
        }
        self = encoding
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Other names of the encodings that need no conversion by Foundation.
    private static let otherNames = ["cp1252": "Windows-1252", "ansi": "Windows-1252", "utf16": "UTF-16LE"]

    /// An encoding of Foundation with the names that people use.
    private struct Entry {
        let name: String
        let others: [String]
        let encoding: String.Encoding

        init(_ name: String, _ encoding: String.Encoding, _ others: String...) {
            self.name = name
            self.encoding = encoding
            self.others = others
        }

        /// An encoding for which Foundation has only a number, that of Core Foundation.
        init(_ name: String, core number: UInt, _ others: String...) {
            self.name = name
            self.others = others
            encoding = String.Encoding(rawValue: 0x8000_0000 | number)
        }
    }

    private static let table = [
        Entry("Windows-1250", .windowsCP1250, "cp1250"),
        Entry("Windows-1251", .windowsCP1251, "cp1251"),
        Entry("Windows-1253", .windowsCP1253, "cp1253"),
        Entry("Windows-1254", .windowsCP1254, "cp1254"),
        Entry("Windows-1255", core: 0x505, "cp1255"),
        Entry("Windows-1256", core: 0x506, "cp1256"),
        Entry("Windows-1257", core: 0x507, "cp1257"),
        Entry("Windows-1258", core: 0x508, "cp1258"),
        Entry("Windows-874", core: 0x41D, "cp874", "tis620", "iso885911"),
        Entry("Shift_JIS", core: 0x420, "sjis", "cp932", "windows31j", "ms932", "windows932"),
        Entry("GB18030", core: 0x632, "gbk", "gb2312", "cp936", "euccn", "windows936"),
        Entry("Big5", core: 0xA03, "cp950", "windows950"),
        Entry("EUC-JP", core: 0x920, "eucjp"),
        Entry("EUC-KR", core: 0x422, "cp949", "uhc", "ksc5601", "windows949"),
        Entry("KOI8-R", core: 0xA02), Entry("KOI8-U", core: 0xA08),
        Entry("ISO-8859-1", .isoLatin1, "latin1"), Entry("ISO-8859-2", .isoLatin2, "latin2"),
        Entry("ISO-8859-5", core: 0x205), Entry("ISO-8859-7", core: 0x207), Entry("ISO-8859-9", core: 0x209, "latin5"),
        Entry("ISO-8859-15", core: 0x20F, "latin9"),
        Entry("Macintosh", core: 0, "macroman"),
        Entry("IBM850", core: 0x410, "cp850"), Entry("IBM852", core: 0x412, "cp852"),
        Entry("IBM866", core: 0x41B, "cp866"), Entry("IBM437", core: 0x400, "cp437"),
    ]
}
