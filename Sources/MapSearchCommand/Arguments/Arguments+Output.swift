import MapSearchIndexing
import MapSearchOffline
import MapSearchWorld

extension Arguments {
    /// The file to write; nil if it is not given.
    ///
    /// - Parameter paths: The files that the command reads.
    /// - Returns: The path as it is given.
    /// - Throws: ``CommandFailure`` if the output is one of them, under any name: a mapped index that is written to ends
    ///   the process, and what is replaced is lost.
    func output(reading paths: [String]) throws(CommandFailure) -> String? {
        guard let output = self["output"] else { return nil }
        for path in paths where output != "-" && (path == output || OutputFile.isSame(path, output)) {
            let role = path == output ? "" : ", which is \(path),"
            throw .usage("\(output)\(role) would be overwritten while it is read: choose another output.")
        }
        return output
    }

    /// The files of the indexes that a search opens, and of its area and line.
    func searchedFiles(_ environment: [String: String]) -> [String] {
        let indexes = indexPaths(environment)
        let world = indexes.isEmpty || indexes.contains(where: Self.isWorld) ? (try? WorldGazetteer.index.path) : nil
        return indexes.filter { !Self.isWorld($0) } + [world, self["within"], self["along"]].compactMap(\.self)
    }
}
