/// A sum of sines Σ cₖ sin 2kσ for k = 1…6, the form of a geodesic's integrals.
struct SineSeries {
    var c1 = 0.0
    var c2 = 0.0
    var c3 = 0.0
    var c4 = 0.0
    var c5 = 0.0
    var c6 = 0.0

    /// Returns the sum for an angle given by its sine and cosine, by Clenshaw's recurrence.
    func sum(_ sine: Double, _ cosine: Double) -> Double {
        let twiceCosine = 2 * (cosine - sine) * (cosine + sine)
        let b6 = c6
        let b5 = twiceCosine * b6 + c5
        let b4 = twiceCosine * b5 - b6 + c4
        let b3 = twiceCosine * b4 - b5 + c3
        let b2 = twiceCosine * b3 - b4 + c2
        let b1 = twiceCosine * b2 - b3 + c1
        return 2 * sine * cosine * b1
    }
}

extension SineSeries {
    /// The two angles between which a sum is taken, prepared for any number of series.
    struct Ends {
        fileprivate let twiceCosine: SIMD2<Double>
        fileprivate let sine: SIMD2<Double>

        init(_ first: Direction, _ second: Direction) {
            let sines = SIMD2(first.sine, second.sine)
            let cosines = SIMD2(first.cosine, second.cosine)
            twiceCosine = 2 * (cosines - sines) * (cosines + sines)
            sine = 2 * sines * cosines
        }
    }

    /// Returns the difference between the sums for the second and the first angle.
    @inline(__always)
    func difference(_ ends: Ends) -> Double {
        let factor = ends.twiceCosine
        let b6 = SIMD2(repeating: c6)
        let b5 = factor * b6 + c5
        let b4 = factor * b5 - b6 + c4
        let b3 = factor * b4 - b5 + c3
        let b2 = factor * b3 - b4 + c2
        let sums = ends.sine * (factor * b2 - b3 + c1)
        return sums.y - sums.x
    }
}

/// The series expansions of the geodesic integrals up to the sixth order.
///
/// Equation numbers are those of C. F. F. Karney, *Algorithms for geodesics*, J. Geodesy 87, 43–55 (2013),
/// doi:10.1007/s00190-012-0578-z. ε is the expansion parameter of the geodesic and *n* the third flattening.
enum GeodesicSeries {
    /// Equation 17: the factor of the distance integral, *A*₁.
    static func a1(_ eps: Double) -> Double {
        let e2 = eps * eps
        return (1 + e2 * (1.0 / 4 + e2 * (1.0 / 64 + e2 / 256))) / (1 - eps)
    }

    /// Equation 18: the coefficients of the distance integral, *C*₁.
    static func c1(_ eps: Double) -> SineSeries {
        let e2 = eps * eps
        let e3 = e2 * eps
        let e4 = e2 * e2
        return SineSeries(
            c1: eps * (-1.0 / 2 + e2 * (3.0 / 16 - e2 / 32)),
            c2: e2 * (-1.0 / 16 + e2 * (1.0 / 32 - e2 * 9 / 2048)),
            c3: e3 * (-1.0 / 48 + e2 * 3 / 256),
            c4: e4 * (-5.0 / 512 + e2 * 3 / 512),
            c5: e4 * eps * -7 / 1280,
            c6: e4 * e2 * -7 / 2048)
    }

    /// Equation 21: the coefficients that convert a distance back to an arc, *C*₁′.
    static func c1Inverse(_ eps: Double) -> SineSeries {
        let e2 = eps * eps
        let e3 = e2 * eps
        let e4 = e2 * e2
        return SineSeries(
            c1: eps * (1.0 / 2 + e2 * (-9.0 / 32 + e2 * 205 / 1536)),
            c2: e2 * (5.0 / 16 + e2 * (-37.0 / 96 + e2 * 1335 / 4096)),
            c3: e3 * (29.0 / 96 - e2 * 75 / 128),
            c4: e4 * (539.0 / 1536 - e2 * 2391 / 2560),
            c5: e4 * eps * 3467 / 7680,
            c6: e4 * e2 * 38081 / 61440)
    }

    /// Equation 42: the factor of the reduced-length integral, *A*₂.
    static func a2(_ eps: Double) -> Double {
        let e2 = eps * eps
        return (1 - eps) * (1 + e2 * (1.0 / 4 + e2 * (9.0 / 64 + e2 * 25 / 256)))
    }

    /// Equation 43: the coefficients of the reduced-length integral, *C*₂.
    static func c2(_ eps: Double) -> SineSeries {
        let e2 = eps * eps
        let e3 = e2 * eps
        let e4 = e2 * e2
        return SineSeries(
            c1: eps * (1.0 / 2 + e2 * (1.0 / 16 + e2 / 32)),
            c2: e2 * (3.0 / 16 + e2 * (1.0 / 32 + e2 * 35 / 2048)),
            c3: e3 * (5.0 / 48 + e2 * 5 / 256),
            c4: e4 * (35.0 / 512 + e2 * 7 / 512),
            c5: e4 * eps * 63 / 1280,
            c6: e4 * e2 * 77 / 2048)
    }

    /// Equation 24: the factor of the longitude integral, *A*₃, for the ellipsoid of the Earth.
    static func a3(_ eps: Double) -> Double {
        let n = Earth.thirdFlattening
        let k1 = -1.0 / 2 + n / 2
        let k2 = -1.0 / 4 + n * (-1.0 / 8 + n * 3 / 8)
        let k3 = -1.0 / 16 + n * (-3.0 / 16 - n / 16)
        let k4 = -3.0 / 64 - n / 32
        return 1 + eps * (k1 + eps * (k2 + eps * (k3 + eps * (k4 - eps * 3 / 128))))
    }

    /// Equation 25: the coefficients of the longitude integral, *C*₃, for the ellipsoid of the Earth.
    static func c3(_ eps: Double) -> SineSeries {
        let n = Earth.thirdFlattening
        let n2 = n * n
        let e2 = eps * eps
        let k11 = 1.0 / 4 - n / 4
        let k12 = 1.0 / 8 - n2 / 8
        let k13 = 3.0 / 64 + n * 3 / 64 - n2 / 64
        let k14 = 5.0 / 128 + n / 64
        let k22 = 1.0 / 16 - n * 3 / 32 + n2 / 32
        let k23 = 3.0 / 64 - n / 32 - n2 * 3 / 64
        let k24 = 3.0 / 128 + n / 128
        let k33 = 5.0 / 192 - n * 3 / 64 + n2 * 5 / 192
        let k34 = 3.0 / 128 - n * 5 / 192
        let k44 = 7.0 / 512 - n * 7 / 256
        return SineSeries(
            c1: eps * (k11 + eps * (k12 + eps * (k13 + eps * (k14 + eps * 3 / 128)))),
            c2: e2 * (k22 + eps * (k23 + eps * (k24 + eps * 5 / 256))),
            c3: e2 * eps * (k33 + eps * (k34 + eps * 7 / 512)),
            c4: e2 * e2 * (k44 + eps * 7 / 512),
            c5: e2 * e2 * eps * 21 / 2560)
    }
}
