import Testing

import MapSearchOnline

@Suite struct HTTPDateTests {
    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Tue, 29 Feb 2028 23:59:59 GMT", 1_835_481_599), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ]) func threeForms(text: String, seconds: Int) {
        #expect(HTTPDate.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "0", "-1", "never", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sun, 99999999999999999999 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "a b c d e f g",
        "1 2 3 4 5 6 7 8",
    ]) func othersAreNone(text: String) {
        #expect(HTTPDate.seconds(text) == nil)
    }

    @Test(arguments: [
        ("0", Duration.zero), (" 7 ", .seconds(7)), ("3600", .seconds(3600)), ("3601", .seconds(3600)),
        ("99999999999", .seconds(3600)), ("99999999999999999999999", .seconds(3600)),
        ("Fri, 31 Dec 9999 23:59:59 GMT", .seconds(3600)),
        ("Thu, 01 Jan 1970 00:01:40 GMT", .seconds(90)), ("Thu, 01 Jan 1970 00:00:01 GMT", .zero),
    ]) func retryAfter(text: String, wait: Duration) {
        #expect(HTTPDate.retryAfter(["retry-after": text], now: 10) == wait)
    }

    @Test(arguments: ["-3", "1.5", "soon", "", "0x10", "١٢"]) func retryAfterOfNoMeaning(text: String) {
        #expect(HTTPDate.retryAfter(["retry-after": text], now: 10) == nil)
    }
}
