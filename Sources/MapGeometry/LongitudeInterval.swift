/// A closed interval on the circle of longitudes, in degrees.
///
/// The interval runs from ``west`` eastwards to ``east``. If `west > east`, it is *inverted*: it crosses the 180th
/// meridian. Every rectangle in the module uses this type to handle that case. It follows `s1.Interval` of the S2
/// geometry library, with one difference: an interval that begins at the 180th meridian has the west −180, not 180, as
/// is usual for bounding boxes.
///
/// | west | east | contains |
/// |---|---|---|
/// | −10 | 20 | 30° around Greenwich |
/// | 170 | −170 | 20° across the 180th meridian |
/// | 180 | 180 | the 180th meridian alone |
/// | −180 | 180 | everything, ``full`` |
/// | 180 | −180 | nothing, ``empty`` |
public struct LongitudeInterval: Hashable, Sendable {
    /// The western end in degrees: −180..<180, or 180 for the 180th meridian alone and for the empty interval.
    public let west: Double

    /// The eastern end in degrees, smaller than ``west`` if the interval crosses the 180th meridian.
    ///
    /// It is above −180 and at most 180; only the empty interval has −180.
    public let east: Double

    /// The interval that contains no longitude.
    public static let empty = LongitudeInterval(uncheckedWest: 180, east: -180)

    /// The interval that contains every longitude.
    public static let full = LongitudeInterval(uncheckedWest: -180, east: 180)

    /// Creates the interval from one longitude eastwards to another.
    ///
    /// Ends outside −180…180 are wrapped; an interval of 360° or more is ``full``. If an end is not a number, the
    /// interval is ``empty``. `west: 180, east: -180` is the 180th meridian, not the empty interval.
    ///
    /// - Parameters:
    ///   - west: The western end in degrees.
    ///   - east: The eastern end in degrees; smaller than `west` to cross the 180th meridian.
    public init(west: Double, east: Double) {
        if west.magnitude <= 180, east.magnitude <= 180 {
            self.init(wrappedWest: west, east: east)
        } else if east - west >= 360 {
            self = .full
        } else if west.isFinite, east.isFinite {
            self.init(wrappedWest: wrappedLongitude(west), east: wrappedLongitude(east))
        } else {
            self = .empty
        }
    }

    /// Creates an interval that contains a single longitude; ``empty`` if it is not finite.
    ///
    /// - Parameter longitude: Degrees, wrapped into −180…180.
    public init(_ longitude: Double) {
        self.init(west: longitude, east: longitude)
    }

    /// Creates the shortest interval that contains all of the longitudes.
    ///
    /// It is the circle without the widest gap between neighbours. Of several widest gaps, one that crosses the 180th
    /// meridian is preferred, so that the result is inverted only if that makes it shorter.
    ///
    /// - Parameter longitudes: Degrees. Values outside −180…180 are wrapped, and values that are not finite are
    ///   skipped. Without any, the interval is ``empty``.
    /// - Complexity: O(*n* log *n*).
    public init(covering longitudes: some Sequence<Double>) {
        var sorted: [Double] = []
        for longitude in longitudes where longitude.isFinite {
            let wrapped = wrappedLongitude(longitude)
            sorted.append(wrapped == -180 ? 180 : wrapped)
        }
        guard !sorted.isEmpty else {
            self = .empty
            return
        }
        sorted.sort()
        var widestGap = sorted[0] + 360 - sorted[sorted.count - 1]
        var west = sorted[0]
        var east = sorted[sorted.count - 1]
        for index in sorted.indices.dropFirst() where sorted[index] - sorted[index - 1] > widestGap {
            widestGap = sorted[index] - sorted[index - 1]
            west = sorted[index]
            east = sorted[index - 1]
        }
        self.init(wrappedWest: west, east: east)
    }

    /// Creates the shortest interval that contains all of the intervals.
    ///
    /// It is the circle without the widest gap between the intervals. Of several widest gaps, one that crosses the
    /// 180th meridian is preferred.
    ///
    /// - Parameter intervals: The intervals. If all are empty, the result is ``empty``.
    /// - Complexity: O(*n* log *n*).
    public init(covering intervals: some Sequence<LongitudeInterval>) {
        // An end is stored unchanged, with whole turns separately: their sum would be rounded, and the result could miss an arc.
        let arcs = intervals.filter { !$0.isEmpty }
            .map { (west: $0.west, end: (turn: $0.isInverted ? 1 : 0, east: $0.east)) }
            .sorted { $0.west < $1.west }
        guard let farthest = arcs.map(\.end).max(by: { $0 < $1 }) else {
            self = .empty
            return
        }
        // The ends of the arcs that lie farther west, beginning with those across the 180th meridian.
        var reach = (turn: farthest.turn - 1, east: farthest.east)
        var widestGap = 0.0
        var (west, east) = (-180.0, 180.0)
        for arc in arcs {
            let gap = arc.west - (reach.east + 360 * Double(reach.turn))
            if gap > widestGap {
                widestGap = gap
                (west, east) = (arc.west, reach.east)
            }
            if reach < arc.end { reach = arc.end }
        }
        self.init(west: west, east: east)
    }

    /// Creates an interval from ends within −180…180 and normalizes the name of the 180th meridian.
    private init(wrappedWest west: Double, east: Double) {
        let eastEnd = east == -180 ? 180 : east
        // As a western end, 180 is written −180, but the meridian alone would then look like the full circle.
        let westEnd = west == 180 && eastEnd != 180 ? -180 : west
        if west == -180, east == -180 {
            self.init(uncheckedWest: 180, east: 180)
        } else {
            self.init(uncheckedWest: westEnd, east: eastEnd)
        }
    }

    private init(uncheckedWest west: Double, east: Double) {
        self.west = west
        self.east = east
    }

    /// A Boolean value that is true if the interval contains no longitude.
    public var isEmpty: Bool { west == 180 && east == -180 }

    /// A Boolean value that is true if the interval contains every longitude.
    public var isFull: Bool { west == -180 && east == 180 }

    /// A Boolean value that is true if the interval crosses the 180th meridian, so that `west > east`.
    ///
    /// It is false for the empty and the full interval, and for an interval that only touches that meridian.
    public var isInverted: Bool { west > east && !isEmpty }

    /// The length in degrees, 0…360; 0 for a single longitude and for the empty interval.
    public var length: Double {
        if isEmpty { return 0 }
        return west <= east ? east - west : (180 - west) + (east + 180)
    }

    /// The centre of the interval in degrees, −180…180; 0 for the full interval and not-a-number for the empty one.
    public var center: Double {
        if isEmpty { return .nan }
        let middle = 0.5 * (west + east)
        if west <= east { return middle }
        return middle <= 0 ? middle + 180 : middle - 180
    }
}
