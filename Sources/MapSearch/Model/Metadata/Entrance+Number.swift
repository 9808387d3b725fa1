extension Entrance.Kind {
    /// The number of the kind in an index; numbers never change.
    package var number: UInt8 {
        switch self {
        case .main: 0
        case .entrance: 1
        case .service: 2
        case .garage: 3
        case .exit: 4
        case .emergency: 5
        }
    }

    /// Returns the kind with a number; an unknown number is an ordinary entrance.
    package init(number: UInt8) {
        self = Self.allCases.first { $0.number == number } ?? .entrance
    }
}
