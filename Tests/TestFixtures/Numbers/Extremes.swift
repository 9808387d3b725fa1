/// Numbers at the limits of arithmetic, which files, services and calculation errors may pass to any function.
package enum Extremes {
    /// The infinities, not a number, numbers that are too large for an integer, zeros, and some that make sense.
    package static let doubles: [Double] = [
        .infinity, -.infinity, .nan, 1e308, -1e308, 1e30, -1e30, -0.0, .leastNonzeroMagnitude, 1, -1, 200,
    ]
    /// The ends of the range, those of 32 bits, and some that make sense.
    package static let integers: [Int] = [.min, .max, -1, 0, 1, 2, 1 << 32, -(1 << 31)]
    /// The longest times in either direction, and some that make sense.
    package static let durations: [Duration] = [
        Duration(attoseconds: .max), Duration(attoseconds: .min), .seconds(Int64.max), .seconds(Int64.min), .zero,
        .nanoseconds(1), .seconds(-1), .seconds(1),
    ]

    /// Calls `body` with each number, of pairs, triples and quadruples with each mixture of them.
    package static func each(_ body: (Double) throws -> Void) rethrows { try doubles.forEach(body) }

    package static func each(_ body: (Double, Double) throws -> Void) rethrows {
        try each { (first: Double) in try each { try body(first, $0) } }
    }

    package static func each(_ body: (Double, Double, Double) throws -> Void) rethrows {
        try each { (first: Double, second: Double) in try each { try body(first, second, $0) } }
    }

    package static func each(_ body: (Double, Double, Double, Double) throws -> Void) rethrows {
        try each { (first: Double, second: Double) in
            try each { (third: Double, fourth: Double) in try body(first, second, third, fourth) }
        }
    }

    package static func eachInteger(_ body: (Int) throws -> Void) rethrows { try integers.forEach(body) }

    package static func eachInteger(_ body: (Int, Int) throws -> Void) rethrows {
        try eachInteger { first in try eachInteger { try body(first, $0) } }
    }

    package static func eachDuration(_ body: (Duration) throws -> Void) rethrows { try durations.forEach(body) }
}
