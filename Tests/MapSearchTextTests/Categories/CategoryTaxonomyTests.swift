import MapSearchText
import Testing

@Suite struct CategoryTaxonomyTests {
    private let taxonomy = CategoryTaxonomy.shared

    private func categories(_ text: String) -> [String] {
        taxonomy.concepts(of: TextFolding.folded(text)).flatMap { concept -> [String] in
            guard case .categories(let categories) = taxonomy.concepts[concept].meaning else { return [] }
            return categories.compactMap(\.first)
        }
    }

    @Test(arguments: [
        ("pharmacy", "amenity=pharmacy"), ("Apotheken", "amenity=pharmacy"), ("PHARMACIE", "amenity=pharmacy"),
        ("рестораны", "amenity=restaurant"), ("レストラン", "amenity=restaurant"), ("مطعم", "amenity=restaurant"),
        ("Gaststätte", "amenity=restaurant"), ("gaststatte", "amenity=restaurant"),
        ("Kinderärztin", "healthcare:speciality=paediatrics"), ("eye doctor", "healthcare:speciality=ophthalmology"),
        ("дерматолог", "healthcare:speciality=dermatology"), ("Kaffeerösterei", "shop=coffee"),
        ("ski resorts", "landuse=winter_sports"), ("dive centre", "sport=scuba_diving"),
    ])
    func phraseIsFoundInAnyLanguageAndForm(_ text: String, _ id: String) {
        #expect(categories(text).contains(id))
    }

    @Test(arguments: ["", " ", "vaduz", "restaurantx", "rest", "coffee"])
    func otherTextIsNoCategory(_ text: String) {
        #expect(taxonomy.concepts(of: text).allSatisfy { taxonomy.concepts[$0].meaning != .link(.noise) } || text == "")
        if text != "coffee" { #expect(categories(text).isEmpty) }
    }

    @Test func noiseCountsNowhere() {
        #expect(taxonomy.isNoise("the"))
        #expect(taxonomy.isNoise("der"))
        #expect(!taxonomy.isNoise("pharmacy"))
        #expect(taxonomy.isGeneric("the post office"))
        #expect(!taxonomy.isGeneric("the post office of john"))
    }

    @Test func beginningsArePhrasesOrTheirFirstWords() {
        #expect(taxonomy.begins(with: "coffee"))
        #expect(taxonomy.begins(with: "pharmacy"))
        #expect(!taxonomy.begins(with: "pharmac"))
        #expect(taxonomy.longestPhrase > 1)
    }

    @Test(arguments: [
        (["de"], "Apotheke"), (["de-AT"], "Apotheke"), (["DE_ch"], "Apotheke"), (["xx", "fr"], "Pharmacie"),
        ([], "Pharmacy"), (["tlh"], "Pharmacy"), ([""], "Pharmacy"), (["ru"], "Аптека"),
    ])
    func nameIsInTheFirstLanguageThatThereIsOneIn(_ languages: [String], _ name: String) {
        #expect(CategoryNames.name(of: "amenity=pharmacy", languages: languages) == name)
    }

    @Test(arguments: [
        ("shop=ticket_office", "ticket office"), ("pharmacy", "Pharmacy"), ("a=b=c_d", "c d"), ("", ""), ("=", ""),
    ])
    func unknownCategoryIsNamedByItsIdentifier(_ id: String, _ name: String) {
        #expect(CategoryNames.name(of: id, languages: []).lowercased() == name.lowercased())
    }

    @Test(arguments: [("pharmcy", "pharmacy", 1), ("resturant", "restaurant", 1)])
    func misspeltWordIsTheNearest(_ word: String, _ phrase: String, _ edits: Int) {
        let correction = taxonomy.categoryNear(Array(word.utf8)[...])
        #expect(correction?.phrase == phrase)
        #expect(correction?.edits == edits)
        #expect(correction?.concepts.isEmpty == false)
    }

    @Test(arguments: ["", "x", "bra", "vaduz", "zzzzzzzzzzzz"])
    func otherWordIsNearNone(_ word: String) {
        #expect(taxonomy.categoryNear(Array(word.utf8)[...]) == nil)
    }

    @Test func everyCategoryHasAnEnglishName() {
        for concept in taxonomy.concepts.indices {
            guard case .categories(let categories) = taxonomy.concepts[concept].meaning else { continue }
            #expect(taxonomy.name(of: concept, languages: []) != nil, "\(categories) has no English name")
        }
    }

    @Test(arguments: [
        ("rest", ["en"], "Restaurant"), ("apoth", ["de"], "Apotheke"), ("apoth", [], "Apotheke"),
        ("pharm", ["de"], "Apotheke"), ("COFFEE SH", ["en"], "Café"), ("the coffee sh", ["en"], "Café"),
    ])
    func wordsGoOn(_ typed: String, _ languages: [String], _ name: String) {
        #expect(taxonomy.completions(of: typed, languages: languages).map(\.name).contains(name))
    }

    /// Who asks for no language gets one, and not a mixture.
    @Test func completionsAreInOneLanguage() {
        let names = taxonomy.completions(of: "rest", languages: []).map(\.name)
        #expect(names.contains("Restaurant"))
        #expect(!names.contains("Restauration rapide"))
        #expect(taxonomy.completions(of: "restauration", languages: []).map(\.name).contains("Restauration rapide"))
        #expect(taxonomy.completions(of: "apoth", languages: []).map(\.name).contains("Apotheke"))
    }

    @Test func completionsAreThoseOfAllPhrases() {
        // What is found by halving is what a look at each name finds.
        for typed in ["b", "ca", "mu", "res", "ба", "レ"] {
            for language in ["en", "de", "ru", "ja"] {
                let found = Set(taxonomy.completions(of: typed, languages: [language]).map(\.concept))
                for concept in taxonomy.concepts.indices {
                    guard case .categories = taxonomy.concepts[concept].meaning,
                        let name = taxonomy.name(of: concept, languages: [language]),
                        TextFolding.folded(name).hasPrefix(typed)
                    else { continue }
                    #expect(found.contains(concept), "\(typed): \(name)")
                }
            }
        }
    }

    @Test func aWholeNameIsToldApart() {
        let completions = taxonomy.completions(of: "bank", languages: ["en"])
        let bank = completions.first { $0.name == "Bank" }
        #expect(bank?.isWhole == true)
        #expect(bank?.isName == true)
        #expect(taxonomy.completions(of: "", languages: ["en"]).isEmpty)
        #expect(taxonomy.completions(of: "...", languages: ["en"]).isEmpty)
    }

    @Test(arguments: [
        ("bench", "amenity=bench", true), ("seat", "amenity=bench", false), ("apotheke", "amenity=pharmacy", true),
        ("", "amenity=pharmacy", false), ("vaduz", "amenity=pharmacy", false),
    ])
    func namesAreToldFromOtherWords(_ phrase: String, _ id: String, _ isName: Bool) throws {
        let concept = try #require(
            taxonomy.concepts.indices.first { number in
                if case .categories(let ids) = taxonomy.concepts[number].meaning { ids.first == [id] } else { false }
            })
        #expect(taxonomy.isName(phrase, of: concept) == isName)
    }
}
