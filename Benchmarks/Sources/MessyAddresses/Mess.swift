import Foundation
import GradingSupport
import MapSearchTestSupport

/// An address as its parts, and what people do to it when they write it.
struct Mess {
    /// What was done.
    enum Kind: String, CaseIterable {
        case typo
        case recipient
        case flat
        case abbreviation
        case order
        case noPostcode = "no postcode"
        case noTown = "no town"
        case noNumber = "no number"
        case upperCase = "upper case"
        case noAccents = "no accents"
        case spaces
        case separators
    }

    var street: String
    var number: String
    var postcode: String
    var town: String
    var country: String
    private let code: String
    private(set) var kinds: [Kind] = []

    private var recipient = ""
    private var flat = ""
    private var isTownFirst = false
    private var isNumberTurned = false
    private var separator = ", "
    private var changes: [(String) -> String] = []

    init(street: String, number: String, postcode: String, town: String, country: String, code: String) {
        self.street = street
        self.number = number
        self.postcode = postcode
        self.town = town
        self.country = country
        self.code = code
    }

    /// Adds one or several kinds of mess; fewer where they do not apply to the address.
    mutating func add(_ count: Int, in source: Extract, _ random: inout SplitMix64) {
        for kind in Kind.allCases.shuffled(using: &random) where kinds.count < count {
            if apply(kind, in: source, &random) { kinds.append(kind) }
        }
    }

    /// The address in one text.
    var text: String {
        let isNumberFirst = ["GB", "MT"].contains(code) != isNumberTurned
        let line = join(isNumberFirst ? [number, street] : [street, number], " ")
        let place = join(["GB", "MT"].contains(code) ? [town, postcode] : [postcode, town], " ")
        let parts = isTownFirst ? [recipient, place, line, flat, country] : [recipient, line, flat, place, country]
        return changes.reduce(join(parts, separator)) { $1($0) }
    }

    private func join(_ parts: [String], _ separator: String) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: separator)
    }

    private mutating func apply(_ kind: Kind, in source: Extract, _ random: inout SplitMix64) -> Bool {
        switch kind {
        case .typo:
            let isStreet = Bool.random(using: &random)
            guard let mistyped = Typo.mistyped(isStreet ? street : town, in: source, &random) else { return false }
            if isStreet { street = mistyped } else { town = mistyped }
        case .recipient:
            recipient =
                [
                    "z.Hd. Frau Keller", "c/o Meier", "Familie Huber", "z. H. Herrn Dr. Brandl", "c/o J. Smith",
                    "Attn. Mr Borg",
                    "FAO Accounts", "Muster GmbH", "Sr. Joan Puig", "Jane Doe",
                ].randomElement(using: &random) ?? ""
        case .flat:
            flat =
                [
                    "Apt 3", "Flat 2", "2. Stock", "EG links", "1st floor", "Whg 5", "Unit 4B", "3r 2a", "Hinterhaus",
                    "Top 7",
                    "Tür 12", "App. 14", "Ground Floor", "2. OG rechts",
                ].randomElement(using: &random) ?? ""
        case .abbreviation:
            guard let short = Abbreviations.abbreviated(street, &random) else { return false }
            street = short
        case .order:
            if Bool.random(using: &random) { isTownFirst = true } else { isNumberTurned = true }
        case .noPostcode:
            guard !postcode.isEmpty, !town.isEmpty else { return false }
            postcode = ""
        case .noTown:
            guard !postcode.isEmpty, !town.isEmpty else { return false }
            town = ""
        case .noNumber:
            number = ""
        case .upperCase:
            changes.append { $0.uppercased() }
        case .noAccents:
            let plain = Self.withoutAccents(text)
            guard plain != text else { return false }
            changes.append(Self.withoutAccents)
        case .spaces:
            let width = Int.random(in: 2...3, using: &random)
            changes.append { " " + $0.replacing(" ", with: String(repeating: " ", count: width)) + "  " }
        case .separators:
            separator =
                ["; ", " / ", "\n", " - ", "\t", " | ", " ", ",", " , ", "  •  "].randomElement(using: &random) ?? " "
        }
        return true
    }

    private static func withoutAccents(_ text: String) -> String {
        text.folding(options: .diacriticInsensitive, locale: nil)
            .replacing("ß", with: "ss").replacing("ħ", with: "h").replacing("Ħ", with: "H")
    }
}
