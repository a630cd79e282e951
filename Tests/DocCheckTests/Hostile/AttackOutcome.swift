import Foundation
import Testing

@testable import DocCheck

/// What became of an attack.
struct AttackOutcome {
  let outcome: Subprocess.Outcome
  /// How long it went on.
  let duration: Duration
  /// Whether a process of it went on after its end.
  let isAlive: Bool
  /// Whether its folder could not be removed.
  let isLeftBehind: Bool

  /// The status by which an attack says that it got what it was after.
  static let reached: Int32 = 10

  /// Lets a program attack from inside of a sandbox.
  init(_ attack: Attack, in sandbox: HostileSandbox, after process: pid_t = 0) throws {
    let targets = try AttackTargets()
    let executor = try #require(sandbox.environment.executor)
    let workspace = sandbox.environment.compiler.workspace
    let folder = try workspace.makeFolder()
    let program = folder + "/attacks"
    try FileManager.default.linkItem(atPath: try Attack.program.get(), toPath: program)
    let clock = ContinuousClock()
    let start = clock.now
    outcome = try executor.run(
      program,
      arguments: [
        attack.kind, attack.name, String(process), targets.folder.path,
        String(targets.listener.port),
      ],
      folder: folder
    )
    duration = clock.now - start
    isAlive = !LiveProcesses.isGone(targets.folder.path)
    workspace.remove(folder)
    isLeftBehind = FileManager.default.fileExists(atPath: folder)
  }
}

/// What attacks are after.
private struct AttackTargets {
  let folder: TemporaryFolder
  let listener: LoopbackListener
  let local: LocalListener

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("hidden", to: "secret")
    try folder.write("hidden", to: "locked")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/inside",
      withIntermediateDirectories: true
    )
    chmod(folder.path + "/secret", 0o700)
    listener = try LoopbackListener()
    local = try LocalListener(folder.path + "/socket")
  }
}
