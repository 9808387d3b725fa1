import MapSearchIndexFormat

extension IndexBuilder {
    /// Builds the index and writes it to a file.
    ///
    /// The file appears whole or not at all: the bytes go to scratch files and a temporary file beside it, reach the disk
    /// and take the name of the file then. Programs that have an older index open at the same path keep that one. The
    /// disk needs room for the index three times.
    ///
    /// - Parameters:
    ///   - path: The path of the file; its folder must exist. A regular file that is there is replaced, and its permissions
    ///     are kept; of a symbolic link the file that it leads to. A device or a pipe gets the bytes when they are complete.
    ///   - progress: Is told now and then how far the work has come, on the calling thread.
    /// - Returns: What became of the records.
    /// - Throws: ``IndexingError`` as ``build()``, and when the file cannot be written; `CancellationError` when the task
    ///   was cancelled. The file at `path` is then as it was, and no temporary file is left.
    /// - Complexity: O(*n* log *n*) in the number of names.
    @discardableResult
    public func write(
        to path: String, progress: ((IndexingProgress) -> Void)? = nil
    ) throws -> BuildReport {
        // Not being able to write is better learnt before the work than after it.
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
