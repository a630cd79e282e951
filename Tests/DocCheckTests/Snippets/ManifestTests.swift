import Testing

@testable import DocCheck

@Suite("Package manifests and other parts of code")
struct ManifestTests {
  private func check(_ code: String) throws -> SnippetReport? {
    try Checking.check("```swift\n\(code)\n```\n").snippets.first
  }

  @Test(
    "A manifest or a part of one compiles against the toolchain's own module",
    arguments: [
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])",
      "let package = Package(name: \"A\", products: [], targets: [.target(name: \"A\")])",
      ".package(url: \"https://example.com/a\", from: \"1.0.0\"),",
      "dependencies: [\n  .package(url: \"https://example.com/a\", from: \"1.0.0\"),\n],",
      ".target(name: \"A\", dependencies: [.product(name: \"B\", package: \"b\")])",
      "targets: [\n  .target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v6)]),\n  ...\n]",
      ".product(name: \"B\", package: \"b\"),",
    ]
  )
  func manifests(code: String) throws {
    #expect(try check(code)?.verdict == .passed(.compiled))
  }

  @Test(
    "A mistake in a manifest fails",
    arguments: [
      "let package = Package(name: \"A\", targets: [.target(nam: \"A\")])",
      ".package(url: \"https://example.com/a\", form: \"1.0.0\")",
      "dependencies: [.package(url: 1, from: \"1.0.0\")]",
      ".packagge(url: \"https://example.com/a\", from: \"1.0.0\")",
      "dependencies: [.packagge(url: \"https://example.com/a\", from: \"1.0.0\")]",
      ".target(name: \"A\", dependencies: [.prodduct(name: \"B\", package: \"b\")])",
      "let package = Package(name: \"A\", dependencies: [.packagge(path: \"a\")], targets: [])",
      "// swift-tools-version: 5.5\nimport PackageDescription\n"
        + "let package = Package(name: \"A\", targets: [.target(name: \"A\", swiftSettings: "
        + "[.swiftLanguageMode(.v6)])])",
    ]
  )
  func wrongManifests(code: String) throws {
    #expect(try check(code)?.verdict == .failed)
  }

  @Test(
    "Types and clauses that stand alone are put into what they belong to",
    arguments: [
      ("some Collection<any Hashable>", "type"), ("any Hashable", "type"),
      ("(Int) -> [String]", "type"), ("catch {\n  print(error)\n}", "clause"),
      ("case 1:\n  print(1)\ndefault:\n  break", "clause"),
    ]
  )
  func parts(code: String, wrapping: String) throws {
    let report = try check(code)
    #expect(report?.wrapped == wrapping)
    #expect(report?.verdict.name != "failed")
  }

  @Test("Code for debugging and for iOS is what a reader compiles")
  func conditions() throws {
    #expect(try check("#if DEBUG\nlet a = 1\n#endif\nprint(a)")?.verdict == .passed(.compiled))
    #expect(try check("#if os(macOS)\nlet a: Int = \"\"\n#endif")?.verdict == .passed(.compiled))
    #expect(try check("#if os(iOS)\nlet a: Int = \"\"\n#endif")?.verdict == .failed)
  }
}
