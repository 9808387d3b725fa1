import MapSearchOpeningHours
import Testing

struct OpeningHoursParsingTests {
    @Test(
        "texts of the specification are unchanged",
        arguments: [
            "24/7", "off", "\"by appointment\"", "unknown", "24/7 open \"ring\"",
            "08:00-12:00", "08:00-12:00,13:30-18:00", "22:00-02:00", "18:00+", "17:00-21:00+", "10:00",
            "10:00-16:00/90", "10:00-10:00", "sunrise-sunset", "(sunrise+01:00)-(sunset-00:30)", "dusk-dawn",
            "08:00-sunset", "Mo-Fr 08:00-18:00", "Mo,We-Fr,Su 08:00-18:00", "Mo[1] 10:00-12:00",
            "Th[1,3,-1] 10:00-12:00", "Mo[2] +1 day 10:00-12:00", "PH off", "SH Mo-Fr 10:00-12:00",
            "Sa,Su,PH 10:00-12:00", "PH -1 day 10:00-12:00", "Dec 25 off", "Dec 24-26 off", "Nov-Feb 10:00-16:00",
            "Dec 20-Jan 06 off", "2026 Nov 21 10:00-12:00", "2026 Nov 21-2027 Jan 02 off", "2026 Aug off",
            "2026 Dec 20-Jan 06 off", "Dec 24+ off", "2026 Dec 24+ off", "Jan 01-31/2 10:00-12:00",
            "easter -2 days off", "easter off", "easter +39 days-easter +60 days off", "Dec 25 -Su 10:00-12:00",
            "Nov 01 +Mo +2 days off", "Mar Su[-1]-Oct Su[-1] 10:00-18:00", "week 01-53/2 Mo 10:00-12:00",
            "week 10,12 10:00-12:00", "2024-2030/2 10:00-12:00", "2026+ 10:00-12:00", "2024,2026 Jan off",
            "2026-2026 Jan 10:00-12:00", "Mo 08:00-12:00, Tu 13:00-18:00; PH off || \"by appointment\"",
            "Mo-Fr 10:00-12:00 open \"ring\", Sa unknown", "Jan-Mar,Jul Mo 10:00-12:00", "Mo open, Tu off",
            "Mo 10:00-12:00, Mo-Su 14:00-15:00", "Mo 10:00-12:00 open, 2026 Tu off",
            "2026 week 10 Mo[-1] 10:00-12:00 unknown", "Fr 18:00-02:00+", "Dec 24,Dec 31 off",
        ])
    func standard(text: String) throws {
        let hours = try OpeningHours(text)
        #expect(hours.remarks.isEmpty, "\(hours.remarks)")
        #expect(hours.description == text)
    }

    @Test(
        "rules with the same meaning are equal",
        arguments: [
            ("Mo-Su 08:00-18:00", "08:00-18:00"), ("Mo-Su,PH 08:00-18:00", "08:00-18:00"),
            ("mo-fr 08:00-18:00; sa OFF", "Mo-Fr 08:00-18:00; Sa off"), ("MO-FR 08:00-18:00", "Mo-Fr 08:00-18:00"),
            ("22:00-26:30", "22:00-02:30"), ("24/7 off \"renovation\"", "off \"renovation\""),
            ("PH Mo[1],SH 10:00", "PH,SH Mo[1] 10:00"),
            ("Mo 24:00-26:00", "Mo 24:00-02:00"), ("Mo 24:00-00:00", "Mo 24:00-24:00"), ("00:00-24:00", "24/7"),
            ("Mo-Su 00:00-24:00", "24/7"),
            ("Jan-Dec 08:00-18:00", "08:00-18:00"),
            ("Mo-Fr closed", "Mo-Fr off"), ("Mo,Tu,We 10:00-12:00", "Mo-We 10:00-12:00"),
            ("Apr-Oct: Mo-Fr: 10:00-12:00", "Apr-Oct Mo-Fr 10:00-12:00"), ("Dec 24,26 off", "Dec 24,Dec 26 off"),
            ("Sa-Mo 10:00-12:00", "Mo,Sa,Su 10:00-12:00"), ("10:00-16:00/01:30", "10:00-16:00/90"),
            ("PH,Mo-Fr 10:00-12:00", "Mo-Fr,PH 10:00-12:00"),
            ("Tu,Sa 00:00-02:00, 14:30-24:00", "Tu,Sa 00:00-02:00,14:30-24:00"),
            ("\"Summer\": 10:00-18:00", "10:00-18:00 \"Summer\""),
        ])
    func equal(text: String, other: String) throws {
        let hours = try OpeningHours(text)
        #expect(hours == (try OpeningHours(other)))
        #expect(hours.hashValue == (try OpeningHours(other)).hashValue)
        #expect(hours.remarks.isEmpty, "\(hours.remarks)")
    }

