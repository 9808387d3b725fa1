import MapSearchIndexing

/// The output file of a table.
///
/// The rows go to a file next to it, with `.partial` added to its name, which takes the name of the output when the
/// table is complete: what existed before is kept until then, and an interrupted run can be continued. A device or pipe
/// gets the rows directly.
final class TableFile {
    private let path: String
    /// The file for the rows; nil for a device or pipe, and if an earlier output is continued in its place.
    private let partialPath: String?
    private let resumes: Bool
    private var file: OutputFile?
    /// The rows of an earlier run to continue; nil if there are none.
    let earlierPath: String?

    /// Finds the files for an output.
    ///
    /// - Throws: ``CommandFailure`` if the output cannot be written, its partial file is the table, or is left by an
    ///   interrupted run that is not resumed.
    init(_ path: String, resumes: Bool, reading table: String) throws(CommandFailure) {
        self.path = path
        self.resumes = resumes
        let partial: String?
        do throws(OutputFile.Failure) {
            partial = try OutputFile.partialPath(of: path)
        } catch {
            throw .unwritable(path, errno: error.errno)
        }
        if let partial, OutputFile.isSame(partial, table) {
            throw .usage("\(table) would be overwritten while it is read: choose another output.")
        }
        let leftLength = partial.flatMap(FileStream.length)
        if let partial, leftLength != nil, !resumes { throw Self.leftover(partial) }
        if resumes, leftLength == nil, FileStream.length(of: path) ?? 0 > 0 {
            partialPath = nil
            earlierPath = path
        } else {
            partialPath = partial
            earlierPath = leftLength ?? 0 > 0 ? partial : nil
        }
    }

    /// Opens the output to append rows, keeping the beginning of ``earlierPath``.
    func open(keeping length: Int) throws(CommandFailure) -> Output {
        guard let partialPath else { return Output(try FileStream.writing(path, from: length)) }
        do throws(OutputFile.Failure) {
            let file = try OutputFile(path: path, partialPath: partialPath, keeping: resumes ? length : nil)
            self.file = file
            return Output(FileSink(file, path: partialPath, offset: length))
        } catch {
            throw error.isOfExistingFile ? Self.leftover(partialPath) : .unwritable(partialPath, errno: error.errno)
        }
    }

    /// Gives the complete table its name.
    func finish() throws(CommandFailure) {
        do throws(OutputFile.Failure) {
            try file?.finish()
        } catch {
            throw .unwritable(path, errno: error.errno)
        }
    }

    /// How to continue a run that failed or was interrupted; nil if it has not written anything that can be continued.
    var advice: String? {
        guard file != nil, let partialPath else { return nil }
        return "the rows so far are in \(partialPath): continue with --resume, or delete it."
    }

    private static func leftover(_ partial: String) -> CommandFailure {
        .usage("\(partial) is left by an interrupted run: continue it with --resume, or delete it.")
    }
}

/// Appends to a file that is finished later.
private final class FileSink: ByteSink {
    private let file: OutputFile
    private let path: String
    private var offset: Int

    init(_ file: OutputFile, path: String, offset: Int) {
        self.file = file
        self.path = path
        self.offset = offset
    }

    var isTerminal: Bool { false }

    func write(_ bytes: [UInt8]) throws(StreamError) {
        do throws(OutputFile.Failure) {
            try file.write(bytes, at: offset)
        } catch {
            throw .unwritable(path, errno: error.errno)
        }
        offset += bytes.count
    }
}
