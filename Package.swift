// swift-tools-version: 6.2
import PackageDescription

/// A Foundation module as part of another product, on platforms where Foundation is part of the system.
func onDarwin(_ target: String) -> [String] {
    #if canImport(Darwin)
    [target]
    #else
    []
    #endif
}

let package = Package(
    name: "map-search",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "MapGeometry", targets: ["MapGeometry"]),
        .library(name: "MapSearchOpeningHours", targets: ["MapSearchOpeningHours"]),
        .library(name: "MapSearch", targets: ["MapSearch"] + onDarwin("MapSearchFoundation")),
        .library(name: "MapSearchFoundation", targets: ["MapSearchFoundation"]),
        .library(name: "MapSearchOffline", targets: ["MapSearchOffline"]),
        .library(name: "MapSearchWorld", targets: ["MapSearchWorld"]),
        .library(name: "MapSearchIndexing", targets: ["MapSearchIndexing"] + onDarwin("MapSearchIndexingFoundation")),
        .library(name: "MapSearchIndexingFoundation", targets: ["MapSearchIndexingFoundation"]),
        .library(name: "MapSearchOnline", targets: ["MapSearchOnline"]),
        .library(name: "MapSearchPresentation", targets: ["MapSearchPresentation"]),
        .library(name: "MapSearchSnapshots", targets: ["MapSearchSnapshots"]),
        .library(name: "MapSearchApple", targets: ["MapSearchApple"]),
        .library(name: "MapSearchTestSupport", targets: ["MapSearchTestSupport"]),
        .executable(name: "mapsearch", targets: ["mapsearch"]),
    ],
    targets: [
        // Layer 0: values and pure functions, without dependencies.
        .target(name: "MapGeometry"),
        .target(name: "MapSearchText"),

        // Layer 1: depends only on coordinates.
        .target(name: "MapSearchOpeningHours", dependencies: ["MapGeometry"]),

        // Layer 2: the API is independent of backends, the file format is independent of the API.
        .target(name: "MapSearch", dependencies: ["MapGeometry", "MapSearchOpeningHours", "MapSearchText"]),
        .target(name: "MapSearchIndexFormat", dependencies: ["MapGeometry", "MapSearchText"]),

        // Layer 3: OpenStreetMap's keys and categories, for the importer and the services.
        .target(name: "MapSearchOpenStreetMap", dependencies: ["MapSearch"]),

        // Layer 4: leaves. None imports another, except those listed in `exceptions` of Scripts/check-layers.
        .target(name: "MapSearchFoundation", dependencies: ["MapSearch", "MapGeometry"]),
        .target(
            name: "MapSearchOffline",
            dependencies: ["MapSearch", "MapGeometry", "MapSearchText", "MapSearchIndexFormat"]),
        .target(
            name: "MapSearchIndexing",
            dependencies: [
                "MapSearch", "MapSearchOpeningHours", "MapGeometry", "MapSearchText", "MapSearchIndexFormat",
                "MapSearchOpenStreetMap",
            ]),
        .target(
            name: "MapSearchIndexingFoundation",
            dependencies: ["MapSearchIndexing", "MapSearchFoundation"]),
        .target(
            name: "MapSearchWorld",
            dependencies: ["MapSearch", "MapSearchOffline"],
            resources: [.copy("Resources/world.mapindex")]),
        .target(
            name: "MapSearchOnline",
            dependencies: [
                "MapSearch", "MapSearchOpeningHours", "MapSearchFoundation", "MapGeometry", "MapSearchText",
                "MapSearchOpenStreetMap",
            ]),
        .target(name: "MapSearchPresentation", dependencies: ["MapSearch", "MapGeometry", "MapSearchText"]),
        .target(name: "MapSearchSnapshots", dependencies: ["MapSearch", "MapGeometry", "MapSearchText"]),
        .target(name: "MapSearchTestSupport", dependencies: ["MapSearch", "MapGeometry"]),

        // Layer 5: combines leaves.
        // Bridges to Apple's frameworks; nearly empty on other platforms. Tests/AppleFrameworks tests it.
        .target(name: "MapSearchApple", dependencies: ["MapSearchPresentation", "MapSearch", "MapGeometry"]),
        // The logic of the tool is in a library, so that tests can run it; it is not a product.
        .target(
            name: "MapSearchCommand",
            dependencies: [
                "MapSearch", "MapGeometry", "MapSearchOffline", "MapSearchIndexing", "MapSearchIndexingFoundation",
                "MapSearchOnline", "MapSearchPresentation", "MapSearchSnapshots", "MapSearchWorld",
            ]),
        .executableTarget(name: "mapsearch", dependencies: ["MapSearchCommand"]),

        // Shared by several test targets; not for clients.
        .target(
            name: "TestFixtures",
            dependencies: ["MapSearchTestSupport", "MapSearchOffline", "MapSearch", "MapGeometry"],
            path: "Tests/TestFixtures"),
        .executableTarget(name: "soak", dependencies: ["TestFixtures"], path: "Tests/Soak"),

        .testTarget(name: "MapGeometryTests", dependencies: ["MapGeometry", "MapSearchTestSupport", "TestFixtures"]),
        .testTarget(
            name: "MapSearchOpeningHoursTests",
            dependencies: ["MapSearchOpeningHours", "MapGeometry", "MapSearchTestSupport", "TestFixtures"]),
        .testTarget(name: "MapSearchTextTests", dependencies: ["MapSearchText", "MapSearchTestSupport"]),
        .testTarget(
            name: "MapSearchTests", dependencies: ["MapSearch", "MapGeometry", "MapSearchTestSupport", "TestFixtures"],
            exclude: ["Coding/documents-1.tsv"]),
        .testTarget(
            name: "MapSearchFoundationTests",
            dependencies: [
                "MapSearchFoundation", "MapSearchIndexingFoundation", "MapSearchIndexing", "MapSearch", "MapGeometry",
                "MapSearchTestSupport",
            ]),
        .testTarget(
            name: "MapSearchIndexFormatTests",
            dependencies: [
                "MapSearchIndexFormat", "MapSearchText", "MapGeometry", "MapSearchTestSupport", "TestFixtures",
            ]),
        .testTarget(
            name: "MapSearchOfflineTests",
            dependencies: [
                "MapSearchOffline", "MapSearchIndexing", "MapSearch", "MapGeometry", "MapSearchIndexFormat",
                "MapSearchText", "MapSearchTestSupport", "TestFixtures",
            ],
            exclude: ["Golden/format-4.geojsonl", "Golden/format-4.mapindex"]),
        .testTarget(
            name: "MapSearchIndexingTests",
            dependencies: [
                "MapSearchIndexing", "MapSearchOffline", "MapSearch", "MapGeometry", "MapSearchTestSupport",
                "TestFixtures",
            ]),
        .testTarget(
            name: "MapSearchOnlineTests",
            dependencies: ["MapSearchOnline", "MapSearch", "MapGeometry", "MapSearchTestSupport", "TestFixtures"]),
        .testTarget(
            name: "MapSearchPresentationTests",
            dependencies: [
                "MapSearchPresentation", "MapSearch", "MapGeometry", "MapSearchTestSupport", "MapSearchText",
                "TestFixtures",
            ]),
        .testTarget(
            name: "MapSearchSnapshotsTests",
            dependencies: [
                "MapSearchSnapshots", "MapSearch", "MapGeometry", "MapSearchIndexing", "MapSearchTestSupport",
                "TestFixtures",
            ]),
        .testTarget(
            name: "MapSearchTestSupportTests",
            dependencies: ["MapSearchTestSupport", "MapSearch", "MapGeometry", "TestFixtures"]),
        .testTarget(
            name: "MapSearchWorldTests", dependencies: ["MapSearchWorld", "MapSearch", "MapSearchOffline"]),
        .testTarget(
            name: "MapSearchCommandTests",
            dependencies: [
                "MapSearchCommand", "MapSearch", "MapGeometry", "MapSearchOffline", "MapSearchIndexing",
                "MapSearchOnline", "MapSearchSnapshots", "MapSearchTestSupport", "MapSearchWorld", "TestFixtures",
            ]),
        .testTarget(
            name: "BackendConformanceTests",
            dependencies: [
                "MapSearchTestSupport", "MapSearch", "MapGeometry", "MapSearchOffline", "MapSearchIndexing",
                "MapSearchWorld",
            ]),
        .testTarget(
            name: "RelevanceTests",
            dependencies: [
                "MapSearch", "MapGeometry", "MapSearchOffline", "MapSearchIndexing", "MapSearchWorld",
                "MapSearchTestSupport", "TestFixtures",
            ],
            exclude: ["Baseline", "Categories/queries.tsv"]),
    ],
    swiftLanguageModes: [.v6]
)

// Only the targets with long tests are built for them, in release; the tests' own code takes longer to optimise than to run.
if Context.environment["MAPSEARCH_HEAVY"] == "1" {
    let short: Set = [
        "MapSearchTextTests", "MapSearchTests", "MapSearchFoundationTests", "MapSearchIndexFormatTests",
        "MapSearchPresentationTests", "MapSearchSnapshotsTests", "MapSearchTestSupportTests", "MapSearchWorldTests",
        "BackendConformanceTests",
    ]
    package.targets.removeAll { short.contains($0.name) }
    for target in package.targets where target.type == .test { target.swiftSettings = [.unsafeFlags(["-Onone"])] }
}

/// Targets without strict memory safety: those of tests, which have paths, and those that call C functions in many
/// places.
func callsC(_ target: Target) -> Bool {
    target.type != .regular || target.path != nil || ["MapSearchApple", "MapSearchCommand"].contains(target.name)
}

for target in package.targets {
    var settings = target.swiftSettings ?? []
    settings += [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    if !callsC(target) { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}
