import MapSearchText
import Testing

@Suite struct HouseNumberTests {
    @Test(arguments: [
        ("12", 12, ""), ("12a", 12, "a"), ("12 A", 12, "a"), (" 12 bis", 12, "bis"), ("3/2", 3, "/2"),
        ("10–14", 10, "-14"), ("10 - 14", 10, "-14"), ("A7", 0, "a7"), ("", 0, ""), ("12Б", 12, "б"),
        ("999999", 999_999, ""), ("1000000", 0, "1000000"), ("007", 7, ""),
        ("99999999999999999999", 0, "99999999999999999999"),
    ])
    func parts(text: String, number: Int, suffix: String) {
        let read = HouseNumber(text)
        #expect(read.number == number)
        #expect(read.suffix == suffix)
    }

    @Test func spellingsOfOneNumberAreEqual() {
        #expect(HouseNumber("12 A") == HouseNumber("12a"))
        #expect(HouseNumber("10–14") == HouseNumber("10 - 14"))
        #expect(HouseNumber("12a") != HouseNumber("12b"))
        #expect(HouseNumber("12") != HouseNumber("12a"))
    }

    @Test(arguments: [
        ("10-14", "12", true), ("10-14", "10", true), ("10-14", "14", true), ("10-14", "11", false),
        ("10-14", "16", false), ("10-14", "12a", false), ("14-10", "12", false), ("10-999", "12", false),
        ("10", "10", false), ("10/14", "12", false),
    ])
    func aBuildingWithSeveralNumbers(text: String, other: String, has: Bool) {
        #expect(HouseNumber(text).contains(HouseNumber(other)) == has)
    }
}
