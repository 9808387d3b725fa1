/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, Codable, CaseIterable {
    /// The first day of an ISO 8601 week.
    case monday = 1
    /// The second day.
    case tuesday
    /// The third day.
    case wednesday
    /// The fourth day.
    case thursday
    /// The fifth day.
    case friday
    /// The sixth day.
    case saturday
    /// The last day.
    case sunday

    /// The ISO 8601 number, from 1 for Monday to 7 for Sunday.
    public var isoNumber: Int { rawValue }

    /// Counts from 0 for Monday.
    var index: Int { rawValue - 1 }

    init(index: Int) {
        self = Weekday.allCases[index]
    }
}

extension CalendarDate {
    /// The day of the week.
    public var weekday: Weekday { Weekday(index: CivilDay(self).weekday) }
}
