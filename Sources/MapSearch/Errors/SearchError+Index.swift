extension SearchError {
    /// There is no index file at the path, or it cannot be read.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - underlying: The error reported by the system.
    /// - Returns: The error.
    public static func indexMissing(file: String, underlying: (any Error)? = nil) -> SearchError {
        SearchError(
            .indexMissing,
            "There is no readable index at \(file): check the path, or build one with `mapsearch build`.",
            file: file, underlying: underlying)
    }

    /// The index file has a format that this version cannot read.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - found: The format version of the file.
    ///   - readable: The format versions that can be read.
    /// - Returns: The error.
    public static func indexVersion(file: String, found: Int, readable: ClosedRange<Int>) -> SearchError {
        let versions =
            readable.count == 1 ? "\(readable.lowerBound)" : "\(readable.lowerBound) to \(readable.upperBound)"
        return SearchError(
            .indexVersion,
            """
            The index \(file) has format \(found), but this version reads \(versions): rebuild it with `mapsearch build`\
            \(found > readable.upperBound ? ", or update the library" : "").
            """,
            file: file)
    }

    /// The index file is damaged.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - offset: The byte offset of the damage, or `nil` if it has no single position.
    ///   - expected: The expected content.
    ///   - found: The actual content.
    /// - Returns: The error.
    public static func indexCorrupt(
        file: String, offset: Int? = nil, expected: String, found: String
    ) -> SearchError {
        let place = offset.map { " at byte \($0)" } ?? ""
        return SearchError(
            .indexCorrupt,
            "The index \(file) is damaged\(place): expected \(expected), found \(found). Download or build it again.",
            file: file, offset: offset)
    }

    /// The file does not begin like an index.
    package static func notAnIndex(file: String) -> SearchError {
        SearchError(
            .indexCorrupt,
            "\(file) is not an index, or its beginning is damaged: check the path, or build one with `mapsearch build`.",
            file: file, offset: 0)
    }
}
