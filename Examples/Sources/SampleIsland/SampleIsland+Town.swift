import MapGeometry
import MapSearch
import MapSearchIndexing

extension SampleIsland {
    private static let streets = [
        "Quay Street", "Market Street", "High Street", "Chapel Street", "Garden Street", "Hill Street",
    ]
    private static let lanes = [
        "Anchor Lane", "Bell Lane", "Church Lane", "Dove Lane", "Elm Lane", "Fisher Lane", "Gull Lane", "Heron Lane",
    ]
    /// The distances between two streets, and between two lanes, in metres.
    private static let block = (north: 105.0, east: 150.0)

    /// The intersection of a lane and a street, both counted from the market square.
    static func corner(_ lane: Double, _ street: Double) -> Coordinate {
        at(-5700 + (street - 1) * block.north, 900 + (lane - 3) * block.east)
    }

    /// The streets of the town with their houses: even numbers on the northern and eastern side.
    static var town: [IndexRecord] {
        var records: [IndexRecord] = []
        for (number, name) in streets.enumerated() {
            let line = Polyline((0..<lanes.count).map { corner(Double($0), Double(number)) })
            var record = street("street-\(number)", name, line, in: "port-merea")
            record.houses = houses { house, side in
                corner(0.12 + Double(house) * 0.24, Double(number) + side * 0.19)
            }
            record.postcode = "M1 \(number + 1)AA"
            records.append(record)
        }
        for (number, name) in lanes.enumerated() {
            let line = Polyline((0..<streets.count).map { corner(Double(number), Double($0)) })
            records.append(street("lane-\(number)", name, line, in: "port-merea"))
        }
        var park = IndexRecord(uri: "island:park", kind: .area, name: "Harbour Park", coordinate: corner(8.3, 2))
        park.parent = "island:port-merea"
        park.boundary = [Polygon(outer: [corner(7.3, 0), corner(9.2, 0.2), corner(9.4, 3.7), corner(7.3, 4)])]
        return records + [park]
    }

    private static func houses(_ place: (Int, Double) -> Coordinate) -> [IndexRecord.House] {
        (0..<56).compactMap { number in
            let house = number / 2
            let coordinate = place(house, number % 2 == 0 ? -1 : 1)
            // Some plots are empty.
            guard house % 9 != 4 else { return nil }
            let (high, wide) = (0.00012, 0.00010 + Double(house % 3) * 0.00002)
            let corners = [(-high, -wide), (-high, wide), (high, wide), (high, -wide)]
            return IndexRecord.House(
                number: String(number + 1), coordinate: coordinate,
                boundary: [
                    Polygon(
                        outer: corners.map {
                            Coordinate(latitude: coordinate.latitude + $0.0, longitude: coordinate.longitude + $0.1)
                        })
                ])
        }
    }

    private static func business(
        _ id: String, _ name: String, _ categories: [String], _ coordinate: Coordinate, in parent: String,
        hours: String?, features: [BusinessMetadata.Feature] = [], importance: Double = 0.2
    ) -> IndexRecord {
        var record = IndexRecord(uri: "island:\(id)", kind: .business, name: name, coordinate: coordinate)
        record.parent = "island:\(parent)"
        record.importance = importance
        record.business = BusinessMetadata(
            name: name, categories: categories.map { PlaceCategory(id: $0, name: "") }, features: features,
            openingHoursText: hours)
        return record
    }

    // MARK: Businesses

    static var restaurants: [IndexRecord] {
        let rows: [(String, String, Double, Double, String?, [String], Bool, String)] = [
            ("anchor", "The Anchor", 0.2, 0.3, "Mo-Sa 11:00-23:00; Su 12:00-21:00", ["fish"], true, "street-0"),
            ("bella", "Bella Vista", 1.3, 1.3, "Tu-Su 17:30-23:30", ["pizza", "italian"], true, "street-1"),
            ("curry", "Curry Leaf", 2.3, 2.3, "Mo-Su 12:00-14:30,18:00-22:30", ["indian"], false, "street-2"),
            ("dumpling", "Dumpling House", 3.3, 0.7, "We-Mo 11:30-21:00", ["chinese"], true, "street-0"),
            ("elm", "Elm Garden", 4.3, 3.7, "Fr-Su 18:00-24:00", ["regional"], true, "street-3"),
            ("forno", "Forno", 2.7, 1.7, "Mo-Fr 07:00-15:00", ["pizza"], false, "street-1"),
            ("gull", "The Gull", 6.3, 0.3, "Mo-Su 17:00-02:00", ["fish", "burger"], true, "street-0"),
            ("hearth", "Hearth", 5.4, 2.6, "Mo-Su 18:00+", ["regional"], false, "street-2"),
            ("island", "Island Kitchen", 3.6, 2.3, nil, ["regional"], true, "street-2"),
            ("jasmin", "Jasmin", 1.6, 3.3, "Mo-Sa 11:00-22:00; PH off", ["thai", "vegetarian"], true, "street-3"),
        ]
        return rows.map { id, name, lane, street, hours, cuisine, hasTerrace, parent in
            business(
                id, name, ["amenity=restaurant"], corner(lane, street), in: parent, hours: hours,
                features: [
                    .init(id: "cuisine", value: .values(cuisine)),
                    .init(id: "outdoor_seating", value: .flag(hasTerrace)),
                ])
        }
    }

    static var fillingStations: [IndexRecord] {
        let rows: [(String, Double, Double, String, [String])] = [
            ("Harbour Fuel", 0.03, 60, "24/7", ["diesel", "petrol"]),
            ("Coast Fuel 1", 0.14, -150, "Mo-Su 06:00-22:00", ["petrol"]),
            ("West Cape", 0.25, 220, "Mo-Sa 07:00-20:00", ["diesel", "petrol"]),
            ("Westholm Garage", 0.33, -420, "24/7", ["diesel"]),
            ("Lighthouse", 0.46, 90, "Mo-Su 08:00-18:00", ["petrol"]),
            ("Northend Fuel", 0.55, -60, "24/7", ["diesel", "petrol"]),
            ("Bay Station", 0.68, 310, "Mo-Su 06:00-22:00", ["diesel", "petrol"]),
            ("Saltby Motors", 0.78, -1250, "24/7", ["petrol"]),
            ("Coast Fuel 2", 0.88, 120, "Mo-Su 06:00-22:00", ["petrol", "charging"]),
        ]
        let length = coastRoad.length
        return rows.enumerated().compactMap { number, row in
            let (name, part, offset, hours, fuels) = row
            guard let place = coastRoad.coordinate(atDistance: part * length),
                let ahead = coastRoad.coordinate(atDistance: part * length + 20)
            else { return nil }
            // To the right of the road, or to its left if the offset is negative.
            let coordinate = place.destination(distance: offset, bearing: place.bearing(to: ahead) + 90)
            return business(
                "fuel-\(number)", name, ["amenity=fuel"], coordinate, in: "merea", hours: hours,
                features: [.init(id: "fuel", value: .values(fuels))])
        }
    }
}
