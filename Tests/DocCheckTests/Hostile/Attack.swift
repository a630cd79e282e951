import Foundation
import Testing

@testable import DocCheck

/// One way to get out of a sandbox, of the program in `Tests/Fixtures/Attacks`.
struct Attack: Sendable, CustomTestStringConvertible {
  let kind: String
  let name: String
  /// Whether it gets what it is after where there is no sandbox, on any machine.
  let isProven: Bool

  var testDescription: String { "\(kind): \(name)" }

  /// All of them, as the program lists them.
  static let all: [Attack] = {
    guard let program = try? program.get(),
      let list = try? Subprocess(command: [program, "--list"], timeout: 10).run()
    else { return [] }
    return String(decoding: list.standardOutput, as: UTF8.self).split(separator: "\n").map {
      let fields = $0.split(separator: "\t").map(String.init)
      return Attack(kind: fields[0], name: fields[1], isProven: fields[2] == "1")
    }
  }()

  /// The program, which is made once, in the folder of all tests.
  static let program = Result {
    let environment = try Checking.environment.get()
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/Attacks")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".c") }.map { folder.path + "/" + $0 }
    let program = try environment.compiler.workspace.makeFolder() + "/attacks"
    let outcome = try Subprocess(
      command: [environment.toolchain.root + "/bin/clang", "-D_GNU_SOURCE", "-O1", "-o", program]
        + files + ["-lpthread"],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      timeout: 120
    ).run()
    guard outcome.ending == .exited(0) else {
      throw EnvironmentError(
        stage: "tests",
        path: folder.path,
        message: String(decoding: outcome.standardError, as: UTF8.self)
      )
    }
    return program
  }
}
