import Foundation
import Testing

@testable import DocCheck

@Suite("Attacks on the cache", .enabled(if: Checking.hasSandbox))
struct CacheAttackTests {
  /// A way to damage a file.
  struct Damage: Sendable {
    let name: String
    let change: @Sendable ([UInt8]) -> [UInt8]
    /// Whether a compiler notices it at all.
    var isNoticed = true
  }

  static let damages = [
    Damage(name: "cut after 1,000 bytes") { Array($0.prefix(1000)) },
    Damage(name: "cut in the middle") { Array($0.prefix($0.count / 2)) },
    Damage(name: "empty") { _ in [] },
    Damage(name: "other bytes at the start") { [1, 2, 3, 4] + $0.dropFirst(4) },
    Damage(name: "zeros in the middle") { bytes in
      let middle = bytes.count / 2
      return bytes[..<middle] + [UInt8](repeating: 0, count: bytes.count / 4)
        + bytes[(middle + bytes.count / 4)...]
    },
    Damage(
      name: "zeros at the end",
      change: { $0.dropLast(64) + [UInt8](repeating: 0, count: min(64, $0.count)) },
      isNoticed: false
    ),
    Damage(name: "something else") { _ in Array("import Foundation\n".utf8) },
  ]

  private static let article = """
    ```swift
    import SwiftUI
    struct Nest: View { var body: some View { Text("a") } }
    print(1)
    // Prints "2"
    ```

    <!-- doccheck:test
    @Test func eggs() { #expect(1 == 2) }
    -->

    """

  private static let findings = [
    "expected output \"2\", but the code prints \"1\"", "Expectation failed: 1 == 2",
  ]

  /// The files of modules below a folder.
  private func modules(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".pcm") || $0.hasSuffix(".swiftmodule") }
      .map { folder + "/" + $0 }
      .filter { (try? FileManager.default.contentsOfDirectory(atPath: $0)) == nil }
  }

  @Test("Damaged modules change no verdict, and are told of once")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write(Self.article, to: "a.md")
    let cache = try folder.makeCache("cache")
    let check = { CommandRun([article, "--cache", cache]) }
    let first = check()
    #expect(Self.findings.allSatisfy { first.output.contains($0) }, "\(first.output)")
    // Each run makes whole again what was damaged before it.
    for damage in Self.damages {
      let files = try modules(in: cache + "/modules")
      #expect(files.count > 3)
      for file in files {
        let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: file)))
        try Data(damage.change(bytes)).write(to: URL(fileURLWithPath: file))
      }
      for kept in ["verdicts", "compilations"] {
        try? FileManager.default.removeItem(atPath: cache + "/" + kept)
      }
      let second = check()
      #expect(second.output == first.output, "\(damage.name)")
      let isTold = second.errors.contains("/modules: damaged modules created again")
      #expect(isTold || !damage.isNoticed, "\(damage.name): \(second.errors)")
      let third = check()
      #expect(third.output == first.output, "\(damage.name)")
      #expect(third.errors.isEmpty, "\(damage.name)")
    }
  }

  @Test("Damaged entries change no verdict")
  func entries() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write(Self.article, to: "a.md")
    let cache = try folder.makeCache("cache")
    let check = { CommandRun([article, "--cache", cache]) }
    let first = check()
    for damage in Self.damages.prefix(5) {
      for kept in ["verdicts", "compilations"] {
        let entries = cache + "/" + kept
        for name in try FileManager.default.subpathsOfDirectory(atPath: entries)
        where name.hasSuffix(".json") {
          let file = URL(fileURLWithPath: entries + "/" + name)
          try Data(damage.change(Array(Data(contentsOf: file)))).write(to: file)
        }
      }
      let second = check()
      #expect(second.output == first.output, "\(damage.name)")
      #expect(second.errors.contains("created again"), "\(damage.name)")
    }
  }
}
