import Foundation
import MapSearch
import MapSearchFoundation
import Testing

struct CivilTimeFoundationTests {
    private static func zone(_ identifier: String) throws -> TimeZone { try #require(TimeZone(identifier: identifier)) }

    @Test(arguments: [
        (0.0, "Europe/Berlin", "1970-01-01T01:00:00"), (0.9, "America/New_York", "1969-12-31T19:00:00"),
        (-0.1, "Europe/London", "1970-01-01T00:59:59"), (1_901_149_200, "Europe/Vaduz", "2030-03-31T03:00:00"),
        (1_901_149_199, "Europe/Vaduz", "2030-03-31T01:59:59"),
        (1_795_145_400, "Asia/Kathmandu", "2026-11-20T09:15:00"),
        (.infinity, "Europe/Berlin", "9999-12-31T23:59:59"), (-.infinity, "GMT", "0001-01-01T00:00:00"),
        (.nan, "GMT", "1970-01-01T00:00:00"),
    ])
    func ofADate(seconds: Double, identifier: String, text: String) throws {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(CivilTime(date, in: try Self.zone(identifier)).description == text)
        #expect(CalendarDate(date, in: try Self.zone(identifier)).description == text.prefix(10))
    }

    @Test func comesBackAsADate() throws {
        let zone = try Self.zone("America/Los_Angeles")
        for seconds in stride(from: 1_700_000_000, to: 1_800_000_000, by: 7_654_321) {
            let date = Date(timeIntervalSince1970: Double(seconds))
            #expect(Date(CivilTime(date, in: zone), in: zone) == date)
        }
    }

    @Test func nowIsNow() throws {
        let before = Date(timeIntervalSinceNow: -1)
        for zone in [TimeZone.current, try Self.zone("Asia/Tokyo")] {
            let now = Date(CivilTime.now(in: zone), in: zone)
            #expect(now >= before.addingTimeInterval(-1) && now <= Date())
        }
    }

    @Test func ofPlaces() throws {
        var object = GeoObject(name: "A", coordinate: .invalid)
        #expect(object.timeZone == nil)
        object[ToponymMetadata.self] = ToponymMetadata(address: Address(), timeZoneIdentifier: "Europe/Vaduz")
        #expect(object.timeZone == TimeZone(identifier: "Europe/Vaduz"))
        #expect(Placemark(object).timeZone?.identifier == "Europe/Vaduz")
        object[ToponymMetadata.self]?.timeZoneIdentifier = "Europe/Nowhere"
        #expect(Placemark(object).timeZone == nil)
    }
}
