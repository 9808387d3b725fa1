extension IndexFile {
    /// Checks that every document can be found by its URI: each occurs once, in ascending order of the hashes.
    func verifyIdentifiers() throws(IndexFormatError) {
        var isSeen = [Bool](repeating: false, count: documentCount)
        var previous: UInt64 = 0
        for index in 0..<documentCount {
            let document = try identifiers[index]
            guard document < documentCount, !isSeen[Int(document)] else {
                throw IndexFormatError(.corrupt, section: .identifiers, offset: index)
            }
            isSeen[Int(document)] = true
            let record = try records.record(document, languages: nil)
            var uri = try strings.string(.schemes, record.scheme)
            switch record.identifier {
            case .number(let number): uri += String(number)
            case .text(let text): uri += text
            }
            let hash = XXHash64.hash(Array(uri.utf8))
            guard hash >= previous else { throw IndexFormatError(.corrupt, section: .identifiers, offset: index) }
            previous = hash
        }
    }
}
