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
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "MockedAppTests",
            dependencies: [
                "MockedApp",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),

        // An island made up for the examples below.
        .target(
            name: "SampleIsland",
            dependencies: [
                .product(name: "MapGeometry", package: "map-search"),
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchIndexing", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ]),
        // The only system library, and only here: SQLite.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

        .executableTarget(
            name: "OpenNow",
            dependencies: [
                "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "OpenNowTests",
            dependencies: [
                "OpenNow", "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),

        .executableTarget(
            name: "AlongTheRoute",
            dependencies: [
                "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "AlongTheRouteTests",
            dependencies: [
                "AlongTheRoute", "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),

        .executableTarget(
            name: "VisibleArea",
            dependencies: [
                "SampleIsland",
                "CSQLite",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "VisibleAreaTests",
            dependencies: [
                "VisibleArea", "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),

        .executableTarget(
            name: "Bookmarks",
            dependencies: [
                "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "BookmarksTests",
            dependencies: [
                "Bookmarks", "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),

        .executableTarget(
            name: "BatchGeocode",
            dependencies: [
                "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "BatchGeocodeTests",
            dependencies: [
                "BatchGeocode", "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),

        .executableTarget(
            name: "SearchAsYouType",
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "SearchAsYouTypeTests",
            dependencies: [
                "SearchAsYouType",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),

        .executableTarget(
            name: "OfflineOnline",
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchOnline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "OfflineOnlineTests",
            dependencies: [
                "OfflineOnline",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchOnline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),

        .executableTarget(
            name: "FamilyMap",
            dependencies: [
                "SampleIsland",
                "CSQLite",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
                .product(name: "MapSearchSnapshots", package: "map-search"),
            ],
            exclude: ["README.md"]),
        .testTarget(
            name: "FamilyMapTests",
            dependencies: [
                "FamilyMap", "SampleIsland",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),

        // What the README at the top shows, so that it compiles.
        .target(
            name: "ReadmeSnippets",
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchFoundation", package: "map-search"),
                .product(name: "MapSearchIndexing", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
        .testTarget(
            name: "ReadmeSnippetsTests",
            dependencies: [
                "ReadmeSnippets",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
