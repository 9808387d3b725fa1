#if os(Linux)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
#else
import Foundation
#endif

/// Where the file of the bundled world is.
///
/// The folder in which the package was built is not asked for by name: a program that was moved elsewhere must not depend on
/// it, or it works on the machine of its developer only. `Bundle.module` does ask, and ends the program when it finds nothing.
package enum WorldFile {
    /// What the package manager calls the folder that it puts the resources of this module into.
    package static let resources = "map-search_MapSearchWorld.\(resourcesExtension)"
    #if canImport(Darwin)
    private static let resourcesExtension = "bundle"
    #else
    private static let resourcesExtension = "resources"
    #endif

    private static let name = "world.mapindex"

    /// The places to look at, best first; no place twice.
    ///
    /// - Parameters:
    ///   - program: The path of the program that runs, without symbolic links; `nil` when the system does not say.
    ///   - bundles: Folders that bundles keep their resources in, such as those of an app or of a bundle of tests.
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
        // As packages of a Linux distribution are laid out: /usr/bin and /usr/share.
        if let program { add("\(folder(folder(program)))/share/map-search/\(name)") }
        return paths
    }

    /// The folder of an absolute path; empty for the root.
    private static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    #if os(Linux)
    /// The places to look at for the program that runs.
    static var candidates: [String] { candidates(program: program) }

    /// The path of the program that runs.
    ///
    /// Asked of the system: with Foundation it takes longer to find the file than to open it.
    private static var program: String? {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink("/proc/self/exe", &path, path.count)
        guard length > 0, length < path.count else { return nil }
        return String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    #else
    /// The places to look at for the program that runs.
    static var candidates: [String] {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path
        // The module may be in an app, in a framework of the app, or in a bundle of tests that another program has loaded.
        let owners = [Bundle.main, Bundle(for: Anchor.self)]
        let bundles = owners.flatMap { bundle in
            [bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent()]
        }
        return candidates(program: program, bundles: bundles.compactMap { $0?.path })
    }

    /// A class of this module, to find the bundle that it is in.
    private final class Anchor {}
    #endif
}
