// swift-tools-version: 6.2
import PackageDescription

// Two clients for Scripts/linkage-test, which looks at what the linker made of them.
let package = Package(
    name: "linkage-test",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "map-search", path: "../..")],
    targets: [
        .executableTarget(
            name: "SearchClient",
            dependencies: [
                .product(name: "MapSearch", package: "map-search"),
                .product(name: "MapSearchOffline", package: "map-search"),
            ]),
        .executableTarget(name: "FoundationClient"),
    ],
    swiftLanguageModes: [.v6]
)
