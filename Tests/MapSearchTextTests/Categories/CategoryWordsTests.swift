import MapSearchText
import Testing

/// The words of single languages for place categories and features.
@Suite struct CategoryWordsTests {
    private let taxonomy = CategoryTaxonomy.shared

    private func concepts(_ text: String) -> [Int] {
        let words = TextFolding.folded(text).split(separator: " ").map(String.init).filter { !taxonomy.isNoise($0) }
        return taxonomy.concepts(of: words.joined(separator: " "))
    }

    /// The categories of a text, each by the first of its identifiers.
    private func categories(_ text: String) -> Set<String> {
        var found: Set<String> = []
        for concept in concepts(text) {
            guard case .categories(let categories) = taxonomy.concepts[concept].meaning else { continue }
            found.formUnion(categories.compactMap(\.first))
        }
        return found
    }

    @Test(arguments: [
        ("fish and chips", "cuisine=fish_and_chips"), ("sandwich shop", "cuisine=sandwich"),
        ("panini", "cuisine=sandwich"), ("Bocadillos", "cuisine=sandwich"), ("crêperie", "cuisine=crepe"),
        ("ラーメン", "cuisine=noodle"), ("饺子", "cuisine=dumpling"), ("пельменная", "cuisine=dumpling"),
        ("portugiesisches Restaurant", "cuisine=portuguese"), ("American restaurants", "cuisine=american"),
        ("restaurant libanais", "cuisine=lebanese"), ("churrascaria", "cuisine=brazilian"),
        ("Persian food", "cuisine=persian"), ("fondue", "cuisine=swiss"), ("bubble tea", "cuisine=bubble_tea"),
    ])
    func kitchens(_ text: String, _ id: String) {
        #expect(categories(text).contains(id))
    }

    @Test("the adjective of a country alone is in many names", arguments: ["American", "British", "Swiss", "Polish"])
    func adjectives(_ text: String) {
        #expect(categories(text).isEmpty)
    }

    @Test(arguments: [
        ("aparcament", "amenity=parking"), ("Aparcaments", "amenity=parking"), ("pàrquing", "amenity=parking"),
        ("caixer", "amenity=atm"), ("caixer automàtic", "amenity=atm"), ("caixers", "amenity=atm"),
        ("banc", "amenity=bank"), ("oficina de correus", "amenity=post_office"), ("correus", "amenity=post_office"),
        ("estació de servei", "amenity=fuel"), ("benzinera", "amenity=fuel"), ("benzineres", "amenity=fuel"),
        ("taller mecànic", "shop=car_repair"), ("garatge", "shop=car_repair"), ("tallers", "shop=car_repair"),
        ("forn", "shop=bakery"), ("fleca", "shop=bakery"), ("forn de pa", "shop=bakery"),
        ("pastisseria", "shop=pastry"), ("carnisseria", "shop=butcher"), ("peixateria", "shop=seafood"),
        ("fruiteria", "shop=greengrocer"), ("supermercat", "shop=supermarket"), ("queviures", "shop=supermarket"),
        ("ferreteria", "shop=hardware"), ("llibreria", "shop=books"), ("sabateria", "shop=shoes"),
        ("roba", "shop=clothes"), ("botiga de roba", "shop=clothes"), ("joieria", "shop=jewelry"),
        ("perruqueria", "shop=hairdresser"), ("perruquera", "shop=hairdresser"), ("bugaderia", "shop=laundry"),
        ("estanc", "shop=tobacco"), ("floristeria", "shop=florist"), ("botigues", "shop"),
        ("farmàcia", "amenity=pharmacy"), ("farmàcies", "amenity=pharmacy"), ("metge", "amenity=doctors"),
        ("ambulatori", "amenity=clinic"), ("dentista", "amenity=dentist"), ("urgències", "amenity=hospital"),
        ("escola", "amenity=school"), ("col·legi", "amenity=school"), ("collegis", "amenity=school"),
        ("escola bressol", "amenity=kindergarten"), ("biblioteca", "amenity=library"), ("museu", "tourism=museum"),
        ("capella", "amenity=place_of_worship"), ("esglésies", "amenity=place_of_worship"),
        ("platja", "natural=beach"), ("platges", "natural=beach"), ("cim", "natural=peak"),
        ("refugi de muntanya", "tourism=alpine_hut"), ("telefèric", "aerialway=station"),
        ("ajuntament", "amenity=townhall"), ("comú", "amenity=townhall"), ("lavabos", "amenity=toilets"),
        ("parada d'autobús", "highway=bus_stop"), ("lloguer de cotxes", "amenity=car_rental"),
        ("allotjament", "tourism=hotel"), ("càmping", "tourism=camp_site"), ("on menjar", "amenity=restaurant"),
        ("desfibril·lador", "emergency=defibrillator"), ("cinema", "amenity=cinema"),
        ("piscina", "leisure=swimming_pool"),
    ])
    func catalan(_ text: String, _ id: String) {
        #expect(categories(text).contains(id))
    }

