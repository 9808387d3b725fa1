import Foundation
import MapSearchTestSupport

/// What is in a town: streets with their houses, and a business in each.
struct Town {
    struct House {
        let number: String
        let latitude: Double
        let longitude: Double
    }

    struct Street {
        let name: String
        let postcode: String
        let houses: [House]
        let business: Business

        /// The middle of its houses.
        var middle: (latitude: Double, longitude: Double) {
            let (first, last) = (houses[0], houses[houses.count - 1])
            return ((first.latitude + last.latitude) / 2, (first.longitude + last.longitude) / 2)
        }
    }

    struct Business {
        let name: String
        let category: String
        let isChain: Bool
        let address: House
    }

    static let streetCount = 60
    static let houseCount = 7
    /// How far apart houses are, in degrees.
    static let houseDistance = 2e-4
    private static let streetNames = 40_000
    private static let chainNames = 300
    private static let shopNames = 200_000

    let site: Country.Site
    let region: String
    let streets: [Street]

    init(_ country: Country, _ index: Int) {
        let site = country.sites[index]
        self.site = site
        region = country.regions[site.region]
        var random = SplitMix64(seed: country.seed &+ UInt64(index + 1) &* 0xD134_2543_DE82_EF95)
        let language = country.language(of: site)
        var used = Set<String>()
        var streets: [Street] = []
        while streets.count < Self.streetCount {
            let name = Self.streetName(random.zipf(below: Self.streetNames), language, country.seed)
            guard used.insert(name).inserted else { continue }
            let code = String(index * 2 + streets.count * 2 / Self.streetCount)
            let postcode = String(repeating: "0", count: country.postcodeLength - code.count) + code
            streets.append(Self.street(name, postcode, country, site, &random))
        }
        self.streets = streets
    }

    private static func streetName(_ rank: Int, _ language: Int, _ seed: UInt64) -> String {
        var letters = SplitMix64(seed: seed &+ UInt64(rank) &* 0x9FB2_1C65_1E98_DF25 &+ UInt64(language) << 56)
        let language = Language.all[language]
        return language.name(language.streets[letters.next(below: language.streets.count)], &letters)
    }

    private static func street(
        _ name: String, _ postcode: String, _ country: Country, _ site: Country.Site, _ random: inout SplitMix64
    ) -> Street {
        // Anywhere in the ellipse of the town, in any direction.
        let (angle, distance) = (random.share() * 2 * .pi, random.share().squareRoot() * 0.9)
        let latitude = site.latitude + country.reach.latitude * distance * sin(angle)
        let longitude = site.longitude + country.reach.longitude * distance * cos(angle)
        let course = random.share() * 2 * .pi
        let (first, step) = (1 + random.next(below: 40), 1 + random.next(below: 2))
        let houses = (0..<houseCount).map { place in
            let way = Double(place) * houseDistance
            return House(
                number: String(first + place * step) + (random.next(below: 20) == 0 ? "a" : ""),
                latitude: latitude + way * sin(course), longitude: longitude + way * cos(course))
        }
        let address = House(
            number: String(first + houseCount * step), latitude: latitude + 1.5 * houseDistance * cos(course),
            longitude: longitude - 1.5 * houseDistance * sin(course))
        return Street(
            name: name, postcode: postcode, houses: houses,
            business: business(address, country.language(of: site), country.seed, &random))
    }

    private static func business(
        _ address: House, _ language: Int, _ seed: UInt64, _ random: inout SplitMix64
    ) -> Business {
        let isChain = random.next(below: 3) == 0
        let rank = random.zipf(below: isChain ? chainNames : shopNames)
        // A chain has the same name wherever it is.
        let home = isChain ? rank % Language.all.count : language
        var letters = SplitMix64(
            seed: seed &+ UInt64(rank) &* 0xA076_1D64_78BD_642F &+ UInt64(home + (isChain ? 32 : 16)) << 56)
        let (form, category) = Language.all[home].shops[letters.next(below: Language.all[home].shops.count)]
        let name = Language.all[home].name(isChain ? (letters.next(below: 2) == 0 ? "*" : "* *") : form, &letters)
        return Business(
            name: name, category: isChain ? "shop=supermarket" : category, isChain: isChain, address: address)
    }
}
