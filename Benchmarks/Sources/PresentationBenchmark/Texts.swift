import BenchmarkSupport
import MapSearchPresentation

/// A thousand rows of a list: how long one takes.
func measureTexts() {
    measureAddresses()
    measureHighlighting()
}

private func measureAddresses() {
    let countries = ["DE", "GB", "US", "FR", "JP", "BR", "IN", "HU"]
    let addresses = (0..<1000).map { number in
        var parts = AddressParts(countryCode: countries[number % countries.count])
        parts[.name] = "Café \(number)"
        parts[.number] = "\(number % 200 + 1)"
        parts[.street] = "Main Street"
        parts[.city] = "Springfield"
        parts[.region] = "Illinois"
        parts[.postcode] = "\(10_000 + number)"
        return parts
    }
    let formatters = [
        ("lines", AddressFormatter()), ("one line", AddressFormatter(.singleLine)), ("short", AddressFormatter(.short)),
    ]
    for (name, formatter) in formatters {
        measure("address, \(name)", addresses) {
            formatter.string(from: $0).utf8.count
        } plain: { parts in
            // One order for all countries.
            let order: [AddressPart] = [.name, .number, .street, .postcode, .city, .region]
            return order.compactMap { parts[$0] }.joined(separator: ", ").utf8.count
        }
    }
}

private func measureHighlighting() {
    let words = ["Café", "Zürich", "Hauptbahnhof", "Straße", "Saint-Denis", "Restaurant", "Λεωφόρος", "中央公園"]
    let names = (0..<1000).map { number in
        (0..<3).map { words[(number / (1 + $0 * 7) + $0) % words.count] }.joined(separator: " ")
    }
    for query in ["zur", "cafe zur haupt", "中央"] {
        let highlighter = Highlighter(query)
        let plainWords = query.split(separator: " ").map(Array.init)
        measure("highlighting \(query)", names) {
            highlighter.ranges(in: $0).count
        } plain: { name in
            // Letters in lower case, at the start of words; accents count.
            let letters = Array(name.lowercased())
            return plainWords.reduce(0) { count, word in
                count
                    + letters.indices.count { index in
                        (index == 0 || !letters[index - 1].isLetter) && letters[index...].starts(with: word)
                    }
            }
        }
        measure("highlighting \(query), HTML", names) {
            highlighter.highlight($0).html().utf8.count
        } plain: {
            Array($0.lowercased()).count
        }
    }
}

private func measure<Row>(_ name: String, _ rows: [Row], _ body: (Row) -> Int, plain: (Row) -> Int) {
    var (ours, baseline) = (Samples(), Samples())
    var length = 0
    for _ in 0..<3 {
        for row in rows {
            length += ours.measure { body(row) }
            length += baseline.measure { plain(row) }
        }
    }
    precondition(length > 0)
    let ratio = (ours.percentile(0.5) / baseline.percentile(0.5) * 10).rounded() / 10
    print("\(name)   \(ours.summary)")
    print("\(name), plain   \(baseline.summary)   ours is \(ratio) times that")
}