    @Test(
        "common deviations are understood, with a remark",
        arguments: [
            ("Mo-Fr 8:00-18:00", "Mo-Fr 08:00-18:00"), ("Mo-Fr 8.30-18.00", "Mo-Fr 08:30-18:00"),
            ("Mo-Fr 0830-1800", "Mo-Fr 08:30-18:00"), ("Mo-Fr 8-18", "Mo-Fr 08:00-18:00"),
            ("8h30-12h", "08:30-12:00"), ("8 Uhr - 18 Uhr", "08:00-18:00"), ("8am-5pm", "08:00-17:00"),
            ("8:30 a.m. to 5 p.m.", "08:30-17:00"), ("8-5pm", "08:00-17:00"), ("1-5pm", "13:00-17:00"),
            ("11-2pm", "11:00-14:00"), ("10am-2", "10:00-14:00"), ("12pm-12am", "12:00-24:00"),
            ("6pm-11", "18:00-23:00"), ("noon-midnight", "12:00-24:00"), ("09:00:00-17:00:00", "09:00-17:00"),
            ("Mon-Fri 08:00-18:00", "Mo-Fr 08:00-18:00"), ("Monday - Friday 08:00-18:00", "Mo-Fr 08:00-18:00"),
            ("Mo. - Fr. 08:00-18:00", "Mo-Fr 08:00-18:00"), ("Mo–Fr 08:00—18:00", "Mo-Fr 08:00-18:00"),
            ("Montag bis Freitag 8 bis 18 Uhr", "Mo-Fr 08:00-18:00"), ("Di,Do 10:00-12:00", "Tu,Th 10:00-12:00"),
            ("Lu-Ve 09:00-18:00; Di fermé", "Mo-Fr 09:00-18:00; Su off"), ("ma-vr 10:00-12:00", "Mo-Fr 10:00-12:00"),
            ("lun-ven 9:00-13:00 y", nil), ("miércoles 09:00-13:00", "We 09:00-13:00"),
            ("Пн-Пт 09:00-18:00", "Mo-Fr 09:00-18:00"), ("täglich 10-18", "10:00-18:00"),
            ("daily 10:00-18:00", "10:00-18:00"), ("weekends 10:00-18:00", "Sa,Su 10:00-18:00"),
            ("Mo-Fr 8:00-12:00/13:30-18:00", "Mo-Fr 08:00-12:00,13:30-18:00"),
            ("Mo-Fr 08:00-12:00 13:30-18:00", "Mo-Fr 08:00-12:00,13:30-18:00"),
            ("Mo-Fr 08:00-12:00 und 13:30-18:00", "Mo-Fr 08:00-12:00,13:30-18:00"),
            ("Mo-Fr 08:00-12:00 & 13:30-18:00", "Mo-Fr 08:00-12:00,13:30-18:00"),
            ("Sa & Su 10:00-12:00", "Sa,Su 10:00-12:00"), ("Sa+Su 10:00-12:00", "Sa,Su 10:00-12:00"),
            ("Mo/We/Fr 10:00-12:00", "Mo,We,Fr 10:00-12:00"), ("Mo-Fr, 08:00-12:00", "Mo-Fr 08:00-12:00"),
            ("Mo-Su11:30-01:00", nil), ("Mo-Fr 08:00-18:00;", "Mo-Fr 08:00-18:00"),
            (";Mo-Fr 08:00-18:00;;Sa off", "Mo-Fr 08:00-18:00; Sa off"),
            ("Mo-Fr 08:00-18:00 Sa 09:00-13:00", "Mo-Fr 08:00-18:00; Sa 09:00-13:00"),
            ("Mo-Fr 08:00-18:00\nSa off", "Mo-Fr 08:00-18:00; Sa off"), ("15 Jun-15 Sep off", "Jun 15-Sep 15 off"),
            ("24.-26. Dez geschlossen", "Dec 24-26 off"), ("24. Dezember off", "Dec 24 off"),
            ("Dec 24, 2026 off", "2026 Dec 24 off"), ("Su PH off", "Su,PH off"), ("24h", "24/7"), ("24x7", "24/7"),
            ("24 hours", "24/7"), ("24/24", "24/7"), ("always", "24/7"), ("18:00-late", "18:00+"),
            ("Mo 18:00-", "Mo 18:00+"), ("Mo-Fr 09:00-20:0", "Mo-Fr 09:00-20:00"),
            ("closed: Mo", "Mo off"), ("Mo off closed", "Mo off"),
            ("Mo-Fr 10:00-12:00 'ring'", "Mo-Fr 10:00-12:00 \"ring\""),
            ("Mo-Fr “by appointment”", "Mo-Fr \"by appointment\""), ("Mo-Fr \"no end", "Mo-Fr \"no end\""),
            ("Mo-Fr 08:00-12:00; \"by appointment\"", "Mo-Fr 08:00-12:00 || \"by appointment\""),
            ("Mo-Fr 08:00-12:00 | off", "Mo-Fr 08:00-12:00 || off"),
            ("Ｍo 08：00－12：00", nil), ("Mo 08：00－12：00", "Mo 08:00-12:00"),
            ("Mo-Fr 10:00-12:00.", "Mo-Fr 10:00-12:00"), ("Su, Dec 25 off", nil),
        ] as [(String, String?)])
    func lenient(text: String, meaning: String?) throws {
        guard let meaning else { return }
        let hours = try OpeningHours(text)
        #expect(hours.description == meaning)
        #expect(!hours.remarks.isEmpty)
        #expect(hours.remarks.allSatisfy { (0...text.count).contains($0.offset) })
        #expect(try OpeningHours(meaning).remarks.isEmpty)
    }

