import MapSearchIndexFormat
import MapSearchText

/// Consecutive documents with the data that take long to compute, and can be computed for each batch separately.
struct PreparedBatch: Sendable {
    /// The first document.
    let start: Int
    private(set) var records: [IndexRecord] = []
    /// The words of the names, numbered within the batch.
    private(set) var terms = TermCollector()
    /// Per document the number of its names, per name its role and length, then all words: flat, since they are many.
    private(set) var nameCounts: [Int] = []
    private(set) var heads: [(role: ForwardIndex.Role, count: Int)] = []
    private(set) var numbers: [UInt32] = []
    private(set) var droppedNameCount = 0
    /// The houses of each document, whose `postcode` is an index in ``postcodes``.
    private(set) var houses: [[HouseIndex.House]] = []
    private(set) var postcodes: [String] = []

    /// Reads the records of documents.
    init(
        start: Int, places: ArraySlice<UInt64>, _ spooled: SpooledBytes, _ chains: ChainFinder
    ) throws(IndexFormatError) {
        self.start = start
        var reader = RecordReader(spooled)
        var names = NameCollector()
        for place in places {
            var record = try reader.record(at: place)
            chains.apply(to: &record)
            names.collect(record, terms: &terms)
            nameCounts.append(names.names.count)
            for name in names.names {
                heads.append((name.role, name.terms.count))
                numbers += name.terms
            }
            houses.append(record.houses.map { house in entry(house, of: record) })
            records.append(record)
        }
        droppedNameCount = names.droppedCount
    }

    private mutating func entry(_ house: IndexRecord.House, of record: IndexRecord) -> HouseIndex.House {
        let (number, rest) = HouseNumber.split(house.number)
        var postcode: Int?
        if let text = house.postcode, text != record.postcode {
            if postcodes.last != text { postcodes.append(text) }
            postcode = postcodes.count - 1
        }
        let place = IndexAssembly.place(house.coordinate)
        return HouseIndex.House(
            number: number, rest: rest, latitude: place.latitude, longitude: place.longitude, postcode: postcode)
    }
}
