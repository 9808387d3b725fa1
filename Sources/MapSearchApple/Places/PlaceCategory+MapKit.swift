#if canImport(MapKit)
import MapKit
import MapSearch

extension PlaceCategory {
    /// The category of a MapKit point of interest, by OpenStreetMap's main tag for it; a category newer than
    /// this table keeps MapKit's name.
    init(_ category: MKPointOfInterestCategory) {
        if let known = PointOfInterestTable.categories.first(where: { $0.mapKit == category }) {
            self.init(id: known.id, name: known.name)
        } else {
            self.init(id: category.rawValue, name: category.rawValue)
        }
    }
}

extension MKPointOfInterestCategory {
    /// The MapKit category of points of interest for a category of this library; nil if there is none.
    init?(_ category: PlaceCategory) {
        guard let known = PointOfInterestTable.categories.first(where: { $0.id == category.id }) else { return nil }
        self = known.mapKit
    }
}

/// MapKit's categories of points of interest since iOS 13, with their names in this library.
private enum PointOfInterestTable {
    static let categories: [(mapKit: MKPointOfInterestCategory, id: String, name: String)] = [
        (.airport, "aeroway=aerodrome", "Airport"),
        (.amusementPark, "tourism=theme_park", "Amusement park"),
        (.aquarium, "tourism=aquarium", "Aquarium"),
        (.atm, "amenity=atm", "ATM"),
        (.bakery, "shop=bakery", "Bakery"),
        (.bank, "amenity=bank", "Bank"),
        (.beach, "natural=beach", "Beach"),
        (.brewery, "craft=brewery", "Brewery"),
        (.cafe, "amenity=cafe", "Café"),
        (.campground, "tourism=camp_site", "Campground"),
        (.carRental, "amenity=car_rental", "Car rental"),
        (.evCharger, "amenity=charging_station", "Charging station"),
        (.fireStation, "amenity=fire_station", "Fire station"),
        (.fitnessCenter, "leisure=fitness_centre", "Fitness centre"),
        (.foodMarket, "shop=supermarket", "Food market"),
        (.gasStation, "amenity=fuel", "Petrol station"),
        (.hospital, "amenity=hospital", "Hospital"),
        (.hotel, "tourism=hotel", "Hotel"),
        (.laundry, "shop=laundry", "Laundry"),
        (.library, "amenity=library", "Library"),
        (.marina, "leisure=marina", "Marina"),
        (.movieTheater, "amenity=cinema", "Cinema"),
        (.museum, "tourism=museum", "Museum"),
        (.nationalPark, "boundary=national_park", "National park"),
        (.nightlife, "amenity=nightclub", "Nightlife"),
        (.park, "leisure=park", "Park"),
        (.parking, "amenity=parking", "Parking"),
        (.pharmacy, "amenity=pharmacy", "Pharmacy"),
        (.police, "amenity=police", "Police"),
        (.postOffice, "amenity=post_office", "Post office"),
        (.publicTransport, "public_transport=station", "Public transport"),
        (.restaurant, "amenity=restaurant", "Restaurant"),
        (.restroom, "amenity=toilets", "Restroom"),
        (.school, "amenity=school", "School"),
        (.stadium, "leisure=stadium", "Stadium"),
        (.store, "shop=yes", "Shop"),
        (.theater, "amenity=theatre", "Theatre"),
        (.university, "amenity=university", "University"),
        (.winery, "craft=winery", "Winery"),
        (.zoo, "tourism=zoo", "Zoo"),
    ]
}
#endif
