import MapSearchText

/// The telephone numbers, e-mail addresses and websites in a pasted address, and titles such as "Address:".
///
/// None of them says where anything is, but ".com" is also the code of the Comoros.
enum ContactText {
    /// The text without them, or with a line end instead of each `<br>`; nil if it has neither, or nothing else.
    static func removed(from text: String) -> String? {
        guard text.utf8.count <= longestText, mayHaveAny(text.utf8) else { return nil }
        var rest = ""
        var part = ""
        var isChanged = false
        func end() {
            let kept = withoutContact(withoutLabel(part[...]))
            if kept.count != part.count { isChanged = true }
            rest += kept
            part = ""
        }
        var next = text.startIndex
        while next < text.endIndex {
            let character = text[next]
            if let tag = lineBreak(in: text[next...]) {
                end()
                rest.append("\n")
                isChanged = true
                next = tag.endIndex
                continue
            }
            if character.isNewline || separators.contains(character) {
                end()
                rest.append(character)
            } else {
                part.append(character)
            }
            next = text.index(after: next)
        }
        end()
        return isChanged && rest.contains { $0.isLetter || $0.isNumber } ? rest : nil
    }

    /// No address is longer, in bytes, and each word of a text is compared with what follows it.
    private static let longestText = 1_000

    /// A quick check, because most texts have none.
    private static func mayHaveAny(_ text: String.UTF8View) -> Bool {
        // The digits between two letters or commas: a postal code behind a house number is no telephone number.
        var digits = 0
        var last: UInt8 = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: ":"): return true
            case UInt8(ascii: "w"), UInt8(ascii: "W"): if last == byte { return true }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                if digits == fewestDigits { return true }
            case UInt8(ascii: " ")...UInt8(ascii: "/") where byte != UInt8(ascii: ","): break
            default: digits = 0
            }
            last = byte
        }
        return false
    }

    /// What separates the parts of an address.
    private static let separators: Set<Character> = [",", ";", "|", "·", "•", "\t"]

    /// The `<br>` that a text begins with.
    private static func lineBreak(in text: Substring) -> Substring? {
        guard text.first == "<", let end = text.prefix(longestTag).firstIndex(of: ">") else { return nil }
        let tag = text[...end]
        return tag.filter { $0.isLetter }.lowercased() == "br" ? tag : nil
    }

    private static let longestTag = 8

    /// A part of a text without the title of an address, such as "Adresse:".
    private static func withoutLabel(_ part: Substring) -> Substring {
        guard let colon = part.firstIndex(of: ":") else { return part }
        let label = TextFolding.folded(String(part[..<colon])).split(separator: " ").joined(separator: " ")
        return labels.contains(Array(label.utf8)[...]) ? part[part.index(after: colon)...] : part
    }

    /// The titles of an address in a form or a letter.
    private static let labels = Set(
        """
        address, postal address, delivery address, shipping address, billing address, ship to, bill to, deliver to, location, venue
        adresse, anschrift, lieferadresse, rechnungsadresse, postanschrift, postadresse, standort, ort, treffpunkt
        veranstaltungsort, navi, adresse postale, adresse de livraison, lieu, direccion, domicilio, ubicacion, lugar
        indirizzo, sede, luogo, endereco, morada, local, adreca, indirizz, adres, adress, adresa, adresi, cim, osoite, alamat
        адрес, адреса, διευθυνση, 住所, 地址, 주소, عنوان, כתובת
        """.split { $0 == "," || $0.isNewline }.map { Array($0.drop { $0 == " " }.utf8)[...] })

    /// A part of a text without a contact; empty if nothing but words for it remain.
    private static func withoutContact(_ part: Substring) -> Substring {
        for word in words(of: part) {
            if isLink(word) {
                let before = part[..<word.startIndex]
                // "80331 München info@example.com", but not "Visit us at www.example.com".
                return before.contains(where: \.isNumber) ? withoutLastLabel(before) : ""
            }
            let rest = part[word.startIndex...]
            if isTelephone(rest) { return part[..<word.startIndex] }
        }
        return part
    }

    /// A text without a word such as "E-Mail:" at its end.
    private static func withoutLastLabel(_ text: Substring) -> Substring {
        guard let last = words(of: text).last, last.last == ":" else { return text }
        return text[..<last.startIndex]
    }

    private static func words(of text: Substring) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    private static func isLink(_ word: Substring) -> Bool {
        if let sign = word.firstIndex(of: "@"), sign > word.startIndex { return word[sign...].contains(".") }
        let word = word.lowercased()
        return word.hasPrefix("www.") || word.contains("://")
    }

    /// Whether a text is a telephone number: behind a word for it, or in the international form.
    private static func isTelephone(_ text: Substring) -> Bool {
        let trimmed = text.drop { !isOfTelephone($0) }
        let first = trimmed.prefix { $0.isLetter }
        // "T +49 89 123456".
        let number = first.isEmpty ? trimmed : trimmed[first.endIndex...].drop { !isOfTelephone($0) }
        let isMarked = !first.isEmpty && isLabel(first)
        guard isMarked || number.first == "+" && first.count <= 1,
            isMarked || number.dropFirst().first?.isNumber == true
        else { return false }
        // Words such as "fax" and "ext" may be between two numbers.
        guard text.split(whereSeparator: { !$0.isLetter }).allSatisfy({ isLabel($0) || $0.count == 1 }) else {
            return false
        }
        return isMarked ? text.count(where: \.isNumber) >= fewestDigits : isInternational(number)
    }

    private static func isOfTelephone(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "+"
    }

    private static func isInternational(_ text: Substring) -> Bool {
        text.first == "+" && text.count(where: \.isNumber) >= fewestDigitsAbroad
    }

    private static let fewestDigits = 6
    private static let fewestDigitsAbroad = 7

    private static func isLabel(_ word: Substring) -> Bool {
        telephones.contains(Array(TextFolding.folded(String(word)).utf8)[...])
    }

    /// Words for a telephone, before its number.
    private static let telephones = FoldedWordSet(
        """
        tel telefon telephone telefono teléfono téléphone telefone telefoon telèfon telf tlf tlfn tfno tf fon fono phone ph puh
        mobile mobil mobiel móvil mòbil portable cell cellulare celular handy gsm kom whatsapp fax ext
        тел телефон моб факс τηλ هاتف טל 电话 電話 전화
        """)
}
