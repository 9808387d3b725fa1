import Foundation
import MapSearchTestSupport

/// How a language forms names: the parts of its syllables, and what it puts around a stem.
///
/// A form has a `*` for each stem. Parts and forms that are frequent are given more than once.
struct Language {
    let onsets: [Substring]
    let vowels: [Substring]
    let codas: [Substring]
    let towns: [Substring]
    let streets: [Substring]
    let shops: [(form: Substring, category: String)]

    private init(
        onsets: String, vowels: String, codas: String, towns: String, streets: String,
        shops: KeyValuePairs<String, String>
    ) {
        self.onsets = onsets.split(separator: " ")
        self.vowels = vowels.split(separator: " ")
        self.codas = codas.split(separator: " ")
        self.towns = towns.split(separator: "|")
        self.streets = streets.split(separator: "|")
        self.shops = shops.map { (Substring($0.key), $0.value) }
    }

    /// A stem of two or three syllables, in lower case.
    func stem(_ random: inout SplitMix64) -> String {
        var stem = ""
        for _ in 0..<(2 + random.next(below: 5) / 3) { stem += random.pick(onsets) + random.pick(vowels) }
        return stem + random.pick(codas)
    }

    /// A form with a stem for each of its places, capitalised at the beginning of words.
    func name(_ form: Substring, _ random: inout SplitMix64) -> String {
        var name = ""
        for letter in form {
            guard letter == "*" else {
                name.append(letter)
                continue
            }
            let stem = stem(&random)
            let isInside = name.last.map { $0 != " " && $0 != "-" && $0 != "'" } ?? false
            name += isInside ? stem : stem.prefix(1).uppercased() + stem.dropFirst()
        }
        return name
    }

    static let all = [
        Language(
            onsets: "b br d dr f fr g gr h h k kr l l m m n n p r r s s sch st t t tr w w z",
            vowels: "a a e e e e ei i i ie o u au ü ö ä", codas: "n n r r l t ch ck ng nd rn ss lt sch en er el",
            towns: "*|*|*dorf|*dorf|*stadt|*hausen|*heim|*berg|*feld|*ingen|Bad *|Ober*|Unter*|* am *|Neu*",
            streets: "*straße|*straße|*straße|*straße|*weg|*weg|*weg|*gasse|*allee|*platz|Am *|An der *|Zum *er Hof",
            shops: [
                "Bäckerei *": "shop=bakery", "Gasthof *": "amenity=restaurant", "* Apotheke": "amenity=pharmacy",
                "Hotel *": "tourism=hotel", "Friseur *": "shop=hairdresser", "* und *": "shop=clothes",
                "*": "shop=books",
            ]),
        Language(
            onsets: "b bl c c ch d f g gr j l l m m n p pr r r s s t t tr v v",
            vowels: "a a e e é i i o ou u ai eu an on",
            codas: "_ _ _ s t n l r c x lle tte ne",
            towns: "*|*ville|*court|*y|Saint-*|La *|Le *|*-sur-*|*-les-*|Mont*",
            streets:
                "Rue de *|Rue du *|Rue *|Rue * *|Rue des *|Avenue *|Avenue de *|Place *|Chemin de *|Impasse *|Allée *",
            shops: [
                "Boulangerie *": "shop=bakery", "Café *": "amenity=cafe", "Pharmacie *": "amenity=pharmacy",
                "Hôtel de *": "tourism=hotel", "Chez *": "amenity=restaurant", "* et Fils": "shop=clothes",
                "*": "shop=books",
            ]),
        Language(
            onsets: "b b br c cl d f g h h k l l m n p r s s sh st str t th w w wh y",
            vowels: "a a e e ee ea i i o o oo u ou", codas: "n n m ll r rd ck sh st d th ngs x pp ston",
            towns: "*|*ton|*ton|*ham|*ley|*bury|*ford|*wick|Great *|Little *|* upon *|New *|*field",
            streets: "* Street|* Street|* Road|* Road|* Road|* Lane|* Avenue|* Close|* Drive|* Hill|* Way|Old * Road",
            shops: [
                "The * Arms": "amenity=pub", "*'s Bakery": "shop=bakery", "* Pharmacy": "amenity=pharmacy",
                "* Hotel": "tourism=hotel", "* & Sons": "shop=hardware", "Cafe *": "amenity=cafe", "*": "shop=books",
            ]),
        Language(
            onsets: "b c c d f g gl l l m m n p qu r r s s t t v z", vowels: "a a a e e i i o o o u ia io",
            codas: "_ _ _ _ s n r l", towns: "*|*|*o|*a|Villa *|San *|Santa *|* de *|Monte *|Castel*|*ella",
            streets: "Calle *|Calle *|Calle de *|Via *|Via *|Via * *|Avenida *|Plaza *|Piazza *|Paseo de *|Vicolo *",
            shops: [
                "Panadería *": "shop=bakery", "Trattoria *": "amenity=restaurant", "Farmacia *": "amenity=pharmacy",
                "Hotel *": "tourism=hotel", "Bar *": "amenity=bar", "* e Figli": "shop=clothes", "*": "shop=books",
            ]),
        Language(
            onsets: "b b c cz d g h j k k kr l ł m n p p pr r rz s st sz t w w z zb ż",
            vowels: "a a e i i o o u y ie ó ą ę", codas: "k c n w r cz sk l j _ _",
            towns: "*|*ów|*owo|*ice|*ica|*sk|Stary *|Nowa *|*-*|* Wielki|*ów Dolny",
            streets: "*ska|*a|ulica *|ulica *ska|ulica *a|*owa|aleja *|plac *|osiedle *|*ego",
            shops: [
                "Piekarnia *": "shop=bakery", "Restauracja *": "amenity=restaurant", "Apteka *": "amenity=pharmacy",
                "Hotel *": "tourism=hotel", "Kawiarnia *": "amenity=cafe", "Sklep *": "shop=convenience",
                "*": "shop=books",
            ]),
        Language(
            onsets: "b b d f fl g h h j k k l l m n r s sk st t tv v", vowels: "a e e i o u y æ ø å",
            codas: "n r l g d nd sk st rn _", towns: "*|*by|*by|*rup|*sted|*borg|*havn|*lev|Nørre *|Store *|*ø",
            streets: "*vej|*vej|*vej|*gade|*gade|*stræde|*allé|*parken|*vænget|Gammel *vej|* Plads",
            shops: [
                "*s Bageri": "shop=bakery", "Restaurant *": "amenity=restaurant", "* Apotek": "amenity=pharmacy",
                "Hotel *": "tourism=hotel", "Café *": "amenity=cafe", "* & Søn": "shop=hardware", "*": "shop=books",
            ]),
    ]
}

extension SplitMix64 {
    /// A number from zero up to but not including a bound.
    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// A number from zero up to but not including one.
    mutating func share() -> Double { Double.random(in: 0..<1, using: &self) }

    /// One of several parts; the underscore is the empty one.
    mutating func pick(_ parts: [Substring]) -> Substring {
        let part = parts[next(below: parts.count)]
        return part == "_" ? "" : part
    }

    /// A rank, zero the most frequent, whose frequency falls with its power of −0.9 (Zipf's law).
    mutating func zipf(below count: Int) -> Int {
        // The inverse of the integral of x^-0.9, which needs no table.
        let top = pow(Double(count), 0.1)
        return min(count - 1, Int(pow((top - 1) * share() + 1, 10)) - 1)
    }
}
