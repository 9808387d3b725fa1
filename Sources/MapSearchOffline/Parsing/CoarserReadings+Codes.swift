import MapSearchText

extension CoarserReadings {
    /// Without words that look like a postal code, because many maps lack them.
    mutating func addWithoutCodes() {
        if secondHalves != 0 { add(query.allWords & ~secondHalves, .onlyOne) }
        // In "CL-8328570 Tomé", the letters say which of several towns is meant.
        let signs = query.words { codes & 1 << WordSet($0) != 0 && query.isCountrySign($0) }
        if signs != 0 { add(query.allWords & ~(codes & ~signs), .onlyOne) }
        // "East End Village, 2640" is more than East End, even where others are called so.
        let hasTownWord = query.words { AreaWords.isOfTown(query.word($0)) } != 0 && query.addressWords & ~codes == 0
        add(query.allWords & ~codes, hasTownWord ? .town : .onlyOne)
    }

    /// Without the letters behind a town that mean its region in a country with no codes for these on the map: "Murcia MU, España".
    mutating func addWithoutLettersOfRegion() {
        guard !query.isInCapitals else { return }
        let letters = query.words { word in
            let bit: WordSet = 1 << WordSet(word)
            guard query.isShortCapitals(word), query.token(word).characterCount > 1, codes & bit == 0,
                // The letters may be those of another country: then the last one is meant.
                countryWords & ~bit != 0, let segment = query.segments.first(where: { $0 & bit != 0 })
            else { return false }
            return segment & (bit &- 1) & ~codes != 0 && segment & ~(bit | (bit &- 1)) & ~codes == 0
        }
        if letters != 0 { add(query.allWords & ~(letters | codes), .town) }
    }
}
