import MapSearch
import MapSearchIndexFormat

/// The address of an object on one line, and the places that contain it.
struct AddressText {
    /// "Marienplatz 1, Munich, Bavaria, Germany", with the street and its number in the order of the country; without the name
    /// of a business, which is not part of an address.
    let line: String
    /// The places that contain the object, nearest first: "Munich, Bavaria, Germany".
    let surroundings: String

    /// Writes an address.
    ///
    /// - Parameters:
    ///   - name: The name of the object.
    ///   - kind: Its kind.
    ///   - house: The house, if the object is the street of one.
    ///   - containers: The places that contain the object, from the country down, ending with its own house number.
    ///   - order: The order of street and number in the country.
    init(
        name: String, _ kind: ObjectKind, _ house: FoundHouse?, _ containers: [Address.Component], order: StreetLine
    ) {
        surroundings = Self.surroundings(name: name, containers, order: order)
        if kind == .business, !surroundings.isEmpty {
            line = surroundings
        } else if house == nil, surroundings.isEmpty {
            line = name
        } else {
            let own = house.map { order.text(street: name, number: $0.text) } ?? name
            line = String(capacity: own.utf8.count + 2 + surroundings.utf8.count) { [surroundings] writer in
                writer.append(own)
                if !surroundings.isEmpty {
                    writer.append(", ")
                    writer.append(surroundings)
                }
            }
        }
    }

    private static func surroundings(
        name: String, _ containers: [Address.Component], order: StreetLine
    ) -> String {
        guard !containers.isEmpty else { return "" }
        var capacity = 0
        for container in containers { capacity += container.name.utf8.count + 2 }
        return String(capacity: capacity) { writer in
            var place = containers.count - 1
            var isFirst = true
            if place > 0, containers[place].kinds == .house {
                writer.append(order.text(street: containers[place - 1].name, number: containers[place].name))
                isFirst = false
                place -= 2
            }
            // "Germany" for Berlin: a city that is its own region is named once.
            var last = name
            while place >= 0 {
                let container = containers[place].name
                place -= 1
                guard container != last else { continue }
                if !isFirst { writer.append(", ") }
                writer.append(container)
                last = container
                isFirst = false
            }
        }
    }
}
