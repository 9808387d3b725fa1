import MapSearch

/// What the tags of a point of interest say of it, as metadata.
enum OSMBusiness {
    static func metadata(_ tags: OSMTags, name: String, category: String) -> BusinessMetadata {
        var business = BusinessMetadata(name: name)
        business.categories = categories(tags, first: category)
        for key in [OSMKey.phone, .contactPhone, .contactMobile] {
            for number in OSMNames.parts(tags[key]) where !business.phones.contains(where: { $0.number == number }) {
                business.phones.append(.init(number: number))
            }
        }
        for key in [OSMKey.fax, .contactFax] {
            for number in OSMNames.parts(tags[key]) { business.phones.append(.init(number: number, kind: .fax)) }
        }
        business.links = links(tags)
        if let brand = tags[.brand] {
            business.chains.append(.init(id: tags[.brandWikidata] ?? brand, name: brand))
        } else if let keeper = tags[.operator] {
            business.chains.append(.init(id: tags[.operatorWikidata] ?? keeper, name: keeper))
        }
        business.features = features(tags)
        business.openingHoursText = tags[.openingHours]
        return business
    }

    /// The main tag first, then whatever else the object is, and what it cooks or plays.
    private static func categories(_ tags: OSMTags, first: String) -> [Category] {
        var ids = [first]
        for key in OSMKey.main where key != .building && key != .place && key != .boundary && key != .landuse {
            if let value = tags[key], value != "no", value != "yes" { ids.append("\(key.name)=\(value)") }
        }
        for key in [OSMKey.cuisine, .sport, .religion] {
            ids += OSMNames.parts(tags[key]).map { "\(key.name)=\($0)" }
        }
        var seen: Set<String> = []
        // Names are given by who shows them, in the language of who looks at them.
        return ids.filter { seen.insert($0).inserted }.map { Category(id: $0, name: "") }
    }

    private static func links(_ tags: OSMTags) -> [BusinessMetadata.Link] {
        var links: [BusinessMetadata.Link] = []
        func add(_ url: String, _ kind: BusinessMetadata.Link.Kind) {
            if !links.contains(where: { $0.url == url }) { links.append(.init(url: url, kind: kind)) }
        }
        for key in [OSMKey.website, .contactWebsite, .url] {
            for url in OSMNames.parts(tags[key]) { add(url, .website) }
        }
        for key in [OSMKey.contactFacebook, .contactInstagram, .contactTwitter] {
            for url in OSMNames.parts(tags[key]) { add(url, .social) }
        }
        for key in [OSMKey.email, .contactEmail] {
            for address in OSMNames.parts(tags[key]) { add("mailto:\(address)", .other) }
        }
        if let url = tags[.menuWebsite] { add(url, .menu) }
        if let url = tags[.bookingWebsite] { add(url, .booking) }
        return links
    }

    /// What is there or is not.
    private static let flags: [OSMKey] = [
        .wheelchair, .takeaway, .delivery, .outdoorSeating, .indoorSeating, .driveThrough, .reservation,
        .airConditioning,
        .toilets, .toiletsWheelchair, .microbrewery, .changingTable, .dispensing, .selfService, .organic, .smoking,
    ]

    private static func features(_ tags: OSMTags) -> [BusinessMetadata.Feature] {
        var features: [BusinessMetadata.Feature] = []
        func flag(_ id: String, _ value: String?) {
            switch value {
            case "yes", "only", "designated", "limited": features.append(.init(id: id, value: .flag(true)))
            case "no": features.append(.init(id: id, value: .flag(false)))
            default: break
            }
        }
        if let access = tags[.internetAccess] {
            features.append(.init(id: "wifi", value: .flag(["wlan", "yes", "wifi", "free"].contains(access))))
            if tags.is(.internetFee, "no") { features.append(.init(id: "free_wifi", value: .flag(true))) }
        }
        for key in flags where tags.has(key) { flag(key.name.replacing(":", with: "_"), tags[key]) }
        for key in [OSMKey.cuisine, .sport, .religion, .denomination, .vending] where tags.has(key) {
            let values = OSMNames.parts(tags[key])
            if !values.isEmpty { features.append(.init(id: key.name, value: .values(values))) }
        }
        for family in ["payment", "diet", "fuel"] {
            let offered = tags.family("\(family):").filter { $0.value == "yes" || $0.value == "only" }.map(\.suffix)
            if !offered.isEmpty { features.append(.init(id: family, value: .values(offered))) }
        }
        if let stars = tags[.stars].flatMap(Double.init) { features.append(.init(id: "stars", value: .number(stars))) }
        return features
    }
}
