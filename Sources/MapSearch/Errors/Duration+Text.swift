import MapGeometry

extension Duration {
    /// The duration as text for a message: `250 milliseconds`, `1.5 seconds`, `2 minutes`.
    ///
    /// Rounded to about three digits, and up if it is less than a millisecond.
    package var plainText: String {
        let seconds = self / .seconds(1)
        let text: (_ value: Double, _ digits: Int, _ unit: String) -> String = { value, digits, unit in
            let number = decimalText(value, maximumFractionDigits: digits)
            return number == "1" ? "1 \(unit)" : "\(number) \(unit)s"
        }
        return switch seconds.magnitude {
        case 0: "0 seconds"
        case ..<0.9995: text(seconds < 0 ? seconds * 1000 : max(1, seconds * 1000), 0, "millisecond")
        case ..<119.5: text(seconds, 1, "second")
        case ..<(119.5 * 60): text(seconds / 60, 0, "minute")
        default: text(seconds / 3600, 0, "hour")
        }
    }
}
