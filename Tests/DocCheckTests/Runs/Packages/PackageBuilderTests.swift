import Foundation
import Testing

@testable import DocCheck

@Suite("A package's own modules", .enabled(if: Checking.hasSandbox))
struct PackageBuilderTests {
  /// The folder of builds, which goes with the test.
  private let folder: TemporaryFolder
  private let cache: String

  init() throws {
    folder = try TemporaryFolder()
    cache = try folder.makeCache()
  }

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(arguments + ["--cache", cache])
  }

  /// A package with one library `Jam`, whose file holds some code.
  private func jam(_ code: String, manifest extra: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "jam",
        products: [.library(name: "Jam", targets: ["Jam"])],
        targets: [.target(name: "Jam")]
      )
      \(extra)
      """,
      to: "Package.swift"
    )
    try folder.write(code, to: "Sources/Jam/Jam.swift")
    return folder
  }

  private func fences(_ codes: String...) -> String {
    codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
  }

  /// The package in the folder of fixtures.
  private let orchard = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Fixtures/Orchard")
    .standardized.path

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  @Test("An article compiles and runs with the modules that it describes, those of C as well")
  func fixture() throws {
    let before = try files(in: orchard)
    var options = Options()
    options.package = orchard + "/../Orchard/"
    options.cache = cache
    let environment = Result {
      try CheckEnvironment(options: options, executable: Checking.executable)
    }
    defer { try? environment.get().compiler.workspace.removeAll() }
    let text = try String(contentsOfFile: orchard + "/README.md", encoding: .utf8)
    let report = try Checking.check(text, in: environment)
    #expect(
      report.snippets.map(\.verdict) == [
        .passed(.ran), .passed(.ran), .passed(.ran), .passed(.compiled), .passed(.failedAsExpected),
      ]
    )
    #expect(report.snippets.map(\.imported) == [[], [], ["Orchard"], ["Orchard"], ["Orchard"]])
    #expect(report.snippets[0].tests.map(\.passed) == [true])
    #expect(report.snippets.map(\.portability) == Array(repeating: .portable, count: 5))
    #expect(report.findings == [])
    #expect(try files(in: orchard) == before)
    let wrong = try Checking.check(
      fences(
        "import Foundation\nlet tree = Tree(\"apple\")",
        "let tree = Tree(\"apple\")\nprint(tree.colour)",
        "import Pick",
        "import Orchard\nlet count = [Tree(\"apple\")].ripeFriuts()",
        "import Orchard\nlet count = [1].ripeFriuts()"
      ),
      in: environment
    )
    #expect(
      Checking.verdicts(wrong) == [
        "failed", "failed",
        "undecided: module 'Pick' is not available; pass --package or --module-path to add it",
        "failed", "failed",
      ]
    )
    #expect(
      Checking.findings(wrong) == [
        "3:12 missing-import: missing 'import Orchard' for 'Tree'",
        "8:12 compile-error: value of type 'Tree' has no member 'colour'",
        "17:29 compile-error: value of type '[Tree]' has no member 'ripeFriuts'; "
          + "did you mean 'ripeFruits'?",
        "22:17 compile-error: value of type '[Int]' has no member 'ripeFriuts'; "
          + "did you mean 'ripeFruits'?",
      ]
    )
  }

  @Test("A package is built anew when its sources change, and one that no longer builds is 2")
  func changes() throws {
    let package = try jam("public let berries = 1\n")
    let article = try package.write(fences("print(berries)\n// Prints \"1\""), to: "a.md")
    #expect(run(article, "--package", package.path).status == .clean)
    try package.write("public let berries = 2\n", to: "Sources/Jam/Jam.swift")
    let changed = run(article, "--package", package.path)
    #expect(changed.status == .findings)
    #expect(
      changed.output.contains("expected output \"1\", but the code prints \"2\" [output-differs]")
    )
    try package.write("public let berries: Int = \"\"\n", to: "Sources/Jam/Jam.swift")
    let broken = run(article, "--package", package.path)
    #expect(broken.status == .couldNotCheck)
    #expect(broken.output == "")
    #expect(
      broken.errors
        == "error: \(package.path): does not build: \(package.path)/Sources/Jam/"
        + "Jam.swift:1:27: cannot convert value of type 'String' to specified type 'Int'\n"
    )
  }

  @Test("What is no package, offers no library or lacks its dependencies is 2, with the reason")
  func unfit() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write(fences("let a = 1"), to: "a.md")
    let none = run(article, "--package", folder.path)
    #expect(none.status == .couldNotCheck)
    #expect(none.errors == "error: \(folder.path): contains no Package.swift\n")
    let mistaken = try jam("", manifest: "let one: Int = \"1\"")
    let unread = run(article, "--package", mistaken.path)
    #expect(unread.status == .couldNotCheck)
    #expect(
      unread.errors.contains("cannot read Package.swift: \(mistaken.path)/Package.swift:9:16: ")
    )
    let bare = try jam("", manifest: "package.products = []")
    let empty = run(article, "--package", bare.path)
    #expect(empty.status == .couldNotCheck)
    #expect(empty.errors.contains("has no library product, so there is nothing to import"))
    let lacking = try jam(
      "",
      manifest: """
        package.dependencies = [.package(path: "nowhere")]
        package.targets[0].dependencies = [.product(name: "Nothing", package: "nowhere")]
        """
    )
    let unresolved = run(article, "--package", lacking.path)
    #expect(unresolved.status == .couldNotCheck)
    #expect(unresolved.errors.contains("does not build: "))
    #expect(unresolved.errors.contains("\(lacking.path)/nowhere"))
  }

  @Test("Macros of the package are expanded")
  func macros() throws {
    let host = try Checking.environment.get().toolchain.resources + "/host"
    let package = try jam(
      """
      @freestanding(expression)
      public macro label(_ text: String) -> String = #externalMacro(module: "Labels", type: "Label")
      """,
      manifest: """
        let host = \(host.debugDescription)
        package.targets[0].dependencies = ["Labels"]
        package.targets.append(
          .macro(
            name: "Labels",
            swiftSettings: [.unsafeFlags(["-I", host])],
            linkerSettings: [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
          )
        )
        """
    )
    try package.write(
      #"""
      @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
      import SwiftSyntax
      import SwiftSyntaxMacros

      struct Label: ExpressionMacro {
        static func expansion(
          of node: some FreestandingMacroExpansionSyntax,
          in context: some MacroExpansionContext
        ) -> ExprSyntax { "\"Jam: \" + \(node.arguments)" }
      }

      @main struct Plugin: PluginProvider {
        static func main() throws {
          let connection = try StandardIOMessageConnection()
          try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
        }
        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type { Label.self }
      }
      """#,
      to: "Sources/Labels/Label.swift"
    )
    let code = "import Jam\nprint(#label(\"plum\"))\n// Prints \"Jam: plum\""
    let article = try package.write(fences(code), to: "a.md")
    let result = run(article, "--package", package.path)
    #expect(result.errors == "")
    #expect(result.status == .clean, "\(result.output)")
  }

  @Test("A folder of modules is searched for what code imports, and its libraries are found")
  func modulePaths() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("public func spread() -> String { \"jam\" }\n", to: "Toast.swift")
    let toolchain = try Checking.environment.get().toolchain
    let built = try Subprocess(
      command: [toolchain.swiftc, "-emit-module", "-emit-library", "-module-name", "Toast"]
        + ["-module-link-name", "Toast", "-o", folder.path + "/libToast.so", source],
      environment: ProcessInfo.processInfo.environment,
      timeout: 120
    ).run()
    #expect(built.ending == .exited(0))
    let article = try folder.write(
      fences("import Toast\nprint(spread())\n// Prints \"jam\"", "import Butter"),
      to: "a.md"
    )
    let result = run(article, "--module-path", folder.path, "--verbose")
    #expect(result.status == .clean)
    #expect(result.output.contains("\(article):1-5  passed"))
    #expect(
      result.output.contains(
        "module 'Butter' is not available; pass --package or --module-path to add it"
      )
    )
    #expect(
      run(article).output.contains(
        "module 'Toast' is not available; pass --package or --module-path to add it"
      )
    )
    let missing = run(article, "--module-path", "/nowhere")
    #expect(missing.status == .couldNotCheck)
    #expect(missing.errors == "error: /nowhere: no such folder\n")
  }
}
