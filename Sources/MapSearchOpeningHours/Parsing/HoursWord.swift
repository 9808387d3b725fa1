/// What a word in opening hours means.
enum HoursWord: Hashable, Sendable {
    /// Counts from 0 for Monday.
    case weekday(UInt8)
    /// Days of the week, a bit for each.
    case weekdays(UInt8)
    /// From 1 for January.
    case month(UInt8)
    case publicHoliday
    case schoolHoliday
    case easter
    case week
    /// `days`, after an offset.
    case days
    case event(SunEvent)
    case state(OpeningHours.State)
    /// Round the clock.
    case always
    case noon
    case midnight
    /// At the end of a range: nobody knows when.
    case late
    /// `to` and its like, for a hyphen.
    case hyphen
    /// `and` and its like, for a comma.
    case comma
    case am
    case pm
    /// Words that say nothing, such as `from` and `Uhr`.
    case filler
}

extension HoursWord {
    /// Up to sixteen letters, packed; longer words mean nothing.
    struct Key: Hashable {
        private var high: UInt64 = 0
        private var low: UInt64 = 0

        init?(_ letters: some Collection<UInt8>) {
            guard letters.count <= 16 else { return nil }
            for letter in letters {
                high = high << 8 | low >> 56
                low = low << 8 | UInt64(letter)
            }
        }
    }

    /// All words, and whether the specification has them.
    static let vocabulary: [Key: (word: HoursWord, isStandard: Bool)] = {
        var vocabulary: [Key: (word: HoursWord, isStandard: Bool)] = [:]
        func add(_ words: String, _ meaning: HoursWord, isStandard: Bool) {
            for word in words.split(separator: " ") {
                if let key = Key(word.utf8) { vocabulary[key] = (meaning, isStandard) }
            }
        }
        for (meaning, standard, other) in HoursVocabularyTable.words {
            add(standard, meaning, isStandard: true)
            add(other, meaning, isStandard: false)
        }
        return vocabulary
    }()
}
