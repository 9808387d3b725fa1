/// A time zone from a compiled file of the IANA database: the offsets until a certain year, and a rule for all later years.
///
/// The format is RFC 9636, versions 2 and up; leap seconds are ignored, as Unix time has none.
package struct TimeZoneFile: Sendable {
    /// The instants at which the offset changes, ascending.
    private let times: [Int]
    /// The offset before the first change, and after each of them.
    private let offsets: [Int]
    /// The rule after the last change; nil to keep the last offset.
    private let rule: TimeZoneRule?

    /// Parses a file; nil if it is not a time zone, or is damaged.
    package init?(_ bytes: [UInt8]) {
        guard let first = Header(bytes, at: 0), first.version >= UInt8(ascii: "2"),
            let header = Header(bytes, at: first.end(timeSize: 4))
        else { return nil }
        let start = header.start
        let types = start + header.timeCount * 9
        let end = header.end(timeSize: 8)
        guard end <= bytes.count, header.typeCount > 0 else { return nil }
        var offsets: [Int] = []
        for type in 0..<header.typeCount {
            let offset = Self.integer(bytes, types + 6 * type, size: 4)
            guard (-86_400...86_400).contains(offset) else { return nil }
            offsets.append(offset)
        }
        var times: [Int] = []
        var changes = [offsets[0]]
        for number in 0..<header.timeCount {
            let time = Self.integer(bytes, start + 8 * number, size: 8)
            let type = Int(bytes[start + 8 * header.timeCount + number])
            guard type < offsets.count, times.last.map({ $0 < time }) ?? true else { return nil }
            times.append(time)
            changes.append(offsets[type])
        }
        self.times = times
        self.offsets = changes
        // The rule is between two line feeds; it may be empty.
        let footer = bytes[end...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard footer.count >= 2, footer[0].isEmpty else { return nil }
        if footer[1].isEmpty {
            rule = nil
        } else {
            guard let rule = TimeZoneRule(footer[1]) else { return nil }
            self.rule = rule
        }
    }

    /// The number of seconds by which local time is ahead of UTC at an instant.
    package func secondsFromUTC(atUnixTime time: Int) -> Int {
        if let rule, times.last.map({ $0 <= time }) ?? true { return rule.secondsFromUTC(atUnixTime: time) }
        var range = 0..<times.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = times[middle] <= time ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return offsets[range.lowerBound]
    }

    private struct Header {
        let version: UInt8
        /// The start of the data.
        let start: Int
        let timeCount: Int
        let typeCount: Int
        private let letterCount: Int
        private let leapCount: Int
        private let standardCount: Int
        private let utcCount: Int

        init?(_ bytes: [UInt8], at place: Int) {
            guard bytes.count - place >= 44, bytes[place..<place + 4].elementsEqual("TZif".utf8) else { return nil }
            version = bytes[place + 4]
            start = place + 44
            let counts = (0..<6).map { TimeZoneFile.integer(bytes, place + 20 + 4 * $0, size: 4) }
            // A file cannot contain more, and sums stay small.
            guard counts.allSatisfy({ (0...bytes.count).contains($0) }) else { return nil }
            (utcCount, standardCount, leapCount) = (counts[0], counts[1], counts[2])
            (timeCount, typeCount, letterCount) = (counts[3], counts[4], counts[5])
        }

        /// The end of the data, by the number of bytes of an instant.
        func end(timeSize: Int) -> Int {
            start + timeCount * (timeSize + 1) + typeCount * 6 + letterCount + leapCount * (timeSize + 4)
                + standardCount + utcCount
        }
    }

    /// A signed number, highest byte first.
    private static func integer(_ bytes: [UInt8], _ place: Int, size: Int) -> Int {
        let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
    }
}
