import MapSearch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension CivilTime {
    /// What the clock of this computer shows.
    static func now() -> CivilTime {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return CivilTime(unixTime: Int(seconds), in: .utcOffset(seconds: parts.tm_gmtoff))
    }
}
