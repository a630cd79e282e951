import Foundation
import Testing

@testable import DocCheck

/// Runs the scripts of `action.yml` one after the other, as a runner of GitHub's does.
@Suite("The GitHub Action", .enabled(if: Tool.exists("make")), .timeLimit(.minutes(30)))
struct ActionTests {
  private let folder: TemporaryFolder
  private let steps: [Step]

  init() throws {
    folder = try TemporaryFolder()
    let file = Repository.root.appendingPathComponent("action.yml")
    steps = Step.list(in: try String(contentsOf: file, encoding: .utf8))
    for name in ["output", "summary"] { try folder.write("", to: name) }
    for name in ["temporary", "work"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name,
        withIntermediateDirectories: true
      )
    }
  }

  /// A step with the variables and the script that it has.
  private struct Step {
    let name: String
    var variables: [String: String] = [:]
    var script = ""

    /// The steps of an action, by the indentation that ours keeps to.
    static func list(in text: String) -> [Step] {
      var steps: [Step] = []
      var key = ""
      for line in SourceText(text).lines {
        if line.hasPrefix("    - name: ") {
          steps.append(Step(name: String(line.dropFirst(12))))
        } else if line.hasPrefix("      "), !line.hasPrefix("       ") {
          key = String(line.dropFirst(6).prefix { $0 != ":" })
        } else if key == "env", let colon = line.firstRange(of: ": ") {
          let name = line[..<colon.lowerBound].drop { $0 == " " }
          steps[steps.count - 1].variables[String(name)] = String(line[colon.upperBound...])
        } else if key == "run", !steps.isEmpty {
          steps[steps.count - 1].script += line.dropFirst(8) + "\n"
        }
      }
      return steps
    }
  }

  /// Runs the script of a step with what the expressions of its variables stand for.
  private func run(
    _ name: String,
    _ values: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let step = try #require(steps.first { $0.name == name })
    // What somebody else writes must reach a script as a variable only.
    #expect(!step.script.contains("${{"))
    var environment = ProcessInfo.processInfo.environment
    for (variable, expression) in step.variables {
      let value: String = try #require(values[expression], "\(expression)")
      environment[variable] = value
    }
    let build = URL(fileURLWithPath: Checking.executable).deletingLastPathComponent().path
    environment.merge([
      "GITHUB_ACTION_PATH": Repository.root.path, "GITHUB_OUTPUT": folder.path + "/output",
      "GITHUB_STEP_SUMMARY": folder.path + "/summary", "RUNNER_TEMP": folder.path + "/temporary",
      "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "BUILD": build,
    ]) { $1 }
    if name == "Download or build doccheck" {
      // The tests' own build is installed; another one would wait for them to end.
      let toolchain = try Checking.environment.get().toolchain.root + "/bin"
      environment["PATH"] = [folder.path + "/bin", Tool.path, toolchain].joined(separator: ":")
    }
    let script = try folder.write(step.script, to: "script.sh")
    let start = "cd \"$0\" && exec bash --noprofile --norc -eo pipefail \"$1\""
    return try Subprocess(
      command: ["sh", "-c", start, folder.path + "/work", script],
      environment: environment,
      timeout: 240
    ).run()
  }

  /// Writes a program of one command.
  ///
  /// Another process does it: a child of another test's would keep a file that is written here open
  /// for a moment, and what is open for writing cannot be run.
  private func write(_ command: String, to name: String) throws {
    let text = try folder.write("#!/bin/sh\n\(command)\n", to: "program.sh")
    let program = folder.path + "/" + name
    let copying = try Subprocess(
      command: ["install", "-D", "-m", "755", text, program],
      environment: ProcessInfo.processInfo.environment,
      timeout: 60
    ).run()
    try #require(copying.ending == .exited(0))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test("Its scripts name the build, install what is needed, build, and check what they are told")
  func scripts() throws {
    #expect(try run("Name the build", ["${{ inputs.version }}": ""]).ending == .exited(0))
    let prefix = folder.path + "/temporary/doccheck"
    let outputs = try text("output")
    #expect(outputs.hasPrefix("key=doccheck-Linux-X64-"))
    #expect(outputs.dropFirst(23 + 64) == "\nprefix=\(prefix)\n")
    #expect(try run("Install what doccheck needs").ending == .exited(0))
    try write("exit 0", to: "bin/swift")
    var values = ["${{ steps.build.outputs.prefix }}": prefix]
    values["${{ inputs.version }}"] = ""
    values["${{ github.action_repository }}"] = "owner/doccheck"
    let built = try run("Download or build doccheck", values)
    #expect(String(decoding: built.standardError, as: UTF8.self) == "")
    #expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/doccheck"))

    try folder.write("```swift\nlet a: Int = \"\"\n```\n", to: "work/two words/a.md")
    try folder.write("```swift\nlet b = 1\n```\n", to: "work/b.md")
    values["${{ inputs.paths }}"] = "two words\nb.md\n"
    values["${{ inputs.options }}"] = "--no-run\n\n--fail-on\nwarning"
    let faulty = try run("Check the articles", values)
    #expect(faulty.ending == .exited(1))
    #expect(
      String(decoding: faulty.standardOutput, as: UTF8.self).hasPrefix(
        "::error file=two words/a.md,line=2,"
      )
    )
    #expect(try text("summary").contains("two words/a.md"))

    values["${{ inputs.paths }}"] = "b.md"
    values["${{ inputs.options }}"] = ""
    #expect(try run("Check the articles", values).ending == .exited(0))
    values["${{ inputs.paths }}"] = "none.md"
    #expect(try run("Check the articles", values).ending == .exited(2))
  }

  @Test("A release is unpacked if its sum is right, and one that there is not is no error")
  func downloaded() throws {
    let swift = "printf 'Swift version 9.8.7 (x)\\n'"
    try write(swift, to: "bin/swift")
    let script = Repository.root.path + "/scripts/download-release"
    let make = """
      set -eu
      . /etc/os-release
      name=doccheck-1.2.3-swift9.8.7-$ID${VERSION_ID:-}-$(uname -m)
      mkdir -p "$1/made/$name/bin" && echo one >"$1/made/$name/bin/doccheck"
      tar -C "$1/made" -cJf "$1/$name.tar.xz" "$name"
      cd "$1" && sha256sum "$name.tar.xz" >"SHA256SUMS-swift9.8.7-$(uname -m)"
      PATH="$1/bin:$PATH" DOCCHECK_RELEASES="file://$1" "$2" "$3" owner/doccheck "$1/prefix"
      """
    func download(_ version: String, damaged: Bool = false) throws -> Subprocess.Outcome {
      let damage = damaged ? "echo x >>\"$1/$name.tar.xz\"\n" : ""
      let text = make.replacing("PATH=\"$1/bin", with: damage + "PATH=\"$1/bin")
      return try Subprocess(
        command: ["bash", "-c", text, "sh", folder.path, script, version],
        environment: ProcessInfo.processInfo.environment,
        timeout: 60
      ).run()
    }
    #expect(try download("1.2.4").ending == .exited(1))
    #expect(try download("1.2.3", damaged: true).ending == .exited(2))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/prefix"))
    #expect(try download("1.2.3").ending == .exited(0))
    #expect(try text("prefix/bin/doccheck") == "one\n")
  }

  @Test("A path of a pull request is no option and no command")
  func hostile() throws {
    let values = [
      "${{ steps.build.outputs.prefix }}": folder.path, "${{ inputs.options }}": "",
      "${{ inputs.paths }}": "--cache\n$(touch seen)\n`touch seen`; touch seen",
    ]
    // In place of doccheck stands what shows its arguments.
    try write("printf '%s\\n' \"$@\"", to: "bin/doccheck")
    let shown = try run("Check the articles", values)
    #expect(shown.ending == .exited(0))
    #expect(
      String(decoding: shown.standardOutput, as: UTF8.self).hasSuffix(
        "--\n--cache\n$(touch seen)\n`touch seen`; touch seen\n"
      )
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/work") == [])
  }
}
