package import MapGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The events of the sun on a day that opening hours can refer to.
package enum SunEvent: UInt8, Hashable, Sendable, CaseIterable {
    case dawn = 1
    case sunrise
    case sunset
    case dusk

    var isMorning: Bool { self == .dawn || self == .sunrise }

    /// The minute of the day to assume if the position is not known.
    var nominalMinute: Int {
        switch self {
        case .dawn: 330
        case .sunrise: 360
        case .sunset: 1080
        case .dusk: 1110
        }
    }

    var name: String {
        switch self {
        case .dawn: "dawn"
        case .sunrise: "sunrise"
        case .sunset: "sunset"
        case .dusk: "dusk"
        }
    }

    /// The angle of the sun's centre below the horizon, in degrees: refraction plus half the disc for sunrise and
    /// sunset, and 6° for civil twilight.
    fileprivate var depression: Double { self == .sunrise || self == .sunset ? 0.833 : 6 }
}

/// The minutes of a day at which the sun rises and sets, in local time.
///
/// The equations are those of NOAA's solar calculator (after Meeus, *Astronomical Algorithms*), accurate to about a minute
/// between the polar circles. Where the sun stays below the horizon, it rises and sets at its highest; where it stays
/// above, it rises and sets at its lowest, so that a day is as long as the light.
package struct SunTimes: Sendable {
    private let minutes: (dawn: Int, sunrise: Int, sunset: Int, dusk: Int)

    /// Computes the times of a day.
    ///
    /// - Parameters:
    ///   - day: The number of days since 1970-01-01.
    ///   - coordinate: The position.
    ///   - timeZone: The time zone, in which the times are local.
    package init(day: Int, coordinate: Coordinate, timeZone: CivilTimeZone) {
        let solarNoon = Double(day * 86_400 + 43_200) - coordinate.longitude * 240
        let offset = timeZone.secondsFromUTC(atUnixTime: Int(solarNoon))
        let morning = Sun(unixTime: solarNoon - 21_600)
        let evening = Sun(unixTime: solarNoon + 21_600)
        func minute(_ event: SunEvent) -> Int {
            let sun = event.isMorning ? morning : evening
            let noon = 720 - 4 * coordinate.longitude - sun.minutesAhead + Double(offset) / 60
            let angle = 4 * sun.hourAngle(depression: event.depression, latitude: coordinate.latitude)
            return Int((event.isMorning ? noon - angle : noon + angle).rounded())
        }
        minutes = (minute(.dawn), minute(.sunrise), minute(.sunset), minute(.dusk))
    }

    /// The minute of the day of an event; below 0 and above 1439 on the days before and after.
    package subscript(event: SunEvent) -> Int {
        switch event {
        case .dawn: minutes.dawn
        case .sunrise: minutes.sunrise
        case .sunset: minutes.sunset
        case .dusk: minutes.dusk
        }
    }
}

/// The position of the sun at an instant.
private struct Sun {
    /// Radians north of the equator.
    let declination: Double
    /// The number of minutes by which the sun is ahead of a mean sun: the equation of time.
    let minutesAhead: Double

    init(unixTime: Double) {
        func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
        func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
        // Julian centuries since noon of 2000-01-01.
        let century = (unixTime - 946_728_000) / (86_400 * 36_525)
        let meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.000_303_2)
        let meanAnomaly = 357.52911 + century * (35_999.05029 - 0.000_153_7 * century)
        let eccentricity = 0.016_708_634 - century * (0.000_042_037 + 0.000_000_126_7 * century)
        let center =
            sine(meanAnomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
            + sine(2 * meanAnomaly) * (0.019993 - 0.000101 * century) + sine(3 * meanAnomaly) * 0.000289
        let node = 125.04 - 1934.136 * century
        let longitude = meanLongitude + center - 0.00569 - 0.00478 * sine(node)
        let obliquity = 23.439_291 - 0.013_004_2 * century + 0.00256 * cosine(node)
        declination = asin(sine(obliquity) * sine(longitude))
        let tangent = tan(obliquity / 2 * .pi / 180)
        let y = tangent * tangent
        let sineAnomaly = sine(meanAnomaly)
        let equation =
            y * sine(2 * meanLongitude) - 2 * eccentricity * sineAnomaly
            + 4 * eccentricity * y * sineAnomaly * cosine(2 * meanLongitude)
            - 0.5 * y * y * sine(4 * meanLongitude) - 1.25 * eccentricity * eccentricity * sine(2 * meanAnomaly)
        minutesAhead = 4 * equation * 180 / .pi
    }

    /// The angle in degrees by which the Earth turns between the sun's highest position and the given angle below the horizon, 0…180.
    func hourAngle(depression: Double, latitude: Double) -> Double {
        let latitude = latitude * .pi / 180
        let cosine =
            (sin(-depression * .pi / 180) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
        guard !cosine.isNaN else { return 90 }
        return acos(min(max(cosine, -1), 1)) * 180 / .pi
    }
}
