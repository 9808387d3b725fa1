package import MapSearch

extension BusinessMetadata {
    /// Reads information about an organization from its tags.
    ///
    /// - Parameters:
    ///   - tags: Its tags.
    ///   - name: Its name.
    ///   - category: The main tag as `key=value`, which becomes the first category.
    package init(tags: some PlaceTags, name: String, category: String) {
        self.init(name: name)
        categories = Self.categories(tags, first: category)
        for key in [OSMKey.phone, .contactPhone, .contactMobile] {
            for number in tags.parts(key) where !phones.contains(where: { $0.number == number }) {
                phones.append(.init(number: number))
            }
        }
        for key in [OSMKey.fax, .contactFax] {
            for number in tags.parts(key) { phones.append(.init(number: number, kind: .fax)) }
        }
        links = Self.links(tags)
        if let brand = tags.value(of: .brand) {
            chains.append(.init(id: tags.value(of: .brandWikidata) ?? brand, name: brand))
        } else if let keeper = tags.value(of: .operator) {
            chains.append(.init(id: tags.value(of: .operatorWikidata) ?? keeper, name: keeper))
        }
        features = Self.features(tags)
        openingHoursText = tags.value(of: .openingHours)
    }

    /// The main tag first, then further categories, and cuisines, sports and the like.
    private static func categories(_ tags: some PlaceTags, first: String) -> [PlaceCategory] {
        var ids = [first]
        for key in OSMKey.categories {
            if let value = tags.value(of: key), value != "no", value != "yes" { ids.append("\(key.name)=\(value)") }
        }
        for key in [OSMKey.cuisine, .sport, .religion, .speciality] {
            ids += tags.parts(key).map { "\(key.name)=\($0)" }
        }
        var seen: Set<String> = []
        // Names are added when it is shown, in the user's language.
        return ids.filter { seen.insert($0).inserted }.map { PlaceCategory(id: $0, name: "") }
    }

    private static func links(_ tags: some PlaceTags) -> [Link] {
        var links: [Link] = []
        func add(_ url: String, _ kind: Link.Kind) {
            if !links.contains(where: { $0.url == url }) { links.append(.init(url: url, kind: kind)) }
        }
        for key in [OSMKey.website, .contactWebsite, .url] {
            for url in tags.parts(key) { add(url, .website) }
        }
        for key in [OSMKey.contactFacebook, .contactInstagram, .contactTwitter] {
            for url in tags.parts(key) { add(url, .social) }
        }
        for key in [OSMKey.email, .contactEmail] {
            for address in tags.parts(key) { add("mailto:\(address)", .other) }
        }
        if let url = tags.value(of: .menuWebsite) { add(url, .menu) }
        if let url = tags.value(of: .bookingWebsite) { add(url, .booking) }
        return links
    }

    /// Features that are present or absent.
    private static let flags: [OSMKey] = [
        .wheelchair, .takeaway, .delivery, .outdoorSeating, .indoorSeating, .driveThrough, .reservation,
        .airConditioning, .toilets, .toiletsWheelchair, .microbrewery, .changingTable, .dispensing, .selfService,
        .organic, .smoking,
    ]

    private static func features(_ tags: some PlaceTags) -> [Feature] {
        var features: [Feature] = []
        if let access = tags.value(of: .internetAccess) {
            features.append(.init(id: "wifi", value: .flag(["wlan", "yes", "wifi", "free"].contains(access))))
            if tags.value(of: .internetFee) == "no" { features.append(.init(id: "free_wifi", value: .flag(true))) }
        }
        for key in flags {
            switch tags.value(of: key) {
            case "yes", "only", "designated", "limited": features.append(.init(id: key.feature, value: .flag(true)))
            case "no": features.append(.init(id: key.feature, value: .flag(false)))
            default: break
            }
        }
        for key in [OSMKey.cuisine, .sport, .religion, .denomination, .vending] {
            let values = tags.parts(key)
            if !values.isEmpty { features.append(.init(id: key.name, value: .values(values))) }
        }
        for family in ["payment", "diet", "fuel"] {
            let offered = tags.family("\(family):").filter { $0.value == "yes" || $0.value == "only" }.map(\.suffix)
            if !offered.isEmpty { features.append(.init(id: family, value: .values(offered))) }
        }
        if let stars = tags.value(of: .stars).flatMap(Double.init) {
            features.append(.init(id: "stars", value: .number(stars)))
        }
        return features
    }
}

extension OSMKey {
    /// The identifier of the feature for a key.
    fileprivate var feature: String { self == .toiletsWheelchair ? "toilets_wheelchair" : name }
}
