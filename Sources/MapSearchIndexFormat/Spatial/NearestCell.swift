/// The point that splits a subtree, with what its distance is made of.
///
/// hav(d) = hav(Δφ) + cos φ₁ cos φ₂ hav(Δλ)
struct NearestSplit {
    let latitude: Int32
    let longitude: Int32
    let latitudeTerm: Float
    let longitudeTerm: Float
    let cosine: Float

    @inline(__always)
    init(_ latitude: Int32, _ longitude: Int32, from search: borrowing NearestSearch) {
        self.latitude = latitude
        self.longitude = longitude
        // Wrapping: the longitude's difference is the one on the circle.
        latitudeTerm = NearestSearch.haversine(latitude &- search.latitude)
        longitudeTerm = NearestSearch.haversine(longitude &- search.longitude)
        cosine = NearestSearch.cosine(latitude)
    }

    @inline(__always)
    func haversine(from search: borrowing NearestSearch) -> Float {
        latitudeTerm + search.cosine * cosine * longitudeTerm
    }
}

/// A subtree: its points, its node, and a box that holds it with what bounds the distance to it from below.
///
/// Each factor of the haversine is bounded by itself: Δφ and Δλ by the nearer edge, cos φ₂ by its smaller value at the
/// edges. A split moves one edge, and the terms of the point that splits are those of the edge. Longitudes do not wrap
/// inside the tree.
struct NearestCell {
    private(set) var lower: UInt32
    private(set) var upper: UInt32
    private(set) var node: UInt32 = 0
    private(set) var splitsLongitude = true
    /// The best score that anything in it may have.
    var reach: Float = 0
    private var south: Int32 = -1_073_741_824
    private var north: Int32 = 1_073_741_824
    private var west: Int32 = .min
    private var east: Int32 = .max
    private var southTerm: Float
    private var northTerm: Float
    private var westTerm: Float
    private var eastTerm: Float
    private var southCosine: Float = 0
    private var northCosine: Float = 0

    init(points: Range<Int>, around search: borrowing NearestSearch) {
        lower = UInt32(points.lowerBound)
        upper = UInt32(points.upperBound)
        southTerm = NearestSearch.haversine(south &- search.latitude)
        northTerm = NearestSearch.haversine(north &- search.latitude)
        westTerm = NearestSearch.haversine(west &- search.longitude)
        eastTerm = NearestSearch.haversine(east &- search.longitude)
    }

    var count: Int { Int(upper) &- Int(lower) }

    /// The point that splits the subtree.
    var middle: UInt32 { lower &+ (upper &- lower) / 2 }

    /// Goes on to the side of a split where the coordinate is smaller.
    @inline(__always)
    mutating func keepLow(of split: NearestSplit, at middle: UInt32) {
        upper = middle
        node = 2 &* node &+ 1
        if splitsLongitude {
            east = split.longitude
            eastTerm = split.longitudeTerm
        } else {
            north = split.latitude
            northTerm = split.latitudeTerm
            northCosine = split.cosine
        }
        splitsLongitude.toggle()
    }

    /// Goes on to the side of a split where the coordinate is larger.
    @inline(__always)
    mutating func keepHigh(of split: NearestSplit, at middle: UInt32) {
        lower = middle &+ 1
        node = 2 &* node &+ 2
        if splitsLongitude {
            west = split.longitude
            westTerm = split.longitudeTerm
        } else {
            south = split.latitude
            southTerm = split.latitudeTerm
            southCosine = split.cosine
        }
        splitsLongitude.toggle()
    }

    /// A bound from below for the haversine to anything in the cell; 0 where the place asked for lies inside.
    @inline(__always)
    func lowerBound(from search: borrowing NearestSearch) -> Float {
        var bound: Float = search.latitude < south ? southTerm : search.latitude > north ? northTerm : 0
        if search.longitude < west || search.longitude > east {
            let edge = max(0, min(southCosine, northCosine))
            bound += max(0, search.cosine) * edge * min(westTerm, eastTerm)
        }
        // Float rounding must never prune the true nearest one.
        return bound * 0.999_99
    }
}
