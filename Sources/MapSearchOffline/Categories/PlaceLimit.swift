import MapSearchIndexFormat

/// Decides whether a business is in a place, such as a settlement or a street.
///
/// It is when the place is among what it belongs to. Where the place has an outline, lying in it will do, too.
struct PlaceLimit {
    private let index: IndexFile
    private let container: Int?
    /// The number of the outline.
    private let area: Int?
    /// What is known of containers that were met.
    private var known: [Int: Bool] = [:]

    init(_ document: UInt32, in index: IndexFile) throws(IndexFormatError) {
        self.index = index
        container = try index.containers.number(of: document)
        var area: Int?
        for number in 0..<index.areas.count where area == nil {
            if try index.areas.document(number) == document { area = number }
        }
        self.area = area
    }

    /// Whether nothing can be said: the place has neither members nor an outline.
    var isOpen: Bool { container == nil && area == nil }

    mutating func contains(
        _ document: UInt32, _ latitude: Int32, _ longitude: Int32
    ) throws(IndexFormatError) -> Bool {
        if let own = try index.attributes[document].container, try belongs(own) { return true }
        guard let area else { return false }
        return try index.areas.contains(area, latitude, longitude)
    }

    private mutating func belongs(_ first: Int) throws(IndexFormatError) -> Bool {
        guard let container else { return false }
        if let answer = known[first] { return answer }
        var next: Int? = first
        var answer = false
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let current = next else { break }
            if current == container {
                answer = true
                break
            }
            next = try index.containers.parent(current)
        }
        known[first] = answer
        return answer
    }
}
