import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

/// Every form is made from a coordinate, and what is read must be that coordinate or, where a form is unclear, nothing.
@Suite struct CoordinateFormsTests {
    private static let parser = CoordinateParser()

    /// What is written behind degrees, minutes and seconds.
    private struct Marks {
        var degrees, minutes, seconds: String
        /// Whether the marks show an angle without the help of letters or signs.
        var areClear = true
    }

    private static let marks: [Marks] = [
        Marks(degrees: "°", minutes: "′", seconds: "″"), Marks(degrees: "°", minutes: "'", seconds: "\""),
        Marks(degrees: "º", minutes: "’", seconds: "”"), Marks(degrees: "˚", minutes: "´", seconds: "´´"),
        Marks(degrees: "*", minutes: "`", seconds: "''"), Marks(degrees: "° ", minutes: "′ ", seconds: "″"),
        Marks(degrees: "d", minutes: "'", seconds: "\""), Marks(degrees: " deg ", minutes: " min ", seconds: " sec"),
        Marks(degrees: "度", minutes: "分", seconds: "秒"), Marks(degrees: "°", minutes: " ", seconds: ""),
        Marks(degrees: ":", minutes: ":", seconds: ""), Marks(degrees: "-", minutes: "-", seconds: ""),
        Marks(degrees: " ", minutes: " ", seconds: "", areClear: false),
    ]

    /// With a hemisphere.
    private enum Side: CaseIterable {
        case behind, behindSpaced, before, beforeSpaced, beforeColon, small, word, sign, unicodeSign
    }

    private static let separators = [", ", ",", " ", "; ", ";", " / ", "\t", " , ", "\u{A0}", "|"]
    private static let surroundings = [("", ""), ("(", ")"), ("Position: ", ""), ("meet at ", " tonight"), ("", ".")]

    /// An angle in whole and decimal parts: the text of its numbers and its value.
    private struct Angle {
        var numbers: [String]
        var value: Double
    }

    private static func angle(
        limit: Int, parts: Int, decimals: Int, point: Bool, _ random: inout SplitMix64
    ) -> Angle {
        var values = [Int.random(in: 10..<limit, using: &random)]
        for _ in 1..<parts { values.append(Int.random(in: 1..<60, using: &random)) }
        var numbers = values.map(String.init)
        var last = Double(values[parts - 1])
        if decimals > 0 {
            var fraction = ""
            for _ in 0..<decimals { fraction += String(Int.random(in: 0...9, using: &random)) }
            numbers[parts - 1] += "." + fraction
            last = Double(numbers[parts - 1]) ?? last
        } else if point {
            numbers[parts - 1] += "."
        }
        var value = last
        for part in values.dropLast().reversed() { value = Double(part) + value / 60 }
        return Angle(numbers: numbers, value: value)
    }

    private static func text(_ angle: Angle, _ marks: Marks) -> String {
        let ends = [marks.degrees, marks.minutes, marks.seconds]
        // Where marks only separate, none is behind the last number.
        let isSeparator = marks.seconds.isEmpty
        return angle.numbers.enumerated().map { place, number in
            let isLast = place == angle.numbers.count - 1
            return number + (isLast && isSeparator && marks.degrees != "°" ? "" : ends[place])
        }.joined().trimmedSpaces
    }

    private static func text(_ angle: String, isPositive: Bool, isLatitude: Bool, _ side: Side) -> String {
        let letter = isLatitude ? (isPositive ? "N" : "S") : isPositive ? "E" : "W"
        let words = ["N": "North", "S": "South", "E": "East", "W": "West"]
        switch side {
        case .behind: return angle + letter
        case .behindSpaced: return angle + " " + letter
        case .before: return letter + angle
        case .beforeSpaced: return letter + " " + angle
        case .beforeColon: return letter + ": " + angle
        case .small: return angle + letter.lowercased()
        case .word: return angle + " " + (words[letter] ?? "")
        case .sign: return (isPositive ? "" : "-") + angle
        case .unicodeSign: return (isPositive ? "+" : "\u{2212}") + angle
        }
    }

    /// Forms that are left unread on purpose: two whole numbers, times of day and what may be streets.
    private static func isUnclear(_ marks: Marks, _ side: Side, parts: Int, decimals: Int) -> Bool {
        let isSigned = side == .sign || side == .unicodeSign
        let isBare = !marks.areClear || parts == 1 && [":", "-", " "].contains(marks.degrees)
        if isBare, isSigned || parts < 3 { return true }
        return isSigned && (marks.degrees == "-" || marks.degrees == ":" && parts == 2 && decimals == 0)
    }

    /// One seed is each form once, with numbers by chance.
    @Test(arguments: TestRun.isHeavy ? [UInt64(1), 2, 3] : [1])
    func formsAreReadAsTheyWereMeant(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var unread: [String] = []
        var count = 0
        for marks in Self.marks {
            for side in Side.allCases {
                for parts in 1...3 {
                    for separator in Self.separators {
                        let decimals = [0, 0, 1, 4].randomElement(using: &random) ?? 0
                        let point = Bool.random(using: &random) && marks.degrees != "度"
                        let latitude = Self.angle(limit: 90, parts: parts, decimals: decimals, point: point, &random)
                        let longitude = Self.angle(limit: 180, parts: parts, decimals: decimals, point: point, &random)
                        let (north, east) = (Bool.random(using: &random), Bool.random(using: &random))
                        let first = Self.text(
                            Self.text(latitude, marks), isPositive: north, isLatitude: true, side)
                        let second = Self.text(
                            Self.text(longitude, marks), isPositive: east, isLatitude: false, side)
                        let around = Self.surroundings.randomElement(using: &random) ?? ("", "")
                        let hasLetters = side != .sign && side != .unicodeSign
                        let isSwapped = hasLetters && Bool.random(using: &random)
                        let pair = isSwapped ? second + separator + first : first + separator + second
                        let text = around.0 + pair + around.1
                        let match = Self.parser.parse(text)
                        if let match {
                            // Read in another way than it was meant is worse than not read.
                            let expected = Coordinate(
                                latitude: north ? latitude.value : -latitude.value,
                                longitude: east ? longitude.value : -longitude.value)
                            #expect(
                                isClose(match.coordinate.latitude, expected.latitude, 1e-9)
                                    && isClose(match.coordinate.longitude, expected.longitude, 1e-9),
                                "seed \(seed): \(text) is read as \(match.coordinate)")
                        }
                        guard !Self.isUnclear(marks, side, parts: parts, decimals: decimals) else { continue }
                        count += 1
                        if match == nil { unread.append(text) }
                    }
                }
            }
        }
        #expect(count > 2_000)
        #expect(
            Double(unread.count) <= 0.01 * Double(count),
            "seed \(seed): \(unread.count) of \(count): \(unread.prefix(20))")
    }
}

extension String {
    /// Without the spaces at its end.
    fileprivate var trimmedSpaces: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
