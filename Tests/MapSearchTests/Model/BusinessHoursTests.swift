import MapSearch
import Testing

struct BusinessHoursTests {
    @Test func business() throws {
        let noon = try #require(CivilTime("2026-11-21 12:00"))
        var business = BusinessMetadata(name: "Bakery", openingHoursText: "Mo-Sa 08:00-18:00")
        #expect(business.openingHours?.state(at: noon) == .open)
        #expect(business.openingState(at: noon) == .open)
        business.openingHoursText = "when the light is on"
        #expect(business.openingHours == nil && business.openingState(at: noon) == .unknown)
        business.openingHoursText = nil
        #expect(business.openingHours == nil && business.openingState(at: noon) == .unknown)
    }

    @Test func coding() throws {
        let hours = try OpeningHours("mo-fr 8-18; PH off")
        let again = try recoded(hours)
        #expect(again == hours && again.text == hours.text && again.remarks == hours.remarks)
        let time = try #require(CivilTime("2026-11-21T14:30:05"))
        #expect(try recoded(time) == time)
    }
}
