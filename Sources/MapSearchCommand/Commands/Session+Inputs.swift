import MapSearchIndexing

extension Session {
    /// Reports the rows or features of a file that were not used, with the reasons.
    func complain(
        about skipped: SkippedInputs, _ outcome: String = "skipped", of path: String
    ) throws(StreamError) {
        for input in skipped.first {
            try complain("\(path):\(input.line.map { "\($0):" } ?? "") \(outcome): \(input.reason)")
        }
        let others = skipped.count - skipped.first.count
        if others > 0 {
            try complain("\(path): \(Command.grouped(others)) more were \(outcome); --strict stops at the first one.")
        }
    }

    /// Reports the unused columns or properties of a file.
    func complain(aboutUnused names: [String], _ what: String, of path: String) throws(StreamError) {
        guard !names.isEmpty else { return }
        let list = names.lazy.map { "“\($0)”" }.titleList
        try complain("\(path): unused \(what): \(list); use --\(what) to assign them.")
    }
}
