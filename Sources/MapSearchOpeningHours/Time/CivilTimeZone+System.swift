#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

extension CivilTimeZone {
    /// Creates a time zone from the system's copy of the IANA database, or `nil` if it has no time zone of that name.
    ///
    /// ```swift
    /// let clock = CivilTimeZone(identifier: "Europe/Vaduz").map { CivilTime.now(in: $0) }
    /// ```
    ///
    /// The database is expected in `/usr/share/zoneinfo`, or in `/var/db/timezone/zoneinfo` on Apple platforms. Minimal
    /// systems, such as some containers, have none until the package `tzdata` is installed.
    ///
    /// - Parameter identifier: The IANA identifier, such as `Europe/Vaduz`.
    /// - Complexity: Reads a file of some kilobytes on each call; store the value.
    public init?(identifier: String) {
        guard Self.isName(identifier) else { return nil }
        for folder in Self.folders {
            if let bytes = Self.contents(of: folder + "/" + identifier), let file = TimeZoneFile(bytes) {
                self.init { file.secondsFromUTC(atUnixTime: $0) }
                return
            }
        }
        return nil
    }

    private static let folders = ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo"]

    /// Whether it can be a name, and not a path out of the folder.
    private static func isName(_ identifier: String) -> Bool {
        let parts = identifier.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return identifier.utf8.count <= 64
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                            UInt8(ascii: "+"):
                            true
                        default: false
                        }
                    }
            }
    }

    /// The maximum size of a file; those of the database have a few kilobytes.
    private static let largestFile = 1 << 18

    private static func contents(of path: String) -> [UInt8]? {
        guard let file = unsafe fopen(path, "rb") else { return nil }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: largestFile)
        let count = unsafe fread(&bytes, 1, bytes.count, file)
        guard count > 0, count < bytes.count else { return nil }
        return Array(bytes.prefix(count))
    }
}