    @Test(arguments: [
        ("spiżerija", "amenity=pharmacy"), ("spizerija", "amenity=pharmacy"), ("spiżeriji", "amenity=pharmacy"),
        ("sptar", "amenity=hospital"), ("l-isptar", "amenity=hospital"), ("tabib", "amenity=doctors"),
        ("dentist", "amenity=dentist"), ("lukanda", "tourism=hotel"), ("lukandi", "tourism=hotel"),
        ("knisja", "amenity=place_of_worship"), ("il-knisja", "amenity=place_of_worship"),
        ("parrukkier", "shop=hairdresser"), ("parkeġġ", "amenity=parking"), ("parkegg", "amenity=parking"),
        ("bajja", "natural=beach"), ("ġnien", "leisure=park"), ("pixxina", "leisure=swimming_pool"),
        ("tojlit", "amenity=toilets"), ("tojlits", "amenity=toilets"), ("garaxx", "shop=car_repair"),
        ("skola", "amenity=school"), ("l-iskola", "amenity=school"), ("mużew", "tourism=museum"),
        ("librerija", "amenity=library"), ("ħanut tal-kotba", "shop=books"), ("ristorant", "amenity=restaurant"),
        ("ħanut", "shop"), ("hanut", "shop"), ("bank", "amenity=bank"), ("posta", "amenity=post_office"),
        ("uffiċċju tal-posta", "amenity=post_office"), ("stazzjon", "amenity=bus_station"),
        ("stazzjon tal-petrol", "amenity=fuel"), ("stazzjon tal-pulizija", "amenity=police"),
        ("għassa", "amenity=police"), ("forn", "shop=bakery"), ("ħobż", "shop=bakery"),
        ("pastizzerija", "shop=pastry"), ("ħanut tal-laħam", "shop=butcher"), ("kunsill lokali", "amenity=townhall"),
        ("karozza tal-linja", "highway=bus_stop"), ("kiri ta' karozzi", "amenity=car_rental"),
        ("vapur", "amenity=ferry_terminal"), ("ajruport", "aeroway=aerodrome"), ("suq", "amenity=marketplace"),
        ("kastell", "historic=castle"), ("tempji", "historic=archaeological_site"), ("torri", "historic=tower"),
        ("fejn tiekol", "amenity=restaurant"), ("każin", "amenity=social_centre"), ("każinò", "amenity=casino"),
    ])
    func maltese(_ text: String, _ id: String) {
        #expect(categories(text).contains(id))
    }

    @Test(arguments: [
        ("cadira de rodes", "wheelchair"), ("aire condicionat", "air_conditioning"), ("obert ara", "opening"),
        ("siġġu tar-roti", "wheelchair"), ("arja kundizzjonata", "air_conditioning"), ("miftuħ issa", "opening"),
    ])
    func features(_ text: String, _ id: String) {
        let found = concepts(text).contains {
            switch taxonomy.concepts[$0].meaning {
            case .flag(let flag): flag == id
            case .value(let feature, _): feature == id
            case .categories, .atLeast, .link, .when: false
            }
        }
        #expect(found)
    }

    /// Words of streets and landscapes, which names begin with, and of towns.
    @Test(arguments: [
        "carrer", "plaça", "vall", "avinguda", "passeig", "terrassa", "palau", "coll", "triq", "pjazza", "wied",
        "għajn", "għar", "marsa", "xatt", "rabat", "gonna", "segona", "fer", "salo", "vega", "dinar",
    ])
    func otherWords(_ text: String) {
        #expect(concepts(text).isEmpty)
    }

    /// A bank of one language is not a bench of another, unless both languages have the word.
    @Test func banks() {
        #expect(categories("banca") == ["amenity=bank"])
        #expect(categories("banc") == ["amenity=bank", "amenity=bench"])
        #expect(categories("banc públic") == ["amenity=bench"])
    }

    @Test(arguments: [
        ("amenity=pharmacy", "ca", "Farmàcia"), ("amenity=pharmacy", "mt", "Spiżerija"),
        ("leisure=park", "mt", "Ġnien"), ("shop=hairdresser", "ca-AD", "Perruqueria"),
        // There is no word for it: the next language, or English.
        ("leisure=miniature_golf", "mt", "Mini golf"),
    ])
    func names(_ id: String, _ language: String, _ name: String) {
        #expect(CategoryNames.name(of: id, languages: [language]) == name)
    }
}