    @Test("a day without a comma before times, and days that share what follows")
    func shared() throws {
        #expect(try OpeningHours("Mo-Su11:30-01:00") == OpeningHours("11:30-01:00"))
        #expect(try OpeningHours("Su, Dec 25 off").description == "Su off, Dec 25 off")
        #expect(try OpeningHours("Su, Dec 25 10:00-12:00").description == "Su 10:00-12:00 open, Dec 25 10:00-12:00")
    }

    @Test(
        "written texts are read as the same rules",
        arguments: [
            ("easter+ Mo 10:00-12:00", "easter+ Mo 10:00-12:00"), ("Mo [-1] Tu 10:00", "Tu,Mo[-1] 10:00"),
            ("Feb 29 2026, Dec 24", "2026 Feb 29,2026 Dec 24"),
            ("Dec 24-Jan 01 2026 off", "2025 Dec 24-2026 Jan 01 off"), ("'a \"\u{301} b'", "\"a '\u{301} b\""),
            ("2026 Dec 24-2027 Jan 01 off", "2026 Dec 24-2027 Jan 01 off"),
            ("Su, Dec 25 10:00-12:00", "Su 10:00-12:00 open, Dec 25 10:00-12:00"),
            ("‛“a” b'", "\"“a” b\""), ("\"siehe „Aushang“\"; Mo off", "\"siehe „Aushang“\"; Mo off"),
            ("\"a”; Mo off", "\"a\"; Mo off"), ("“a\"; Mo off", "\"a\"; Mo off"), ("off 'l’été'", "off \"l’été\""),
        ])
    func written(text: String, expected: String) throws {
        let hours = try OpeningHours(text)
        #expect(hours.description == expected)
        #expect(try OpeningHours(hours.description) == hours)
    }

