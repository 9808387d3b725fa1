/// The results of one index at a coordinate.
struct ReverseAnswers {
    typealias Answer = ReverseSearch.Answer

    /// The finest object at the coordinate: a house, a street, a water, a settlement, a country.
    var address: Answer?
    /// The containers, from the street to the country.
    var containers: [Answer] = []
    /// The other objects there, or within the requested radius, nearest first.
    var nearby: [Answer] = []

    /// All results: the address comes first.
    var all: [Answer] {
        guard let address else { return nearby }
        if containers.isEmpty, nearby.isEmpty { return [address] }
        return [address] + containers + nearby
    }
}
