/// The meaning of a word in opening hours.
enum HoursWord: Hashable, Sendable {
    /// Counts from 0 for Monday.
    case weekday(UInt8)
    /// Days of the week, as bits.
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
    /// At the end of a range: the end is unknown.
    case late
    /// `to` and similar words, for a hyphen.
    case hyphen
    /// `and` and similar words, for a comma.
    case comma
    case am
    case pm
    /// Words without meaning, such as `from` and `Uhr`.
    case filler
}

extension HoursWord {
    /// Up to sixteen letters, packed; there are no longer words.
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

    /// All words, and whether they are in the specification.
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
