import Foundation

extension Date {
    /// The whole seconds since 1970, at most 10¹² (30,000 years) before or after; 0 for a date that is not a number.
    package var wholeSeconds: Int {
        let seconds = timeIntervalSince1970
        return seconds.isNaN ? 0 : Int(min(max(seconds, -1e12), 1e12))
    }
}
