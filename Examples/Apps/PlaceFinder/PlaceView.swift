import Foundation
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import SwiftUI

/// The details of a place, and its position.
struct PlaceView: View {
    let placemark: Placemark
    @State private var position: MapCameraPosition

    init(placemark: Placemark) {
        self.placemark = placemark
        _position = State(initialValue: .placemark(placemark))
    }

    var body: some View {
        List {
            Map(position: $position) { PinMarkers(objects: [placemark]) }
            Section(placemark.name) {
                ForEach(fields, id: \.name) { LabeledContent($0.name, value: $0.value) }
            }
            Section("Contact") {
                ForEach(business?.phones ?? [], id: \.number) { LabeledContent("Phone", value: $0.number) }
                ForEach(links, id: \.self) { Link($0.host() ?? "Website", destination: $0) }
            }
        }
    }

    private struct Field {
        var name: String
        var value: String
    }

    private var business: BusinessMetadata? { placemark.object[BusinessMetadata.self] }

    private var links: [URL] { (business?.links ?? []).compactMap { URL(string: $0.url) } }

    private var fields: [Field] {
        let coordinate = placemark.coordinate
        let values: [(String, String?)] = [
            ("Address", AddressFormatter().string(from: AddressParts(placemark))),
            ("Category", business?.categories.first?.name), ("Opening hours", business?.openingHoursText),
            ("Time zone", placemark.timeZoneIdentifier),
            ("Coordinate", "\(coordinate.latitude), \(coordinate.longitude)"),
        ]
        return values.compactMap { name, value in
            value.flatMap { $0.isEmpty ? nil : Field(name: name, value: $0) }
        }
    }
}
