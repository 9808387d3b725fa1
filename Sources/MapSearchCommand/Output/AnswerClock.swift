import MapSearch
import Synchronization

/// The local time at places while answers are written: the requested time, or now.
final class AnswerClock: Sendable {
    private let fixed: CivilTime?
    private let unixTime = SystemClock.unixTime
    /// The time now in each time zone.
    private let times = Mutex<[String: CivilTime]>([:])

    /// Creates a clock; `time` is the requested time, or nil for now.
    init(_ time: CivilTime? = nil) {
        fixed = time
    }

    /// Returns whether a business is open; nil if its hours or its time zone are unknown.
    func status(of business: BusinessMetadata, _ object: GeoObject) -> OpeningHours.Status? {
        guard business.openingHoursText != nil, let hours = business.openingHours,
            let time = fixed ?? time(in: object[ToponymMetadata.self]?.timeZoneIdentifier)
        else { return nil }
        var place = OpeningHours.Place(coordinate: object.coordinate)
        if hours.dependsOnPublicHolidays, let code = object.address?.countryCode {
            place.holidays = holidays(of: code)
        }
        if hours.dependsOnSun, let identifier = object[ToponymMetadata.self]?.timeZoneIdentifier {
            place.timeZone = CivilTimeZone(identifier: identifier)
        }
        return hours.status(at: time, in: place)
    }

    private func time(in identifier: String?) -> CivilTime? {
        guard let identifier else { return nil }
        return times.withLock { times in
            if let time = times[identifier] { return time }
            guard let zone = CivilTimeZone(identifier: identifier) else { return nil }
            let time = CivilTime(unixTime: unixTime, in: zone)
            times[identifier] = time
            return time
        }
    }

    /// The holidays of the countries seen so far, of which there are few.
    private static let knownHolidays = Mutex<[String: PublicHolidays?]>([:])

    private func holidays(of country: String) -> PublicHolidays? {
        Self.knownHolidays.withLock { known in
            if let holidays = known[country] { return holidays }
            let holidays = PublicHolidays(countryCode: country)
            known[country] = .some(holidays)
            return holidays
        }
    }
}
