import Testing

@testable import MapSearchSnapshots

@Suite struct StrokeFontTests {
    private let font = StrokeFont.standard

    @Test(
        "letters in the font",
        arguments: [
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
            "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
            "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŊŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦ",
            "ŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțƠơƯưẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờ",
            "ỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ", "–—…„“”‘’«»·•°§€£№×©→",
        ])
    func has(letters: String) {
        let missing = letters.unicodeScalars.filter { !font.has($0) }
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test func marksStandOnTheirLetters() {
        let plain = font.line("e", size: 18)
        let composed = font.line("é", size: 18)
        let decomposed = font.line("e\u{301}", size: 18)
        #expect(composed.strokes == decomposed.strokes)
        #expect(composed.strokes.count == plain.strokes.count + 1)
        #expect(composed.width == plain.width)
        #expect(font.width(of: "é", size: 18) == font.width(of: "e\u{301}", size: 18))
        let top = { (line: StrokeFont.Line) in line.strokes.joined().map(\.y).min() ?? 0 }
        #expect(top(composed) < top(plain))
        #expect(top(font.line("Ế", size: 18)) < top(font.line("Ê", size: 18)))
        #expect(font.line("i", size: 18).dots.count == 1)
        #expect(font.line("í", size: 18).dots.isEmpty)
        #expect(font.line("į", size: 18).dots.count == 1)
    }

    @Test func aLineIsAsWideAsItsMeasure() {
        for text in ["Vaduz", "Łódź", "Île-de-France", "São Paulo", ""] {
            #expect(abs(font.line(text, size: 12).width - font.width(of: text, size: 12)) < 1e-9, "\(text)")
        }
    }

    @Test(
        "other scripts",
        arguments: [
            ("Москва", "Moskva"), ("Αθήνα", "Athina"), ("とうきょう", "Tokyo"), ("서울", "Seoul"), ("Zürich", "Zürich"),
            ("Café Москва", "Café Moskva"), ("РОССИЯ", "ROSSIYA"), ("КАЗАХСТАН", "KAZAKHSTAN"),
            ("東京", "東京"), ("القاهرة", "القاهرة"), ("", ""),
        ])
    func drawable(text: String, latin: String) {
        #expect(LabelText.drawable(text) == latin)
    }

    /// Of a pair of quotation marks, the opening one leans to the left and the closing one to the right.
    @Test func quotationMarks() throws {
        func lean(_ mark: String) throws -> Double {
            let stroke = try #require(font.line(mark, size: 18).strokes.first)
            let (top, bottom) = (try #require(stroke.min { $0.y < $1.y }), try #require(stroke.max { $0.y < $1.y }))
            return top.x - bottom.x
        }
        #expect(try lean("“") < 0 && lean("‘") < 0 && lean("”") > 0)
    }

    @Test func whatHasNoLetterIsAFrame() {
        let frame = font.line("▯", size: 12).strokes
        #expect(font.line("東", size: 12).strokes == frame)
        #expect(font.line("\u{1F600}", size: 12).strokes == frame)
        #expect(font.line("\u{200B}\u{202E}\u{FE0F}", size: 12).strokes.isEmpty)
        #expect(font.line("\u{301}", size: 12).strokes == frame, "a mark on nothing")
    }
}
