import Foundation
import MapSearchTestSupport

/// A country of any size that follows from a seed: where its towns are and what they are called.
///
/// What is in a town is made when it is needed, and is the same each time, so a country of 50 million rows takes no memory
/// beyond that of its towns.
struct Country {
    /// What is known of a town before it is made.
    struct Site {
        let name: String
        let region: Int
        let latitude: Double
        let longitude: Double
        let population: Int
        /// Whether another town has the same name, before or after it.
        fileprivate(set) var isShared = false
        /// Whether one of these is in the same region.
        fileprivate(set) var isAmbiguous = false
    }

    static let rowsPerTown = 1 + Town.streetCount * (Town.houseCount + 1)
    private static let regionColumns = 8
    private static let regionRows = 6

    let seed: UInt64
    let regions: [String]
    let sites: [Site]
    /// How far a town reaches from its middle, in degrees.
    let reach: (latitude: Double, longitude: Double)
    /// How many digits a postal code has; a town has two codes.
    let postcodeLength: Int

    init(rows: Int, seed: UInt64) {
        let count = max(1, rows / Self.rowsPerTown)
        self.seed = seed
        postcodeLength = count * 2 <= 100_000 ? 5 : 6
        var random = SplitMix64(seed: seed)
        var regions: [String] = []
        while regions.count < Self.regionColumns * Self.regionRows {
            let language = Language.all[regions.count % Language.all.count]
            let name = language.name(["*land", "*ia", "*shire", "*mark"][random.next(below: 4)], &random)
            if !regions.contains(name) { regions.append(name) }
        }
        // Towns are on a grid, each somewhere in the middle of its cell, so that none reaches into another.
        let columns = Int(Double(count * 3 / 2).squareRoot().rounded(.up))
        let lines = (count + columns - 1) / columns
        let cell = (latitude: 24.0 / Double(lines), longitude: 40.0 / Double(columns))
        reach = (min(0.02, cell.latitude * 0.3), min(0.03, cell.longitude * 0.3))
        var taken = Set<String>()
        var sites: [Site] = []
        for index in 0..<count {
            let (line, column) = (index / columns, index % columns)
            let region =
                line * Self.regionRows / lines * Self.regionColumns + column * Self.regionColumns / columns
            var name = Self.townName(region % Language.all.count, of: count, seed, &random)
            while !taken.insert("\(name)/\(region)").inserted {
                name = Self.townName(region % Language.all.count, of: count, seed, &random)
            }
            sites.append(
                Site(
                    name: name, region: region,
                    latitude: 36 + (Double(line) + 0.4 + 0.2 * random.share()) * cell.latitude,
                    longitude: -10 + (Double(column) + 0.4 + 0.2 * random.share()) * cell.longitude,
                    population: Int(pow(10, 2.5 + 3.5 * random.share()))))
        }
        // One who types leaves out accents, so names that differ in nothing else are the same.
        let bearers = Dictionary(grouping: sites.indices) { TypingError.letters(sites[$0].name) }
        for indices in bearers.values where indices.count > 1 {
            for index in indices {
                sites[index].isShared = true
                sites[index].isAmbiguous = indices.count { sites[$0].region == sites[index].region } > 1
            }
        }
        self.sites = sites
        self.regions = regions
    }

    /// A name from a list that grows with the country, or one of the frequent ones.
    private static func townName(_ language: Int, of count: Int, _ seed: UInt64, _ random: inout SplitMix64) -> String {
        let rank =
            random.next(below: 12) == 0 ? random.next(below: 60 + count / 50) : random.next(below: count * 4 + 400)
        var letters = SplitMix64(seed: seed ^ UInt64(rank) &* 0x2545_F491_4F6C_DD1D &+ UInt64(language) << 56)
        let language = Language.all[language]
        return language.name(language.towns[letters.next(below: language.towns.count)], &letters)
    }

    func language(of site: Site) -> Int { site.region % Language.all.count }

    func town(_ index: Int) -> Town { Town(self, index) }
}
