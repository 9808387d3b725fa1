import MapSearchText
import Testing

/// How street names are shortened, language by language.
@Suite struct AbbreviationTests {
    struct Language: CustomTestStringConvertible, Sendable {
        var name: String
        /// Short forms with a word that each may stand for, both folded.
        var words: [(short: String, long: String)]

        var testDescription: String { name }
    }

    static let languages: [Language] = [
        Language(
            name: "English",
            words: [
                ("st", "street"), ("rd", "road"), ("ave", "avenue"), ("blvd", "boulevard"), ("ln", "lane"),
                ("dr", "drive"), ("ct", "court"), ("pl", "place"), ("sq", "square"), ("ter", "terrace"),
                ("hwy", "highway"), ("pkwy", "parkway"), ("cir", "circle"), ("cl", "close"), ("cres", "crescent"),
                ("gdns", "gardens"), ("aly", "alley"), ("loop", "lp"), ("rdg", "ridge"), ("wk", "walk"),
                ("mws", "mews"),
                ("n", "north"), ("sw", "southwest"), ("5th", "fifth"),
            ]),
        Language(
            name: "German",
            words: [
                ("str", "strasse"), ("hauptstr", "hauptstrasse"), ("pl", "platz"), ("marktpl", "marktplatz"),
                ("g", "gasse"), ("wg", "weg"), ("gr", "grosse"), ("kl", "kleine"), ("ob", "obere"), ("unt", "untere"),
                ("hl", "heilige"), ("bgm", "burgermeister"), ("hbf", "hauptbahnhof"), ("st", "sankt"), ("n", "nord"),
            ]),
        Language(
            name: "French",
            words: [
                ("av", "avenue"), ("bd", "boulevard"), ("r", "rue"), ("pl", "place"), ("ch", "chemin"),
                ("imp", "impasse"),
                ("rte", "route"), ("qu", "quai"), ("all", "allee"), ("crs", "cours"), ("fg", "faubourg"),
                ("sq", "square"),
                ("st", "saint"), ("ste", "sainte"), ("gal", "general"), ("mal", "marechal"), ("o", "ouest"),
            ]),
        Language(
            name: "Spanish",
            words: [
                ("c", "calle"), ("av", "avenida"), ("avda", "avenida"), ("pza", "plaza"), ("po", "paseo"),
                ("ctra", "carretera"), ("cno", "camino"), ("gta", "glorieta"), ("rda", "ronda"), ("trva", "travesia"),
                ("urb", "urbanizacion"), ("pje", "pasaje"), ("cra", "carrera"), ("gral", "general"), ("n", "norte"),
            ]),
        Language(
            name: "Italian",
            words: [
                ("v", "via"), ("vle", "viale"), ("pza", "piazza"), ("pzza", "piazza"), ("ple", "piazzale"),
                ("cso", "corso"),
                ("lgo", "largo"), ("vic", "vicolo"), ("str", "strada"), ("loc", "localita"), ("fraz", "frazione"),
                ("flli", "fratelli"), ("s", "san"), ("e", "est"),
            ]),
        Language(
            name: "Portuguese",
            words: [
                ("r", "rua"), ("av", "avenida"), ("pc", "praca"), ("lg", "largo"), ("tv", "travessa"),
                ("estr", "estrada"),
                ("al", "alameda"), ("rod", "rodovia"), ("bc", "beco"), ("qta", "quinta"), ("jd", "jardim"),
                ("eng", "engenheiro"),
                ("l", "leste"), ("s", "sul"),
            ]),
        Language(
            name: "Catalan",
            words: [
                ("c", "carrer"), ("av", "avinguda"), ("pl", "placa"), ("pg", "passeig"), ("ptge", "passatge"),
                ("rda", "ronda"), ("rbla", "rambla"), ("ctra", "carretera"), ("trav", "travessera"), ("s", "sant"),
                ("o", "oest"),
            ]),
        Language(
            name: "Dutch",
            words: [
                ("str", "straat"), ("kerkstr", "kerkstraat"), ("ln", "laan"), ("pln", "plein"), ("kd", "kade"),
                ("gr", "gracht"), ("dk", "dijk"), ("stwg", "steenweg"), ("burg", "burgemeester"), ("st", "sint"),
                ("z", "zuid"),
            ]),
        Language(
            name: "Danish",
            words: [
                ("v", "vej"), ("gd", "gade"), ("norregd", "norregade"), ("pl", "plads"), ("al", "alle"),
                ("gl", "gammel"),
                ("ndr", "nordre"), ("sdr", "sondre"), ("skt", "sankt"), ("kgs", "kongens"), ("ll", "lille"),
                ("s", "syd"),
            ]),
        Language(
            name: "Polish",
            words: [
                ("ul", "ulica"), ("al", "aleja"), ("pl", "plac"), ("os", "osiedle"), ("sw", "swietego"),
                ("gen", "generala"),
                ("ks", "ksiedza"), ("marsz", "marszalka"), ("kard", "kardynala"), ("plk", "pulkownika"),
                ("pn", "polnoc"),
            ]),
        Language(
            name: "Russian",
            words: [
                ("ул", "улица"), ("пр", "проспект"), ("прт", "проспект"), ("пер", "переулок"), ("бул", "бульвар"),
                ("бр", "бульвар"),
                ("пл", "площадь"), ("наб", "набережная"), ("ш", "шоссе"), ("мкр", "микрорайон"), ("ал", "аллея"),
                ("бол", "большая"), ("акад", "академика"), ("сев", "северный"),
            ]),
    ]

    @Test(arguments: languages)
    func shortAndLong(language: Language) {
        for (short, long) in language.words {
            #expect(variants(of: short).contains(long), "\(short) is no \(long)")
            // A letter alone is looked for only where it was typed.
            if short.count > 1 { #expect(variants(of: long).contains(short), "\(long) is no \(short)") }
        }
    }

    /// As many digraphs as a number has bits, and around that.
    @Test(arguments: [4, 62, 63, 64, 65, 200])
    func manyDigraphs(count: Int) {
        #expect(variants(of: String(repeating: "ae", count: count)) == [String(repeating: "a", count: count)])
    }

    private func variants(of token: String) -> [String] {
        var all: [String] = []
        TokenVariants.forEachVariant(of: Array(token.utf8)[...]) { all.append(String(decoding: $0, as: UTF8.self)) }
        return all
    }
}
