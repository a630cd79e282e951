import Foundation
import Testing

@testable import DocCheck

@Suite("Documentation of a package", .enabled(if: Checking.hasSandbox))
struct DocumentedPackageTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "tea",
      products: [.library(name: "Tea", targets: ["Tea"])],
      targets: [.target(name: "Tea"), .executableTarget(name: "brew", dependencies: ["Tea"])]
    )
    """

  private static let cup = """
    /// A cup, see ``Pot`` and ``Cup/fill(wiht:)``.
    ///
    ///     let cup = Cup(size: 3)
    ///     print(cup.size)
    ///     // Prints "4"
    public struct Cup {
      /// The size.
      public let size: Int
      /// Makes a cup.
      ///
      ///     let half: Int = size / 2
      public init(size: Int) { self.size = size }
      /// Fills it.
      ///
      ///     Cup(size: 1).fill(with: Leaf())
      func fill(with leaf: Leaf) {}
      public func drink() {}
    }
    /// Nobody's.
    ///
    ///     Leaf()
    struct Leaf {}
    /// A pot.
    public struct Pot { public init() {} }

    """

  private func tea(_ cup: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(cup, to: "Sources/Tea/Cup.swift")
    try folder.write(
      "/// Brews.\n///\n///     brew()\nfunc brew() {}\n",
      to: "Sources/brew/main.swift"
    )
    try folder.write("# Tea\n\n```swift\nlet pot = Pot()\n```\n", to: "Sources/Tea/Tea.docc/Tea.md")
    return folder
  }

  @Test("Examples see their module as those see it who see the declaration")
  func examples() throws {
    let folder = try tea(Self.cup)
    let cache = try folder.makeCache()
    let path = folder.path + "/Sources"
    let run = CommandRun(["check", path, "--cache", cache])
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("/") }
      .map { $0.dropFirst(path.count + 1) }
    #expect(
      lines == [
        "Tea/Cup.swift:1:30: warning: 'Cup' has no symbol 'fill(wiht:)'; did you mean 'fill(with:)'? [broken-symbol-link]",
        "Tea/Cup.swift:5:9: error: expected output \"4\", but the code prints \"3\" [output-differs]",
      ]
    )
    #expect(run.output.contains("6 snippets: 4 passed, 1 failed, 1 not checked"))
    #expect(run.output.contains("no library of the package offers the module 'brew'"))
    #expect(run.output.contains("documented examples: 2 of 6 public symbols, 1 passed"))
    // Nothing has changed, so nothing is built, and nothing looked into.
    let again = CommandRun(["check", path, "--cache", cache, "--format", "json"])
    #expect(again.output.contains(#""rememberedArticles" : 3"#))
  }

  @Test("Unknown names of a formula are values of the type or of a parameter")
  func formulas() throws {
    let folder = try tea(
      """
      /// A length.
      public struct Length: Equatable {
        var points: Double
        /// Makes a length:
        ///
        ///     Length(points: -r) == Length(points: r).opposite
        ///
        /// This is none:
        ///
        ///     Length(points: -r) == r
        public init(points: Double) { self.points = points }
        /// The length in the other direction:
        ///
        ///     a.opposite.opposite == a
        public var opposite: Length { Length(points: -points) }
      }
      public struct Pot { public init() {} }
      """
    )
    let path = folder.path + "/Sources/Tea/Cup.swift"
    let run = CommandRun(["check", path, "--cache", try folder.makeCache()])
    #expect(run.output.contains("3 snippets: 2 passed (2 with assumed names), 1 not checked"))
  }

  @Test("A package that does not build is an error, once, and its examples are not decided")
  func broken() throws {
    let folder = try tea("/// A cup.\n///\n///     Cup()\npublic struct Cup {\n")
    let run = CommandRun(["check", folder.path + "/Sources", "--cache", try folder.makeCache()])
    #expect(run.status == .couldNotCheck)
    #expect(run.errors.contains("does not build: "))
    #expect(run.output.contains("the package does not build"))
    #expect(run.output.contains("3 snippets: 3 not checked"))
  }

  @Test("A folder is searched for Swift files only where it holds a package's sources")
  func found() throws {
    let folder = try tea(Self.cup)
    let paths = { (path: String) in
      ArticleFinder().articles(at: [folder.path + path]).paths.map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
    #expect(paths("") == ["Sources/Tea/Tea.docc/Tea.md"])
    #expect(
      paths("/Sources/Tea") == ["Sources/Tea/Cup.swift", "Sources/Tea/Tea.docc/Tea.md"]
    )
    #expect(paths("/Sources/Tea/Cup.swift") == ["Sources/Tea/Cup.swift"])
    var selection = PathSelection()
    selection.folder = FolderPath(folder.path)
    selection.included = [PathGlob("Sources/Tea/*.swift")]
    let chosen = ArticleFinder(selection: selection).articles(at: [folder.path])
    #expect(chosen.paths == [folder.path + "/Sources/Tea/Cup.swift"])
  }
}
