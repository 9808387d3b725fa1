import Foundation
import MapGeometry
import MapSearchPresentation
import Testing

/// Values of this module come back from JSON, also from what later versions wrote.
struct PresentationCodingTests {
    @Test func comeBack() throws {
        try comesBack(CameraPosition(center: Coordinate(latitude: 1, longitude: 2), zoomLevel: 3))
        for part in AddressPart.allCases { try comesBack(part) }
        for point in CompassPoint.allCases { try comesBack(point) }
        for direction in RelativeDirection.allCases { try comesBack(direction) }
    }

    @Test func olderAndLaterDocuments() throws {
        let text = #"{"center":{"latitude":1,"longitude":2,"altitude":5},"zoomLevel":3,"pitch":30}"#
        #expect(
            try JSONDecoder().decode(CameraPosition.self, from: Data(text.utf8))
                == CameraPosition(center: Coordinate(latitude: 1, longitude: 2), zoomLevel: 3))
        #expect(try JSONDecoder().decode([CompassPoint].self, from: Data("[0]".utf8)) == [.north])
    }

    private func comesBack<Value: Codable & Equatable>(_ value: Value) throws {
        #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
    }
}
