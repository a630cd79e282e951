import Foundation
import Testing

@testable import DocCheck

@Suite("The interfaces of modules") struct InterfaceReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("doccheck-test-\(UUID())").path

  private func reader(prepared: InterfaceStore? = nil) throws -> InterfaceReader {
    InterfaceReader(
      toolchain: try Checking.environment.get().toolchain,
      searchOptions: [],
      prepared: prepared,
      cache: store(at: folder)
    )
  }

  private func store(at path: String) -> InterfaceStore {
    InterfaceStore(folder: CacheFolder(path: path, limit: 64 << 20), tools: "")
  }

  /// The one file that the folder holds.
  private func file() throws -> URL {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = names.filter { $0.hasSuffix(".json") }
    #expect(files.count == 1)
    return URL(fileURLWithPath: folder + "/" + (try #require(files.first)))
  }

  @Test("A second reader takes what the first one kept, and makes anew what is damaged")
  func names() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try #require(try reader().interface(of: "Observation"))
    #expect(first.names.contains("ObservationRegistrar"))
    let kept = try String(contentsOf: file(), encoding: .utf8)
    // Before the contents stands their hash.
    let contents = try #require(kept.split(separator: "\n", maxSplits: 1).last)
    let changed = contents.replacing("ObservationRegistrar", with: "Changed")
    let hash = SHA256.hexadecimal(Array(changed.utf8))
    try Data("\(hash)\n\(changed)".utf8).write(to: file())
    #expect(try reader().interface(of: "Observation")?.names.contains("Changed") == true)
    try Data(kept.utf8.dropLast(9)).write(to: file())
    #expect(try reader().interface(of: "Observation") == first)
    #expect(try String(contentsOf: file(), encoding: .utf8).utf8.count == kept.utf8.count)
  }

  @Test("Declarations are found in what was kept, and what is cut off is made anew")
  func declarations() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for _ in 0..<3 {
      let index = try reader().declarations(of: ["Observation"])
      let owners = index["willSet"].map(\.owner)
      #expect(owners.allSatisfy { $0 == "ObservationRegistrar" } && !owners.isEmpty)
      #expect(index.members(of: "ObservationRegistrar").contains("didSet"))
      let size = try Data(contentsOf: file()).count
      #expect(size > 1000)
      try Data(contentsOf: file()).prefix(size - 5).write(to: file())
    }
  }

  @Test("What an installation has prepared is neither read again nor kept in the cache")
  func prepared() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let interface = ModuleInterface(
      ModuleInterface.Text(module: "Observation", swift: "struct Prepared {")
    )
    let prepared = store(at: folder + "-prepared")
    defer { try? FileManager.default.removeItem(atPath: folder + "-prepared") }
    prepared.keep(try JSONEncoder().encode(interface), "names", of: ["Observation"])
    #expect(try reader(prepared: prepared).interface(of: "Observation") == interface)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("A module that the toolchain lacks has no interface, and nothing is kept of it")
  func lacking() throws {
    #expect(try reader().interface(of: "NoSuchModule") == nil)
    #expect(try reader().declarations(of: ["NoSuchModule"]).names.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("Lines are found by their first fields, in the order in which they were given")
  func sortedLines() throws {
    let lines = SortedLines(["b\t1", "ab\t2", "b\t0", "a\t3", "é\t4", "\t5"])
    #expect(lines.lines(beginningWith: "b") == ["b\t1", "b\t0"])
    #expect(lines.lines(beginningWith: "a") == ["a\t3"])
    #expect(lines.lines(beginningWith: "ab") == ["ab\t2"])
    #expect(lines.lines(beginningWith: "é") == ["é\t4"])
    #expect(lines.lines(beginningWith: "") == ["\t5"])
    #expect(lines.lines(beginningWith: "c") == [])
    #expect(SortedLines([]).lines(beginningWith: "a") == [])
    let stored = try #require(SortedLines(stored: lines.stored))
    #expect(stored.lines(beginningWith: "ab") == ["ab\t2"])
    #expect(SortedLines(stored: lines.stored.dropLast()) == nil)
    #expect(SortedLines(stored: Data("3 bytes".utf8)) == nil)
  }
}
