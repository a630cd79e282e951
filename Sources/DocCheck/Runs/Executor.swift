import Foundation

/// Runs executables that were built from an article.
struct Executor: Sendable {
  var sandbox: Sandbox
  let toolchain: Toolchain
  let shim: Shim
  /// Where further libraries are.
  let modules: ModulePaths
  /// The time limit for one program in seconds.
  let timeout: Double

  /// The addresses that one process may take, in bytes, the memory that a program may use with all
  /// its processes, and the largest file that it may write.
  private static let addressLimit = 4 << 30
  private static let memoryLimit = 2 << 30
  private static let fileLimit = Permissions.temporarySize

  /// The processes that one program may start; its threads count as a small part of one each.
  private static let processLimit = 32

  /// Runs an executable.
  ///
  /// - Parameters:
  ///   - executable: the path of the program.
  ///   - arguments: what it is given.
  ///   - input: the line that it finds on its standard input; nothing for an empty one.
  ///   - outputLimit: the bytes that are kept of each of its streams.
  ///   - folder: the program's own folder, which it may read.
  func run(
    _ executable: String,
    arguments: [String] = [],
    input: String? = nil,
    outputLimit: Int = 1 << 20,
    folder: String
  ) throws -> Subprocess.Outcome {
    let limits = [
      "prlimit", "--as=\(Self.addressLimit)", "--fsize=\(Self.fileLimit)", "--core=0",
      "--cpu=\(Int(timeout) + 1)", "--",
    ]
    let temporary = folder + "/tmp"
    if sandbox.kind != .bubblewrap { try Workspace.makeFolder(temporary) }
    let crash = try Workspace.write("", to: folder + "/backtrace")
    var permissions = Permissions(
      readable: [folder, toolchain.resources, shim.library] + modules.libraryFolders,
      writable: [crash]
    )
    permissions.readable += toolchain.backtracer.map { [$0] } ?? []
    permissions.temporaryFolder = temporary
    permissions.processes = Self.processLimit
    permissions.memory = Self.memoryLimit
    var outcome = try Subprocess(
      command: limits + sandbox.command([executable] + arguments, permissions),
      environment: environment(temporary: sandbox.temporaryFolder(temporary), crash: crash),
      timeout: timeout,
      outputLimit: outputLimit,
      input: input
    ).run()
    outcome.backtrace = backtrace(in: crash)
    return outcome
  }

  /// What the runtime has written about a crash.
  private func backtrace(in file: String) -> Backtrace? {
    // The program itself may write to the file as well.
    let bytes = try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)).read(upToCount: 65_536)
    guard let bytes, !bytes.isEmpty else { return nil }
    return Backtrace(String(decoding: bytes, as: UTF8.self))
  }

  /// What kept a program from being started at all, or from going on where the article leaves
  /// something out; nothing if it ended by itself.
  ///
  /// Neither is the author's fault: the loader ends with 127, a sandbox says its name first, and
  /// what replaces something left out traps with a message of its own.
  static func obstacle(_ outcome: Subprocess.Outcome) -> String? {
    let said = String(decoding: outcome.standardError, as: UTF8.self)
    let line = said.split(separator: "\n").first.map(String.init) ?? ""
    if outcome.ending == .exited(127), line.contains("error while loading shared libraries") {
      return line
    }
    if outcome.ending == .exited(1), line.hasPrefix("bwrap: ") { return line }
    if outcome.ending == .exited(125), line.hasPrefix("doccheck-sandbox: ") { return line }
    let isLeftOut = said.contains("Fatal error: \(Hole.trapMessage)")
    let reason = "the code reaches a part that the article leaves out, or that does not compile"
    return isLeftOut ? reason : nil
  }

  /// The same for every program on every machine, so that outputs can be compared.
  ///
  /// - Parameters:
  ///   - temporary: the program's folder for temporary files.
  ///   - crash: the file to which the runtime writes where the program crashed.
  private func environment(temporary: String, crash: String) -> [String: String] {
    let backtrace =
      toolchain.backtracer.map {
        "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,cache=no,"
          + "sanitize=no,limit=64,output-to=\(crash),swift-backtrace=\($0)"
      } ?? "enable=no"
    return [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "TZ": "UTC",
      "HOME": temporary, "TMPDIR": temporary, "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": backtrace,
    ]
  }
}
