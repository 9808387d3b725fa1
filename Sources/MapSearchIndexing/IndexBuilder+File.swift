import MapSearchIndexFormat

extension IndexBuilder {
    /// Builds the index and writes it to a file.
    ///
    /// The file appears complete or not at all: the data are written to scratch files and a temporary file next to it,
    /// flushed to disk and then renamed. Programs that have an older index open at the same path keep it. The disk
    /// needs space for three times the size of the index.
    ///
    /// - Parameters:
    ///   - path: The path of the file; its folder must exist. An existing regular file is replaced, and its permissions
    ///     are kept; for a symbolic link, its target is replaced. A device or a pipe receives the bytes when they are
    ///     complete.
    ///   - progress: Called from time to time with the progress, on the calling thread.
    /// - Returns: The counts of added and skipped records.
    /// - Throws: The errors of ``build()``, and ``IndexingError`` if the file cannot be written; `CancellationError` if
    ///   the task is cancelled. The file at `path` is then unchanged, and no temporary file is left.
    /// - Complexity: O(*n* log *n*) in the number of names.
    @discardableResult
    public func write(
        to path: String, progress: ((IndexingProgress) -> Void)? = nil
    ) throws -> BuildReport {
        // Better to know before the work than after it that the file cannot be written.
        do {
            let output = try OutputFile(path: path)
            let (file, report) = try assembled(
                in: ScratchSpace(folder: output.folder, bufferLength: memoryLimit / 400), progress)
            var complete = report
            let total = file.byteCount
            complete.byteCount = try file.write { bytes, offset throws(IndexFormatError) in
                do throws(OutputFile.Failure) {
                    try output.write(bytes, at: offset)
                } catch {
                    throw IndexFormatError(.unwritable(errno: error.errno))
                }
                progress?(IndexingProgress(.file, min(offset + bytes.count, total), of: total))
            }
            try Task.checkCancellation()
            try output.finish()
            return complete
        } catch let error as IndexFormatError {
            throw IndexingError(error, file: path)
        } catch let error as OutputFile.Failure {
            throw IndexingError.unwritable(path, error.errno)
        }
    }
}
