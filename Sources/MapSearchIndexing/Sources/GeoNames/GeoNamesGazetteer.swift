import MapGeometry
import MapSearch

/// The places of GeoNames while the tables are read.
struct GeoNamesGazetteer {
    private var places: [Int: IndexRecord] = [:]
    /// The number of the place with a code: `GB`, `GB.ENG`, `GB.ENG.H9`.
    private var numbers: [String: Int] = [:]
    /// The codes of the divisions that a place belongs to, the smallest last.
    private var codes: [Int: [String]] = [:]
    private var links: [Int: Int] = [:]
    /// Countries and divisions that are missing in the main table.
    private var missing: Set<Int> = []
    /// The number of places that no longer exist.
    private(set) var formerCount = 0

    /// The reason why a row is not used.
    struct InvalidRow: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    // MARK: Main table

    /// Reads a row of 19 columns.
    ///
    /// - Throws: ``InvalidRow`` if it is not a place on Earth.
    mutating func add(_ fields: [String]) throws(InvalidRow) {
        guard let number = Int(fields[0]) else { throw InvalidRow("“\(fields[0])” is not the number of a place") }
        guard !fields[1].isEmpty else { throw InvalidRow("it has no name") }
        guard let coordinate = Self.coordinate(fields[4], fields[5]) else {
            throw InvalidRow(DelimitedReport.invalidCoordinate("\(fields[4]), \(fields[5])"))
        }
        guard let kind = Self.kind(fields[6], fields[7]) else {
            formerCount += 1
            return
        }
        var record = IndexRecord(uri: Self.uri(number), kind: kind, name: fields[1], coordinate: coordinate)
        let others = fields[3].split(separator: ",").map(String.init).filter { !$0.contains("://") }
        record.alternateNames = ([fields[2]] + others).filter { $0 != fields[1] && !$0.isEmpty }
        record.population = Int(fields[14]).flatMap { $0 > 0 ? $0 : nil }
        record.countryCode = fields[8].isEmpty ? nil : fields[8]
        record.timeZone = fields[17].isEmpty ? nil : fields[17]
        record.capital = fields[7] == "PPLC" ? .country : fields[7] == "PPLA" ? .region : nil
        if kind == .water { record.water = Self.waters[fields[7]] }
        if kind == .business {
            record.business = BusinessMetadata(name: fields[1])
            record.business?.categories = [PlaceCategory(id: "geonames=\(fields[7])", name: fields[7])]
        }
        places[number] = record
        let path = [fields[8], fields[10], fields[11]].prefix { !$0.isEmpty && $0 != "00" }
        codes[number] = path.indices.map { path[...$0].joined(separator: ".") }
        switch fields[7] {
        case "PCLI", "PCL", "PCLD", "PCLF", "PCLS", "PCLIX": numbers[fields[8]] = number
        case "ADM1" where path.count > 1: numbers[path[..<2].joined(separator: ".")] = number
        case "ADM2" where path.count > 2: numbers[path.joined(separator: ".")] = number
        default: break
        }
    }

