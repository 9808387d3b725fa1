/// The date of Easter, from which many holidays are counted.
enum Easter {
    /// Easter Sunday of the western churches, as a day number.
    ///
    /// The anonymous Gregorian algorithm, *Nature* 13, 487 (1876).
    static func western(_ year: Int) -> Int {
        let golden = year.remainder(by: 19)
        let century = year.quotient(by: 100)
        let yearOfCentury = year.remainder(by: 100)
        let correction = (century + 8) / 25
        let lunar = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15).remainder(by: 30)
        let weekday = (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - lunar - yearOfCentury % 4).remainder(by: 7)
        let late = (golden + 11 * lunar + 22 * weekday) / 451
        let marchDay = lunar + weekday - 7 * late + 22
        return CivilDay.number(year: year, month: 3, day: marchDay)
    }

    /// Easter Sunday of the orthodox churches, which use the Julian calendar, as a day number.
    ///
    /// Meeus, *Astronomical Algorithms* (1991), chapter 8.
    static func orthodox(_ year: Int) -> Int {
        let lunar = (19 * year.remainder(by: 19) + 15) % 30
        let weekday = (2 * year.remainder(by: 4) + 4 * year.remainder(by: 7) - lunar + 34).remainder(by: 7)
        let julianMarchDay = lunar + weekday + 22
        let daysBehind = year.quotient(by: 100) - year.quotient(by: 400) - 2
        return CivilDay.number(year: year, month: 3, day: julianMarchDay) + daysBehind
    }
}
