import Foundation

/// Starts compilers so that they can reach nothing but what they need.
struct CompilerLauncher: Sendable {
  /// What confines them; nothing where nothing can.
  var sandbox: Sandbox?
  /// The toolchain and all modules.
  var readable: [String]
  /// Where the compiler keeps modules of C that it has read before.
  ///
  /// A compiler that reads code of an article may only read it: it outlives the run.
  let moduleCache: ModuleCache

  /// Runs a compiler.
  ///
  /// - Parameters:
  ///   - command: the compiler with its options.
  ///   - files: the files to compile, which are in a folder of their own.
  ///   - mayWrite: whether the compiler may write to that folder.
  func run(
    _ command: [String],
    on files: [String],
    mayWrite: Bool,
    environment: [String: String],
    timeout: Double
  ) throws -> Subprocess.Outcome {
    let folder = URL(fileURLWithPath: files[0]).deletingLastPathComponent().path
    let start = { (more: [String]) in
      let permissions = Permissions(
        readable: readable + [moduleCache.path] + (mayWrite ? [] : [folder]),
        writable: more + (mayWrite ? [folder] : [])
      )
      let confined = sandbox?.command(command + files, permissions) ?? command + files
      return try Subprocess(
        command: Compiler.limited(confined),
        environment: environment,
        timeout: timeout
      ).run()
    }
    return try moduleCache.run {
      let outcome = try start([])
      guard isLacking(outcome) else { return outcome }
      try withImportsAlone(files) { _ = try start([moduleCache.path]) }
      return try start([])
    }
  }

  /// Whether the compiler wanted to add a module to the cache.
  private func isLacking(_ outcome: Subprocess.Outcome) -> Bool {
    guard sandbox != nil, outcome.ending != .exited(0) else { return false }
    let said = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
    return Self.openings.contains { said.contains("\($0)'\(moduleCache.path)/") }
  }

  /// How the compiler begins to say so, of a module of C's and of one of Swift's.
  private static let openings = ["unable to open output file ", "error opening "]

  private static let unsaidImports = ["Glibc", "_Concurrency", "_StringProcessing"]

  /// Leaves nothing in the files but their imports and those that code needs without saying so, such as the C
  /// library for what waits at the top level, as long as something is done.
  private func withImportsAlone(_ files: [String], do work: () throws -> Void) throws {
    let texts = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    for (file, text) in zip(files, texts) {
      let imports = ParsedSwift(String(decoding: text, as: UTF8.self)).imports
      let lines = (imports + Self.unsaidImports).map { "import \($0)\n" }.joined()
      try Data(lines.utf8).write(to: URL(fileURLWithPath: file))
    }
    try work()
    for (file, text) in zip(files, texts) { try text.write(to: URL(fileURLWithPath: file)) }
  }
}
