import Foundation
import Testing

/// A separate process whose files may not grow, as on a full disk.
@Suite struct FullDiskTests {
    @Test(
        "a build on a full disk leaves everything unchanged",
        .enabled(if: ToolProcess.isAvailable, "the tool is not beside the tests"),
        arguments: ["1K", "400M"])
    func build(memory: String) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/full-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var table = "name,kind,lat,lon\n"
        for row in 0..<3000 { table += "Place \(row),locality,\(Double(row) / 100),9\n" }
        try Data(table.utf8).write(to: URL(fileURLWithPath: folder + "/in.csv"))
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder + "/out.mapindex"))
        // 20 blocks of 512 bytes or, as some shells have it, of 1024; ignored, the signal becomes an error.
        let (status, text) = try ToolProcess.run(
            "trap '' XFSZ; ulimit -f 20; exec \"$0\" build -o out.mapindex --memory \(memory) in.csv", in: folder)
        #expect(status != 0)
        #expect(text.contains("cannot be written"), "\(text)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/out.mapindex")) == Data([1, 2, 3]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["in.csv", "out.mapindex"])
    }
}
