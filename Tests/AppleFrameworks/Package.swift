// swift-tools-version: 6.2
import PackageDescription

// What the library has for Apple's frameworks, compiled and tested where those do not exist: `Frameworks` declares the members
// that it uses, with the signatures of the real ones, and `Library` links to its modules. For Linux alone; on Apple's platforms
// the declarations would clash with the real ones.
let package = Package(
    name: "apple-frameworks",
    products: [.executable(name: "PlaceFinder", targets: ["PlaceFinder"])],
    targets: [
        .target(name: "CoreLocation", path: "Frameworks/CoreLocation"),
        .target(name: "Contacts", path: "Frameworks/Contacts"),
        .target(name: "SwiftUI", path: "Frameworks/SwiftUI"),
        .target(name: "MapKit", dependencies: ["CoreLocation", "Contacts", "SwiftUI"], path: "Frameworks/MapKit"),

        .target(name: "MapGeometry", dependencies: ["CoreLocation", "MapKit"], path: "Library/MapGeometry"),
        .target(name: "MapSearchText", path: "Library/MapSearchText"),
        .target(
            name: "MapSearchOpeningHours", dependencies: ["MapGeometry"], path: "Library/MapSearchOpeningHours"),
        .target(
            name: "MapSearch", dependencies: ["MapGeometry", "MapSearchOpeningHours", "MapSearchText"],
            path: "Library/MapSearch"),
        .target(
            name: "MapSearchPresentation", dependencies: ["MapSearch", "MapGeometry", "MapSearchText"],
            path: "Library/MapSearchPresentation"),
        .target(
            name: "MapSearchTestSupport", dependencies: ["MapSearch", "MapGeometry"],
            path: "Library/MapSearchTestSupport"),
        .target(
            name: "MapSearchApple",
            dependencies: [
                "MapSearchPresentation", "MapSearch", "MapGeometry", "CoreLocation", "Contacts", "MapKit", "SwiftUI",
            ],
            path: "Library/MapSearchApple"),

        .executableTarget(
            name: "PlaceFinder",
            dependencies: [
                "MapSearchApple", "MapSearchPresentation", "MapSearch", "MapGeometry", "CoreLocation", "MapKit",
                "SwiftUI",
            ],
            path: "PlaceFinder", exclude: ["README.md"]),
        .testTarget(
            name: "MapSearchAppleTests",
            dependencies: [
                "MapSearchApple", "MapSearchPresentation", "MapSearch", "MapGeometry", "MapSearchTestSupport",
                "CoreLocation", "Contacts", "MapKit", "SwiftUI",
            ],
            path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
