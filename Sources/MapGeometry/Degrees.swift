/// Returns a longitude wrapped into −180…180 degrees.
///
/// Values that are already in the range, both ends included, are unchanged; an odd multiple of 180° keeps its
/// sign. NaN and the infinities give NaN.
@inlinable
package func wrappedLongitude(_ longitude: Double) -> Double {
    if longitude.magnitude <= 180 { return longitude }
    let wrapped = longitude.remainder(dividingBy: 360)
    return wrapped.magnitude == 180 ? (longitude < 0 ? -180 : 180) : wrapped
}

/// Returns the turn from the longitude of one vertex to that of the next, in degrees, positive to the east.
///
/// It is the shorter way round, −180…180, with one exception: a turn of exactly ±360° is kept. Such an edge
/// goes round the Earth, as in the boundary of Antarctica in data sets that cut the world at 180°. Both longitudes must
/// be within −180…180.
@inlinable
package func longitudeTurn(from: Double, to: Double) -> Double {
    let turn = to - from
    return turn.magnitude == 360 ? turn : wrappedLongitude(turn)
}

/// Returns the shortest decimal text that reads back as the same number, without an exponent.
///
/// Not-a-number and the infinities give `nan`, `inf` and `-inf`.
package func decimalText(_ value: Double) -> String {
    let text = value.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else { return text }
    let isNegative = value < 0
    let mantissa = text[..<mark].drop { $0 == "-" }
    let parts = mantissa.split(separator: ".")
    let whole = String(parts[0])
    // The standard library writes a mantissa of one digit before the point, and "1e-05" without one after it.
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let digits = whole + fraction
    let sign = isNegative ? "-" : ""
    if exponent < 0 {
        return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    return sign + digits + String(repeating: "0", count: max(0, exponent - fraction.count)) + ".0"
}

/// Returns a number rounded to a number of decimals, without trailing zeros and without a trailing point.
///
/// For numbers of ordinary size, such as degrees and metres; a number too large to have a fraction is
/// written in full.
package func decimalText(_ value: Double, maximumFractionDigits: Int) -> String {
    var scale = 1.0
    for _ in 0..<maximumFractionDigits { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15 else { return decimalText(value) }
    let units = Int64(scaled)
    let whole = units / Int64(scale)
    var fraction = String(units % Int64(scale))
    fraction = String(repeating: "0", count: max(0, maximumFractionDigits - fraction.utf8.count)) + fraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    let sign = value < 0 && units != 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
}

/// Returns a number for a message: rounded to six decimals, or `not a number` or `infinite`.
///
/// - Parameters:
///   - value: The number.
///   - range: The range that the message says it is outside of: a number that rounding would move into it keeps
///     all of its digits.
/// - Returns: The text.
package func plainText(_ value: Double, outside range: ClosedRange<Double>? = nil) -> String {
    guard value.isFinite else { return value.isNaN ? "not a number" : value < 0 ? "minus infinite" : "infinite" }
    guard value.magnitude < 1e15 else { return value.description }
    let text = decimalText(value, maximumFractionDigits: 6)
    guard let range, !range.contains(value), let rounded = Double(text), range.contains(rounded) else { return text }
    return value.description
}
