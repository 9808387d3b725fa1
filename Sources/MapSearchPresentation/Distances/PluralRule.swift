/// The plural form for a number, according to Unicode CLDR, for the languages of ``DistancePhraseTable``.
enum PluralRule {
    /// Returns the index of the form in the table, for a language with a number of forms.
    ///
    /// The forms are: other (1); one, other (2); one, few, many, other (4); zero, one, two, few, many, other (6). The
    /// number is the one that is shown, and not negative.
    static func form(of number: Double, language: String, formCount: Int) -> Int {
        let isWhole = number == number.rounded(.down)
        let (tens, hundreds) = (number.truncatingRemainder(dividingBy: 10), number.truncatingRemainder(dividingBy: 100))
        switch (language, formCount) {
        case ("fr", 2), ("pt", 2): return number < 2 ? 0 : 1
        case (_, 2): return number == 1 ? 0 : 1
        case ("ru", 4):
            guard isWhole else { return 3 }
            if tens == 1, hundreds != 11 { return 0 }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? 1 : 2
        case (_, 4):
            guard isWhole else { return 3 }
            if number == 1 { return 0 }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? 1 : 2
        case (_, 6):
            guard isWhole else { return 5 }
            if number <= 2 { return Int(number) }
            return (3...10).contains(hundreds) ? 3 : hundreds >= 11 ? 4 : 5
        default: return 0
        }
    }
}
