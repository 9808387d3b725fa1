import MapGeometry
import MapSearchIndexFormat
import MapSearchText

extension IndexAssembly {
    /// Writes the houses of every record that has any, in the order of documents.
    mutating func numberHouses() {
        for (document, record) in records.enumerated() where !record.houses.isEmpty || !record.houseRanges.isEmpty {
            let houses = record.houses.map { house in
                let (number, rest) = HouseNumber.split(house.number)
                let postcode = house.postcode == record.postcode ? nil : house.postcode
                return HouseIndex.House(
                    number: number, rest: rest, latitude: FixedAngle.wrapping(house.coordinate.latitude),
                    longitude: FixedAngle.wrapping(house.coordinate.longitude),
                    postcode: postcode.map { contents.houses.number(ofPostcode: $0) })
            }
            let ranges = record.houseRanges.map { range in
                HouseIndex.Range(
                    first: range.first, last: range.last, step: range.step,
                    vertices: range.line.coordinates.map { Self.place($0) })
            }
            contents.houses.append(
                HouseIndex.Entry(houses: houses, ranges: ranges), of: UInt32(document),
                at: Self.place(record.coordinate))
        }
    }
}
