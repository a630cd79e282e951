import Foundation
import Testing

@testable import DocCheck

@Suite(
  "Editors, watching, reports and changes for Swift files",
  .enabled(if: Checking.hasSandbox),
  .timeLimit(.minutes(30))
)
struct SwiftFileToolsTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "tea",
      products: [.library(name: "Tea", targets: ["Tea"])],
      targets: [.target(name: "Tea")]
    )
    """

  private static let cup = """
    /// A cup 👍.
    ///
    ///     print("👍", Cup(size: 3).size)
    ///     // Prints "👍 4"
    ///
    /// With tea:
    ///
    ///     Cup(size: 2).fill(with: Leaf())
    public struct Cup {
      public let size: Int
      /// Makes a cup.
      ///
      /// - Parameter sice: The size.
      public init(size: Int) { self.size = size }
    }

    """

  private static let page = """
    /*:
     # Tea
     See [the pot](Pott).
     <!-- doccheck-disable-next broken-link -- not drawn yet -->
     ![A cup](cup.png)
     */
    let cups = [1, 2, 3]
    //: Count them.
    let total = cups.reduce(0, +)
    print(total)
    // Prints "7"
    // doccheck:ignore compile-error="shown so"
    let first: String = cups[0]
    let last: String = cups[2]

    """

  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/Sources/Tea/Cup.swift"
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(Self.cup, to: "Sources/Tea/Cup.swift")
    try folder.write(Self.page, to: "Tea.playground/Contents.swift")
  }

  private var leaf: String { "public struct Leaf { public init() {} }\n" }

  @Test("An editor is told what is found in documentation, and of changes of the package")
  func editor() throws {
    let cache = try folder.makeCache()
    let session = try EditorSession("--cache", cache)
    let uri = "file://" + file
    try session.open(Self.cup, as: uri)
    #expect(
      try session.findings(of: uri, version: 1) == [
        "3:8-3:24 output-differs 1", "12:18-12:22 doc-parameter 2",
      ]
    )
    let fixed = try session.actions(uri, Self.cup, at: 12, 19)
    #expect(fixed.first?.text == Self.cup.replacing("sice", with: "size"))
    let suppressed = try #require(fixed.last?.text)
    #expect(
      suppressed.contains("  /// <!-- doccheck-disable-next doc-parameter -- TODO: say why -->\n")
    )
    let blessed = try session.actions(uri, Self.cup, at: 3, 10)
    #expect(blessed.first?.text == Self.cup.replacing("👍 4", with: "👍 3"))
    try session.change(
      uri,
      to: 2,
      [((3, 8, 3, 24), "// Prints \"👍 3\""), ((12, 18, 12, 22), "size")]
    )
    #expect(try session.findings(of: uri, version: 2) == [])
    // What another file of the package declares counts once it is saved.
    try folder.write(leaf, to: "Sources/Tea/Leaf.swift")
    try session.tell("textDocument/didSave", ["textDocument": ["uri": uri]])
    #expect(try session.findings(of: uri, version: 2) == ["7:21-7:25 compile-error 1"])
  }

  @Test("An editor is told what is found in a page, and can answer for it there")
  func page() throws {
    let session = try EditorSession("--cache", try folder.makeCache())
    let uri = "file://" + folder.path + "/Tea.playground/Contents.swift"
    try session.open(Self.page, as: uri)
    #expect(
      try session.findings(of: uri, version: 1) == [
        "2:5-2:20 broken-link 2", "13:23-13:24 compile-error 1",
      ]
    )
    let offered = try session.actions(uri, Self.page, at: 13, 23)
    let suppressed = try #require(offered.last?.text)
    #expect(suppressed.contains("// doccheck:ignore compile-error=\"TODO: say why\"\nlet last"))
    try session.change(uri, to: 2, [(nil, suppressed)])
    #expect(try session.findings(of: uri, version: 2) == ["2:5-2:20 broken-link 2"])
  }

  @Test("A change of a Swift file is checked again, with its module built again")
  func watching() throws {
    let report = folder.path + "/out/r.json"
    let tool = try RunningTool([
      "watch", folder.path + "/Sources", "--cache", try folder.makeCache(), "--report",
      "json=\(report)",
    ])
    func rules() throws -> [String] {
      guard let data = FileManager.default.contents(atPath: report) else { return ["none"] }
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let articles = object?["articles"] as? [[String: Any]] ?? []
      return articles.flatMap { $0["findings"] as? [[String: Any]] ?? [] }.map {
        "\($0["line"] ?? 0) \($0["rule"] ?? "")"
      }
    }
    try tool.eventually { try rules() == ["4 output-differs", "13 doc-parameter"] }
    let mended = Self.cup.replacing("sice", with: "size").replacing("👍 4", with: "👍 3")
    try folder.write(mended, to: "Sources/Tea/Cup.swift")
    try tool.eventually { try rules() == [] }
    try folder.write(leaf, to: "Sources/Tea/Leaf.swift")
    try tool.eventually { try rules() == ["8 compile-error"] }
    let method = "extension Cup { public func fill(with leaf: Leaf) {} }\n"
    try folder.write(leaf + method, to: "Sources/Tea/Leaf.swift")
    try tool.eventually { try rules() == [] }
    try folder.write(leaf + "extension Cup {", to: "Sources/Tea/Leaf.swift")
    try tool.eventually { tool.said.contains("does not build: ") }
    try folder.write(leaf + method, to: "Sources/Tea/Leaf.swift")
    try tool.eventually { try rules() == [] }
    #expect(tool.interrupt() == 130)
  }

  @Test("Every report names the places in the Swift files, and a baseline holds them")
  func reports() throws {
    let cache = try folder.makeCache()
    let out = folder.path + "/out"
    let paths = [folder.path + "/Sources", folder.path + "/Tea.playground"]
    let kinds = ["sarif", "junit", "json", "html", "markdown"]
    let run = CommandRun(
      ["check"] + paths + ["--cache", cache, "--format", "github", "--verbose"]
        + kinds.flatMap { ["--report", "\($0)=\(out)/r.\($0)"] }
    )
    #expect(run.status == .findings)
    #expect(run.output.contains("Cup.swift,line=4,endLine=4,col=9,endColumn=24,"))
    #expect(run.output.contains("Contents.swift,line=14,endLine=14,col=24,endColumn=24,"))
    func text(_ kind: String) throws -> String {
      try String(contentsOfFile: "\(out)/r.\(kind)", encoding: .utf8)
    }
    let sarif = try JSONSerialization.jsonObject(with: Data(text("sarif").utf8)) as? [String: Any]
    let results = (sarif?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let places = (results ?? []).compactMap { result -> String? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let region = (location as? [String: Any])?["region"] as? [String: Any]
      let ends = ["startLine", "startColumn", "endLine", "endColumn"].map {
        region?[$0] as? Int ?? 0
      }
      return "\(result["ruleId"] ?? "") \(ends.map(String.init).joined(separator: " "))"
    }
    #expect(
      places == [
        "output-differs 4 9 4 25", "doc-parameter 13 19 13 23", "broken-link 3 6 3 21",
        "compile-error 14 24 14 25",
      ]
    )
    #expect(try text("junit").contains("Cup.swift:4:9"))
    #expect(try text("markdown").contains("Cup.swift"))
    #expect(try text("html").contains("public struct Cup"))
    _ = CommandRun(
      ["check"] + paths + ["--cache", cache, "--write-baseline", out + "/b.json"]
    )
    let again = CommandRun(
      ["check"] + paths + ["--cache", cache, "--baseline", out + "/b.json", "--no-cache"]
    )
    #expect(again.status == .clean)
    #expect(!again.output.contains("[output-differs]"))
  }

  @Test("Changes are written where the documentation and the page are")
  func changes() throws {
    let paths = [folder.path + "/Sources", folder.path + "/Tea.playground"]
    let cache = try folder.makeCache()
    _ = CommandRun(["fix"] + paths + ["--cache", cache])
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == Self.cup.replacing("sice", with: "size")
    )
    let page = Self.page.split(separator: "\n", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "\n")
    try folder.write(page, to: "Tea.playground/Contents.swift")
    _ = CommandRun(["bless"] + paths + ["--cache", cache])
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == Self.cup.replacing("sice", with: "size").replacing("👍 4", with: "👍 3")
    )
    let blessed = folder.path + "/Tea.playground/Contents.swift"
    #expect(
      try String(contentsOfFile: blessed, encoding: .utf8)
        == page.replacing("Prints \"7\"", with: "Prints \"6\"")
    )
  }
}
