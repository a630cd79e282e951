import Foundation

/// Compiles textual interfaces to modules.
struct InterfaceCompiler: Sendable {
  let toolchain: Toolchain
  let shim: Shim
  /// The folder of the modules.
  let folder: String
  /// Where compilers keep modules that they have read before.
  let moduleCache: ModuleCache

  /// The folder of the interfaces that the modules were made of.
  private var interfaces: String { folder + "/interfaces" }

  /// The most times that an interface is changed: each time it lacks what the compiler refused.
  private static let rounds = 16

  /// The file of a module.
  private func file(_ module: String) -> String { "\(folder)/\(module).swiftmodule" }

  /// Whether a module is there.
  func isMade(_ module: String) -> Bool { FileManager.default.fileExists(atPath: file(module)) }

  /// The file that says that a module cannot be made.
  private func refusal(of module: String) -> String { "\(interfaces)/\(module).refused" }

  /// Whether the compiler refused a module before, whatever was left out of it.
  func isRefused(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: refusal(of: module))
  }

  /// Compiles what a module declares, without the rows that the compiler refuses.
  ///
  /// - Returns: what had to be changed; nothing where there is no module now.
  func make(
    _ module: APIModule,
    _ preamble: [String],
    _ directory: TypeDirectory,
    present: Set<String>,
    startingWith known: InterfaceChanges
  ) throws -> InterfaceChanges? {
    // A module names the interface that it was made of, so that stays.
    let source = "\(interfaces)/\(module.name).swiftinterface"
    let result = "\(folder)/.\(module.name).swiftmodule"
    var changes = known
    for round in 1...Self.rounds {
      let lines = InterfaceWriter(
        module,
        preamble: preamble,
        directory: directory,
        present: present,
        changes: changes
      ).written()
      let text = lines.map(\.text).joined(separator: "\n") + "\n"
      try write(text, to: source)
      let outcome = try run(module.name, source, result)
      if outcome.ending == .exited(0) {
        try keep(result, as: module.name)
        return changes
      }
      let errors = Self.errors(in: outcome, about: source)
      var next = InterfaceCritic(module: module, lines: lines).improved(changes, by: errors)
      if round > Self.rounds / 2 { next = next.withoutUsers(in: module) }
      guard next != changes, round < Self.rounds else {
        // What took too long may be made another time.
        if outcome.ending == .exited(1) { try write("", to: refusal(of: module.name)) }
        return nil
      }
      changes = next
    }
    return nil
  }

  /// The compiler's errors about an interface, and the place at which it crashed.
  private static func errors(
    in outcome: Subprocess.Outcome,
    about source: String
  ) -> [CompilerMessage] {
    let said = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
    let errors = CompilerMessage.list(in: said).filter { $0.kind == .error && $0.file == source }
    if outcome.ending == .exited(1) { return errors }
    // The compiler lists what it was doing, the innermost last.
    let work = said.split(separator: "\n").last {
      $0.contains("While ") && $0.contains(source + ":")
    }
    guard let work, let place = work.ranges(of: source + ":").last?.upperBound,
      let line = Int(work[place...].prefix(while: \.isNumber))
    else { return errors }
    let conformance = work.firstMatch(of: conformingTo).map { " '\($0.1)'" } ?? ""
    let text = "\(source):\(line):1: error: the compiler crashes\(conformance)"
    return CompilerMessage.list(in: text)
  }

  private static let conformingTo = Pattern(/conformance .*: (\w+) at\b/)

  private func run(
    _ module: String,
    _ source: String,
    _ result: String
  ) throws -> Subprocess.Outcome {
    let command = [
      toolchain.frontend, "-compile-module-from-interface", "-module-name", module, "-o", result,
      source, "-I", shim.modules, "-I", folder, "-module-cache-path", moduleCache.path,
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings",
      "-disable-objc-interop",
    ]
    return try Subprocess(
      command: Compiler.limited(command),
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"],
      timeout: Self.timeout,
      outputLimit: 64 << 20
    ).run()
  }

  /// The time limit for one module in seconds.
  private static let timeout = 60.0

  /// Does something while no other process makes modules in the folder.
  func alone<Result>(_ work: () throws -> Result) throws -> Result {
    try attempt {
      try FileManager.default.createDirectory(atPath: interfaces, withIntermediateDirectories: true)
    }
    let descriptor = open(folder + "/.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.unwritable(folder, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    removeOldFolders()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }

  /// Removes what was made for compilers and versions of doccheck that have not been used for a month; that it
  /// cannot be removed is no reason to stop.
  private func removeOldFolders() {
    let files = FileManager.default
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    let others = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in others where parent.appendingPathComponent(name).path != folder {
      let other = parent.appendingPathComponent(name).path
      let date = try? files.attributesOfItem(atPath: other)[.modificationDate] as? Date
      guard let date, date.timeIntervalSinceNow < -Self.longestUnused else { continue }
      try? files.removeItem(atPath: other)
    }
  }

  /// How long a folder stays in which no module is made, in seconds.
  private static let longestUnused = 30.0 * 24 * 60 * 60

  private func write(_ text: String, to file: String) throws {
    try attempt { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
  }

  /// Gives a module its name at once, so that nobody reads half of it.
  private func keep(_ result: String, as module: String) throws {
    guard rename(result, file(module)) == 0 else {
      throw Self.unwritable(folder, String(cString: strerror(errno)))
    }
  }

  private func attempt(_ work: () throws -> Void) throws {
    do { try work() } catch { throw Self.unwritable(folder, error.systemReason) }
  }

  private static func unwritable(_ folder: String, _ reason: String) -> EnvironmentError {
    EnvironmentError(
      stage: "modules",
      path: folder,
      message: "cannot write to this folder (\(reason))",
      help: "name a folder that doccheck can write to with --cache"
    )
  }
}
