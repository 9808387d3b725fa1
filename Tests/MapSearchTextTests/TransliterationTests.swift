import Foundation
import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct TransliterationTests {
    @Test(arguments: [
        // Russian
        ("Москва", "Moskva"), ("Санкт-Петербург", "Sankt-Peterburg"), ("Екатеринбург", "Yekaterinburg"),
        ("Королёв", "Korolyov"), ("Орёл", "Oryol"), ("Алексеевка", "Alekseyevka"), ("Щёлково", "Shchyolkovo"),
        ("Нижний Новгород", "Nizhniy Novgorod"), ("Подъячево", "Podyachevo"), ("Тюмень", "Tyumen"),
        ("Хабаровск 12", "Khabarovsk 12"), ("Элиста", "Elista"), ("улица Ленина", "ulitsa Lenina"),
        // Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian
        ("Київ", "Kyiv"), ("Львів", "Lviv"), ("Запоріжжя", "Zaporizhzhia"), ("Згурівка", "Zghurivka"),
        ("Єнакієве", "Yenakiieve"), ("Чернігів", "Chernihiv"), ("Магілёў", "Mahilyow"), ("Търговище", "Targovishte"),
        ("Београд Љиг", "Beograd Ljig"), ("Ђурђево", "Đurđevo"), ("Ѓорче", "Gjorče"),
        // Greek
        ("Αθήνα", "Athina"), ("Θεσσαλονίκη", "Thessaloniki"), ("Εύβοια", "Evvoia"), ("Ναύπλιο", "Nafplio"),
        ("Λουτράκι", "Loutraki"), ("Μπουρνάζι", "Bournazi"), ("Αμπελόκηποι", "Ampelokipoi"), ("Άγγελος", "Angelos"),
        ("Ψαχνά", "Psachna"), ("Ξάνθη", "Xanthi"), ("Πάτρας", "Patras"),
        // Hangul
        ("서울", "Seoul"), ("부산", "Busan"), ("대전", "Daejeon"), ("울릉도", "Ulleungdo"), ("광주", "Gwangju"),
        ("강남 구", "Gangnam Gu"), ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", "Seoul"),
        // Kana
        ("とうきょう", "Tokyo"), ("さっぽろ", "Sapporo"), ("まっちゃ", "Matcha"), ("センター", "Senta"), ("シャツ", "Shatsu"),
        ("パーティー", "Pati"), ("ファミリー", "Famiri"), ("ぎんざ", "Ginza"), ("おおさか", "Osaka"), ("ｶﾞｰﾃﾞﾝ", "Gaden"),
        ("ヴィラ", "Vira"), ("ジョイ", "Joi"),
        // Mixed with Latin
        ("ТЦ Mega", "TTs Mega"), ("Café Αθήνα", "Café Athina"),
    ])
    func latin(text: String, expected: String) {
        #expect(Transliteration.latin(text) == expected)
        #expect(Transliteration.latin(text.decomposedStringWithCanonicalMapping) == expected)
    }

    @Test(arguments: [
        "", "Berlin", "12", "Zürich-Nord", "東京", "東京タワー", "القاهرة", "תל אביב", "กรุงเทพ", "Москва 東京", "!",
    ])
    func nothingToDo(text: String) {
        #expect(Transliteration.latin(text) == nil)
    }

    /// Whatever letters of the covered alphabets follow one another, the result is Latin throughout.
    @Test(arguments: [51, 52] as [UInt64])
    func randomText(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabets: [ClosedRange<UInt32>] = [
            0x391...0x3A1, 0x3B1...0x3C9, 0x400...0x45F, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3, 0x20...0x7E,
        ]
        for _ in 0..<3_000 {
            let alphabet = alphabets[Int.random(in: 0..<alphabets.count, using: &random)]
            let text = String((0..<6).map { _ in UInt32.random(in: alphabet, using: &random) })
            guard let latin = Transliteration.latin(text) else {
                #expect(TokenizedText(text).tokens.allSatisfy { $0.script == .latin || $0.script == .number })
                continue
            }
            let scripts = TokenizedText(latin).tokens.map(\.script)
            #expect(scripts.allSatisfy { $0 == .latin || $0 == .number }, "seed \(seed): \(text) \(latin)")
        }
    }
}
