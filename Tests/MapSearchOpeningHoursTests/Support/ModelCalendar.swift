/// The days of some years, each made from the one before, so that nothing is reckoned as the library does.
struct ModelCalendar {
    struct Day {
        var year: Int
        var month: Int
        var day: Int
        /// From 0 for Monday.
        var weekday: Int
        var week: Int
        var isEaster: Bool
        var isLastOfMonth: Bool
    }

    /// From 2019-01-01 to 2031-12-31.
    let days: [Day]

    private static let easters: Set<[Int]> = [
        [2019, 4, 21], [2020, 4, 12], [2021, 4, 4], [2022, 4, 17], [2023, 4, 9], [2024, 3, 31], [2025, 4, 20],
        [2026, 4, 5], [2027, 3, 28], [2028, 4, 16], [2029, 4, 1], [2030, 4, 21], [2031, 4, 13],
    ]

    static let shared = ModelCalendar()

    private init() {
        var days: [Day] = []
        var date = (year: 2019, month: 1, day: 1)
        var weekday = 1
        // The first day of 2019 was a Tuesday in the first week.
        var week = 1
        while date.year < 2032 {
            let isLeap = date.year == 2020 || date.year == 2024 || date.year == 2028
            let length = date.month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(date.month) ? 30 : 31
            days.append(
                Day(
                    year: date.year, month: date.month, day: date.day, weekday: weekday, week: week,
                    isEaster: Self.easters.contains([date.year, date.month, date.day]),
                    isLastOfMonth: date.day == length))
            date.day += 1
            if date.day > length { date = (date.year, date.month + 1, 1) }
            if date.month > 12 { date = (date.year + 1, 1, 1) }
            weekday = (weekday + 1) % 7
            if weekday == 0 {
                // A week belongs to the year that has its Thursday.
                let isFirst = date.month == 1 && date.day <= 4 || date.month == 12 && date.day >= 29
                week = isFirst ? 1 : week + 1
            }
        }
        self.days = days
    }

    func index(year: Int, month: Int, day: Int) -> Int {
        days.firstIndex { $0.year == year && $0.month == month && $0.day == day } ?? 0
    }
}
