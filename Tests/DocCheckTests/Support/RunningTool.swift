import Foundation
import Testing

/// doccheck itself, running while a test goes on.
final class RunningTool {
  /// The program, which stands beside the test runner.
  static let executable = URL(fileURLWithPath: Checking.executable)
    .deletingLastPathComponent().appendingPathComponent("doccheck")

  let process = Process()
  let (input, output) = (Pipe(), Pipe())
  /// The folder for what it keeps while it runs.
  let temporary: TemporaryFolder
  private let errors: URL

  init(_ arguments: [String]) throws {
    temporary = try TemporaryFolder()
    errors = URL(filePath: temporary.path + ".errors")
    try Data().write(to: errors)
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": temporary.path]) { $1 }
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // One that hangs must not keep the tests from ending.
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) { [process] in process.terminate() }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: errors)
  }

  /// What it has written to standard error so far.
  var said: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Tells it to end as Ctrl-C does, and returns its status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for something to become true, as long as the program runs.
  func eventually(
    _ condition: () throws -> Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    while try !condition() {
      try #require(process.isRunning, "it ended and said \(said)", sourceLocation: sourceLocation)
      usleep(20_000)
    }
  }
}
