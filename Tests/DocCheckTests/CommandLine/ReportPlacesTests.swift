import Foundation
import Testing

@testable import DocCheck

@Suite("Places where reports cannot be written", .enabled(if: Checking.hasSandbox))
struct ReportPlacesTests {
  private let folder: TemporaryFolder
  /// The program itself, which stands beside the test runner.
  private let doccheck = URL(fileURLWithPath: Checking.executable)
    .deletingLastPathComponent().appendingPathComponent("doccheck").path

  init() throws {
    folder = try TemporaryFolder()
    let code = String(repeating: "```swift\nlet a = 1\n```\n\n", count: 500)
    try folder.write(code, to: "a.md")
    try folder.write("old", to: "out/r.html")
  }

  /// Runs a script that sees the folder's `out` as the options of bubblewrap make it.
  private func run(_ options: [String], _ script: String) throws -> (Subprocess.Outcome, String) {
    let outcome = try Subprocess(
      command: ["bwrap", "--dev-bind", "/", "/"] + options
        + ["/bin/bash", "-c", script, "bash", doccheck, folder.path],
      environment: ProcessInfo.processInfo.environment,
      timeout: 60
    ).run()
    return (outcome, String(decoding: outcome.standardError, as: UTF8.self))
  }

  @Test("On a full disk the old report stays as it was, and nothing is left beside it")
  func fullDisk() throws {
    let script = """
      echo -n old > "$2/out/r.html"
      "$1" list "$2/a.md" --report html="$2/out/r.html" > /dev/null
      echo "status $?, $(cat "$2/out/r.html"), $(ls -A "$2/out")"
      """
    let (outcome, errors) = try run(["--size", "65536", "--tmpfs", folder.path + "/out"], script)
    #expect(
      errors == "error: cannot write the report \(folder.path)/out/r.html: "
        + "No space left on device\n"
    )
    #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "status 2, old, r.html\n")
  }

  @Test("In a folder that cannot be written to the old report stays as it was")
  func readOnly() throws {
    let out = folder.path + "/out"
    let article = try folder.write("Nothing.\n", to: "b.md")
    for report in ["--report json=\(out)/r.html", "--write-baseline \(out)/b.json"] {
      let script = "\"$1\" \(article) --no-run \(report) > /dev/null; echo \"status $?\""
      let (outcome, errors) = try run(["--ro-bind", out, out], script)
      #expect(errors.hasSuffix(": Read-only file system\n"))
      #expect(errors.hasPrefix("error: cannot open the report \(out)/"))
      #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "status 2\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["r.html"])
    }
    #expect(try String(contentsOfFile: out + "/r.html", encoding: .utf8) == "old")
  }
}
