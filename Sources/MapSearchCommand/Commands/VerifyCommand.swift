import MapSearchOffline

extension Command {
    /// Checks an index for damage.
    static let verify = Command(
        name: "verify", operands: "[FILE…] [OPTIONS]", summary: "Read a whole index and check every byte of it.",
        discussion: "Ends with 3 at the first damage and says what it is and where.",
        options: .common
    ) { arguments, session in
        for index in try arguments.namedIndexes(session.environment) {
            try index.verify()
            if arguments.has("json") {
                try session.output.json { writer in
                    writer.object { writer in
                        writer.member("file", index.path)
                        writer.key("sound")
                        writer.value(true)
                    }
                }
            } else {
                try session.output.line(TextStyle.printable("\(index.path ?? index.name): sound"))
            }
        }
        return .success
    }
}
