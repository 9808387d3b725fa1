// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "map-search", path: "..")],
    targets: [
        .target(name: "BenchmarkSupport"),
        .executableTarget(
            name: "SearchBenchmark",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
        .executableTarget(
            name: "ImportBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "MapSearchIndexing", package: "map-search")]),
        .executableTarget(
            name: "GeometryBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "MapGeometry", package: "map-search")]),
        .executableTarget(
            name: "HoursBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "MapSearch", package: "map-search")]),
        .executableTarget(
            name: "SessionBenchmark",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
        .executableTarget(
            name: "CategoryBenchmark",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchIndexing", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),
        .executableTarget(
            name: "ScaleBenchmark",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapGeometry", package: "map-search"),
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchIndexing", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .executableTarget(
            name: "PresentationBenchmark",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
            ]),
        .executableTarget(
            name: "OnlineBenchmark",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOnline", package: "map-search"),
            ]),
        .executableTarget(
            name: "BatchThroughput",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .executableTarget(
            name: "RelevanceReport",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .target(
            name: "GradingSupport",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "MapGeometry", package: "map-search"),
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchIndexing", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .executableTarget(
            name: "Trust",
            dependencies: [
                "GradingSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
        .executableTarget(
            name: "RoundTrip",
            dependencies: [
                "GradingSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchPresentation", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .executableTarget(
            name: "Typing",
            dependencies: [
                "BenchmarkSupport",
                "GradingSupport",
                .product(name: "MapGeometry", package: "map-search"),
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .executableTarget(
            name: "MessyAddresses",
            dependencies: [
                "GradingSupport",
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
            ]),
        .executableTarget(
            name: "Calibration",
            dependencies: [
                "BenchmarkSupport",
                "GradingSupport",
                .product(name: "MapGeometry", package: "map-search"),
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
                .product(name: "MapSearchTestSupport", package: "map-search"),
                .product(name: "MapSearchWorld", package: "map-search"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
