/// Kana in Latin letters by Hepburn, without marks for long vowels.
enum KanaRules {
    /// Whether a folded scalar is a kana, or the mark that lengthens one.
    static func isKana(_ scalar: UInt32) -> Bool { 0x3041...0x309E ~= scalar || scalar == 0x30FC }

    /// Appends the transliteration of the kana at `index`, with a small one after it, and moves past both.
    static func append(_ letters: [Transliteration.Letter], at index: inout Int, to piece: inout String) {
        if letters[index].value == smallTsu {
            index += 1
            // The next consonant is doubled; before ch it is t.
            var next = ""
            if letters.value(at: index).map(isKana) == true, letters[index].value != smallTsu {
                append(letters, at: &index, to: &next)
            }
            if let first = next.first, !"aeiouny".contains(first) {
                piece += next.hasPrefix("ch") ? "t" : String(first)
            }
            piece += next
            return
        }
        let kana = letters[index].value
        index += 1
        var syllable = syllables[kana] ?? ""
        if let small = letters.value(at: index), let vowel = smallKana[small] {
            syllable = combined(syllable, with: vowel)
            index += 1
        }
        piece += syllable
        skipLengthening(of: syllable.last, in: letters, at: &index)
    }

    /// きゃ is kya, しゃ is sha, ふぁ is fa, てぃ is ti.
    private static func combined(_ syllable: String, with small: String) -> String {
        guard syllable.count > 1, let vowel = small.last else { return syllable + small }
        let stem = String(syllable.dropLast())
        let isPalatal = stem == "sh" || stem == "ch" || stem == "j"
        return small.count > 1 && !isPalatal ? stem + small : stem + String(vowel)
    }

    /// Moves past characters that only lengthen a vowel: ー, う after o or u, お after o.
    private static func skipLengthening(of vowel: Character?, in letters: [Transliteration.Letter], at index: inout Int)
    {
        switch letters.value(at: index) {
        case 0x30FC: index += 1
        case 0x3046 where vowel == "o" || vowel == "u": index += 1
        case 0x304A where vowel == "o": index += 1
        default: break
        }
    }

    private static let smallTsu: UInt32 = 0x3063

    private static let smallKana = table("ゃ ya ゅ yu ょ yo ぁ a ぃ i ぅ u ぇ e ぉ o ゎ wa")

    private static let syllables = table(
        """
        あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go \
        さ sa し shi す su せ se そ so ざ za じ ji ず zu ぜ ze ぞ zo た ta ち chi つ tsu て te と to \
        だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho \
        ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo \
        や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa ゐ i ゑ e を o ん n ゔ vu \
        ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo ゎ wa
        """)

    private static func table(_ text: String) -> [UInt32: String] {
        let words = text.split(separator: " ")
        var table: [UInt32: String] = [:]
        for pair in stride(from: 0, to: words.count, by: 2) {
            if let kana = words[pair].unicodeScalars.first { table[kana.value] = String(words[pair + 1]) }
        }
        return table
    }
}
