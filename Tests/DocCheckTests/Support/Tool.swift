@testable import DocCheck

/// A program of the machine's that a test needs, if it is there.
enum Tool {
  /// Where programs are looked for.
  static let path = "/usr/local/bin:/usr/bin:/bin"

  /// Whether a program is installed.
  static func exists(_ name: String) -> Bool {
    (try? run("sh", "-c", "command -v \"$0\"", name))?.ending == .exited(0)
  }

  /// Runs a program found on the path to its end.
  static func run(
    _ command: String...,
    environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    try run(command, environment: environment)
  }

  /// Runs a program found on the path to its end.
  static func run(
    _ command: [String],
    environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let environment = ["PATH": path].merging(environment) { $1 }
    return try Subprocess(command: command, environment: environment, timeout: 120).run()
  }
}
