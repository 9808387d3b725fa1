#if os(Linux)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
#else
import Foundation
#endif

/// The location of the bundled world's file.
///
/// The folder in which the package was built is not searched: a program that was moved elsewhere must not depend on it,
/// or it would work only on its developer's machine. `Bundle.module` searches it, and traps if it finds nothing.
package enum WorldFile {
    /// The package manager's name for the folder with the resources of this module.
    package static let resources = "map-search_MapSearchWorld.\(resourcesExtension)"
    #if canImport(Darwin)
    private static let resourcesExtension = "bundle"
    #else
    private static let resourcesExtension = "resources"
    #endif

    private static let name = "world.mapindex"

    /// The paths to search, best first, without duplicates.
    ///
    /// - Parameters:
    ///   - program: The path of the running program, without symbolic links; `nil` if it is not known.
    ///   - bundles: The resource folders of bundles, such as an app or a test bundle.
    /// - Returns: Paths of files.
    package static func candidates(program: String?, bundles: [String] = []) -> [String] {
        var paths: [String] = []
        func add(_ path: String) {
            if !paths.contains(path) { paths.append(path) }
        }
        for folder in [program.map(folder)].compactMap(\.self) + bundles {
            add("\(folder)/\(resources)/\(name)")
            #if canImport(Darwin)
            add("\(folder)/\(resources)/Contents/Resources/\(name)")
            #endif
        }
        // The layout of packages in Linux distributions: /usr/bin and /usr/share.
        if let program { add("\(folder(folder(program)))/share/map-search/\(name)") }
        return paths
    }

    /// The folder of an absolute path; empty for the root.
    private static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    #if os(Linux)
    /// The paths to search for the running program.
    static var candidates: [String] { candidates(program: program) }

    /// The path of the running program.
    ///
    /// From the system, because with Foundation, finding the file takes longer than opening it.
    private static var program: String? {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink("/proc/self/exe", &path, path.count)
        guard length > 0, length < path.count else { return nil }
        return String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    #else
    /// The paths to search for the running program.
    static var candidates: [String] {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path
        // The module may be in an app, in a framework of the app, or in a test bundle loaded by another program.
        let owners = [Bundle.main, Bundle(for: Anchor.self)]
        let bundles = owners.flatMap { bundle in
            [bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent()]
        }
        return candidates(program: program, bundles: bundles.compactMap { $0?.path })
    }

    /// A class of this module, to find its bundle.
    private final class Anchor {}
    #endif
}
