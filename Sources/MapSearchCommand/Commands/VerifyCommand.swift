import MapSearchOffline

extension Command {
    /// Checks an index for damage.
    static let verify = Command(
        name: "verify", operands: "[FILE…] [OPTIONS]", summary: "Check every byte of an index.",
        discussion: "Stops at the first error, reports what and where it is, and exits with code 3.",
        options: .common
    ) { arguments, session in
        for index in try arguments.namedIndexes(session.environment) {
            try index.verify()
            if arguments.has("json") {
                try session.output.json { writer in
                    writer.member("file", index.path)
                    writer.member("sound", true)
                }
            } else {
                try session.output.line(TextStyle.printable("\(index.path ?? index.name): no errors"))
            }
        }
        return .success
    }
}