    private static func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
        guard let latitude = Double(decimal: Array(latitude.utf8)[...]),
            let longitude = Double(decimal: Array(longitude.utf8)[...])
        else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }

    static func uri(_ number: Int) -> String { "geonames:\(number)" }

    /// The kind of a feature, by its class and code; nil for former and planned ones.
    private static func kind(_ featureClass: String, _ code: String) -> ObjectKind? {
        if code.hasSuffix("H"), featureClass == "A" || code == "PPLH" { return nil }
        switch (featureClass, code) {
        case ("A", "ADM1"), ("A", "ADM1X"): return .region
        case ("A", "ADM2"), ("A", "ADM3"): return .county
        case ("A", _):
            return code.hasPrefix("PCL") || code == "TERR" ? .country : code.hasPrefix("ADM") ? .locality : .area
        case ("P", "PPLX"): return .district
        case ("P", "PPLQ"), ("P", "PPLW"): return nil
        case ("P", _): return .locality
        case ("H", _): return .water
        case ("R", "ST"), ("R", "STM"), ("R", "RD"): return .street
        case ("S", "AIRP"), ("S", "AIRF"): return .airport
        case ("S", "RSTN"), ("S", "MTRO"), ("S", "BUSTN"), ("S", "FY"): return .station
        case ("S", _): return .business
        case ("L", _), ("T", _), ("U", _), ("V", _): return .area
        default: return .other
        }
    }

    private static let waters = [
        "OCN": "ocean", "SEA": "sea", "GULF": "gulf", "STRT": "strait", "BAY": "bay", "LK": "lake", "LKS": "lake",
        "STM": "river", "RSV": "reservoir",
    ]

    // MARK: Companions

    /// Reads a row of `countryInfo.txt`.
    mutating func addCountry(_ fields: [String]) {
        guard fields.count > 16, fields[0].utf8.count == 2, let number = Int(fields[16]) else { return }
        numbers[fields[0]] = number
        if places[number] == nil {
            var record = IndexRecord(
                uri: Self.uri(number), kind: .country, name: fields[4],
                coordinate: Coordinate(latitude: 0, longitude: 0))
            record.countryCode = fields[0]
            record.population = Int(fields[7])
            places[number] = record
            codes[number] = [fields[0]]
            missing.insert(number)
        }
        places[number]?.codes += [fields[0], fields[1]].filter { !$0.isEmpty }
    }

    /// Reads a row of a table of divisions: code, name, ASCII name, number.
    mutating func addDivision(_ fields: [String]) {
        guard fields.count > 3, let number = Int(fields[3]) else { return }
        numbers[fields[0]] = number
        guard places[number] == nil else { return }
        let parts = fields[0].split(separator: ".").map(String.init)
        guard parts.count == 2 || parts.count == 3 else { return }
        var record = IndexRecord(
            uri: Self.uri(number), kind: parts.count == 2 ? .region : .county, name: fields[1],
            coordinate: Coordinate(latitude: 0, longitude: 0))
        record.countryCode = parts[0]
        if fields[2] != fields[1], !fields[2].isEmpty { record.alternateNames.append(fields[2]) }
        places[number] = record
        codes[number] = parts.indices.map { parts[...$0].joined(separator: ".") }
        missing.insert(number)
    }

    /// Reads a row of `hierarchy.txt`: parent, child, type of division.
    mutating func addLink(_ fields: [String]) {
        guard fields.count > 1, let parent = Int(fields[0]), let child = Int(fields[1]) else { return }
        if fields.count < 3 || fields[2] == "ADM" || fields[2].isEmpty { links[child] = parent }
    }

    /// Reads a row of the alternate names: number, number of the place, language, name, and four flags.
    mutating func addName(_ fields: [String]) {
        guard fields.count > 3, let number = Int(fields[1]), !fields[3].isEmpty, places[number] != nil else { return }
        func isSet(_ column: Int) -> Bool { fields.count > column && fields[column] == "1" }
        let (language, name) = (fields[2], fields[3])
        let isPlain = !isSet(5) && !isSet(6) && !isSet(7)
        switch language {
        case "iata", "icao", "abbr": places[number]?.codes.append(name)
        case "post", "link", "wkdt", "faac", "tcid", "unlc", "phon", "piny", "uicn": break
        case _ where isPlain && (2...3).contains(language.prefix { $0 != "-" }.utf8.count):
            // A preferred name replaces one that is not preferred.
            let old = places[number]?.localizedNames[language]
            if old == nil || isSet(4) {
                places[number]?.localizedNames[language] = name
                if let old { places[number]?.alternateNames.append(old) }
            } else {
                places[number]?.alternateNames.append(name)
            }
        default: places[number]?.alternateNames.append(name)
        }
    }

    // MARK: Result

    /// All places in the order of their numbers, each with its parent.
    func records() -> [IndexRecord] {
        let middles = middlesOfMissing()
        return places.sorted { $0.key < $1.key }.compactMap { number, place in
            var record = place
            if missing.contains(number) {
                // A division without any places has no position.
                guard let coordinate = middles[number] else { return nil }
                record.coordinate = coordinate
            }
            var seen: Set<String> = [record.name]
            record.alternateNames = record.alternateNames.filter { seen.insert($0).inserted }
            record.parent = parent(of: number).map(Self.uri)
            return record
        }
    }

    private func parent(of number: Int) -> Int? {
        if let parent = links[number], places[parent] != nil, parent != number { return parent }
        return (codes[number] ?? []).reversed().lazy.compactMap { numbers[$0] }.first { code in
            guard code != number, let kind = places[code]?.kind else { return false }
            return Self.rank(kind) < Self.rank(places[number]?.kind ?? .other)
        }
    }

    private static func rank(_ kind: ObjectKind) -> Int {
        switch kind {
        case .country: 0
        case .region: 1
        case .county: 2
        default: 3
        }
    }

    /// The place where most people of a division live.
    private func middlesOfMissing() -> [Int: Coordinate] {
        var best: [Int: (people: Int, number: Int)] = [:]
        for (number, place) in places where !missing.contains(number) && place.kind == .locality {
            for code in codes[number] ?? [] {
                guard let division = numbers[code], missing.contains(division) else { continue }
                let people = place.population ?? 0
                if let other = best[division], (other.people, number) >= (people, other.number) { continue }
                best[division] = (people, number)
            }
        }
        return best.compactMapValues { places[$0.number]?.coordinate }
    }
}
