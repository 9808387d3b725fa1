// swift-tools-version: 6.2
import PackageDescription

// Uses the library as a stranger would: by its products alone.
let package = Package(
    name: "examples",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "map-search", path: "..")],
    targets: [
        .executableTarget(
            name: "QuickStart",
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ],
            exclude: ["README.md"]),

        .target(
            name: "MockedApp",
            dependencies: [.product(name: "MapSearch", package: "map-search")],
            exclude: ["README.md"]),
        .testTarget(
            name: "MockedAppTests",
            dependencies: [
                "MockedApp",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),

        // What the README at the top shows, so that it compiles.
        .target(
            name: "ReadmeSnippets",
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchIndexing", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
        .testTarget(
            name: "ReadmeSnippetsTests",
            dependencies: [
                "ReadmeSnippets",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
