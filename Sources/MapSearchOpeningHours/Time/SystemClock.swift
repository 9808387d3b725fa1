#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// The system's time of day.
package enum SystemClock {
    /// The instant to use as the current time in tests; nil for the system's clock.
    @TaskLocal package static var fixedUnixTime: Int?

    /// Seconds since 1970-01-01T00:00:00Z.
    package static var unixTime: Int { fixedUnixTime ?? Int(time(nil)) }
}

extension CivilTime {
    /// Returns the current local time.
    ///
    /// - Parameter timeZone: The time zone of the place.
    /// - Returns: The civil time, in whole seconds.
    public static func now(in timeZone: CivilTimeZone) -> CivilTime {
        CivilTime(unixTime: SystemClock.unixTime, in: timeZone)
    }
}
