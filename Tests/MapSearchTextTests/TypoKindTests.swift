import MapSearchText
import Testing

@Suite struct TypoKindTests {
    @Test(
        "the kind of an edit",
        arguments: [
            ("pariss", "paris", TypoKind.slip), ("madird", "madrid", .slip), ("misissippi", "mississippi", .omission),
            ("brlin", "berlin", .omission), ("berlim", "berlin", .otherLetter), ("berline", "berlin", .otherLetter),
            ("gerlin", "berlin", .otherFirstLetter), ("xberlin", "berlin", .otherFirstLetter),
            ("", "", .otherFirstLetter),
        ])
    func kind(typed: String, known: String, kind: TypoKind) {
        #expect(TypoKind(of: Array(typed.utf8)[...], for: Array(known.utf8)[...]) == kind)
    }
}