    @Test(
        arguments: [
            ("", .empty, 0, ""), ("  ", .empty, 2, ""), (";", .empty, 1, ""),
            ("Mo-Fr 08:00-25:61", .timeOutOfRange, 12, "25:61"),
            ("Mo-Fr 25:00-26:00", .timeOutOfRange, 6, "25:00-26:00"),
            ("49:00-50:00", .timeOutOfRange, 0, "49:00-50:00"),
            ("10:00-49:00", .timeOutOfRange, 6, "49:00"), ("10:60-12:00", .timeOutOfRange, 0, "10:60-12:00"),
            ("Apr 31 off", .dateOutOfRange, 4, "31"), ("Feb 30", .dateOutOfRange, 4, "30"),
            ("Jan 0", .dateOutOfRange, 4, "0"), ("0-20 Jun", .dateOutOfRange, 0, "0-20"),
            ("21-20 Jun", .dateOutOfRange, 0, "21-20"), ("9999-31 Dec", .timeOutOfRange, 0, "9999-31"),
            ("week 54", .numberOutOfRange, 5, "54"), ("week 0", .numberOutOfRange, 5, "0"),
            ("Mo[6] 10:00-12:00", .numberOutOfRange, 3, "6]"), ("Mo[0]", .numberOutOfRange, 3, "0]"),
            ("easter +999 days", .numberOutOfRange, 8, "999"), ("2026-2020 Mo", .numberOutOfRange, 5, "2020"),
            ("Dec 24-1900 Jan 01", .numberOutOfRange, 7, "1900"),
            ("10:00-12:00/0", .numberOutOfRange, 12, "0"), ("nach Vereinbarung", .unknownWord, 0, "nach"),
            ("Mo-Fr 08:00-18:00; Xy off", .unknownWord, 19, "Xy"), ("Ünï off", .unknownWord, 0, "Ünï"),
            ("täglich 10-12; ☀ off", .unknownWord, 15, "☀"), ("Mo-Fr @ 10", .unexpectedCharacter, 6, "@"),
            ("Mo-Fr 08:00-12:00 )", .unexpectedCharacter, 18, ")"),
            ("(sunrise+25:00)-12:00", .timeOutOfRange, 9, "25:00)-12:00"),
            ("(sunrise", .unexpectedEnd, 8, ""), ("Mo[", .unexpectedEnd, 3, ""), ("week", .unexpectedEnd, 4, ""),
            ("Mo 10:", .unexpectedEnd, 6, ""), ("Mo 10:00-x", .unexpectedCharacter, 9, "x"),
            ("\"x\" 10:00-12:00", .unexpectedCharacter, 4, "10:00-12:00"),
            ("Mo-Fr 10:00-12:00 24/7", .unexpectedCharacter, 18, "24/7"),
            ("2026 Dec 2400+", .unexpectedCharacter, 9, "2400+"), ("2400+ 2026 Dec", .unexpectedCharacter, 6, "2026"),
            ("2026-2030/2Feb 29 2026", .unexpectedCharacter, 18, "2026"),
            ("2026+ Dec 24, 2027 Jan 05", .unexpectedCharacter, 14, "2027"),
            ("2026+ Dec 24-2027 Jan 05", .unexpectedCharacter, 13, "2027"),
            ("24/7 10:00-12:00", .unexpectedCharacter, 5, "10:00-12:00"),
            ("Mo off open", .unexpectedCharacter, 7, "open"),
            ("Mo Jan Tu 10:00", .unexpectedCharacter, 7, "Tu"), ("Jan, 2026 Mo", .unexpectedCharacter, 10, "Mo"),
            ("\"a\" \"b\"", .unexpectedCharacter, 4, "\"b\""),
            ("13pm-14pm", .timeOutOfRange, 0, "13pm-14pm"),
        ] as [(String, OpeningHours.ParseError.Reason, Int, String)])
    func errors(text: String, reason: OpeningHours.ParseError.Reason, offset: Int, found: String) {
        let error = #expect(throws: OpeningHours.ParseError.self) { try OpeningHours(text) }
        #expect(error?.reason == reason)
        #expect(error?.offset == offset)
        #expect(error?.found == found)
        #expect(error?.description.hasPrefix("Character \(offset)") == true)
    }

    @Test func longest() throws {
        let longest = "24/7 \"" + String(repeating: "x", count: OpeningHours.longestText - 7) + "\""
        #expect(try OpeningHours(longest).description.utf8.count <= OpeningHours.longestText + 5)
        let error = #expect(throws: OpeningHours.ParseError.self) { try OpeningHours(longest + " ") }
        #expect(error?.reason == .tooLong)
    }

    @Test("remarks have the position of their subject")
    func remarks() throws {
        let hours = try OpeningHours("mo–fri 8-18:00 sa off")
        #expect(hours.description == "Mo-Fr 08:00-18:00; Sa off")
        #expect(hours.remarks.map(\.offset) == [2, 3, 7, 15])
        #expect(hours.remarks.map(\.kind) == [.sign, .word, .time, .separator])
        #expect(
            hours.remarks.last?.description == "Character 15: separate times with commas and rules with semicolons.")
    }
}
