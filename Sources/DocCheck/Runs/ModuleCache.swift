import Foundation
import Synchronization

/// The folder in which compilers keep modules that they have read before.
///
/// It outlives a run, so a full disk or an interrupt can leave a damaged module in it. The compiler's message
/// then rarely says so.
final class ModuleCache: Sendable {
  let path: String
  private let state = Mutex((isCleared: false, wasDamaged: false))

  init(path: String) { self.path = path }

  /// Whether damaged modules were found and created again.
  var wasDamaged: Bool { state.withLock(\.wasDamaged) }

  /// Runs a compiler; if a module may be damaged, clears the folder and runs it again.
  func run(_ compiler: () throws -> Subprocess.Outcome) throws -> Subprocess.Outcome {
    let wasCleared = state.withLock(\.isCleared)
    let outcome = try compiler()
    guard isSuspect(outcome), !wasCleared else { return outcome }
    clear()
    let second = try compiler()
    if !isSuspect(second) { state.withLock { $0.wasDamaged = true } }
    return second
  }

  /// Removes all modules, once in a run.
  private func clear() {
    state.withLock { state in
      guard !state.isCleared else { return }
      state.isCleared = true
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names { try? FileManager.default.removeItem(atPath: path + "/" + name) }
    }
  }

  /// Whether a compiler crashed, or its message is about a module instead of the code.
  private func isSuspect(_ outcome: Subprocess.Outcome) -> Bool {
    switch outcome.ending {
    case .exited(0), .timedOut: return false
    case .signalled: return true
    case .exited(let status) where status > 128: return true
    case .exited: break
    }
    let said = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
    return said.contains(path + "/") || Self.words.contains { said.contains($0) }
  }

  /// Parts of the compiler's messages about damaged modules.
  private static let words = [
    "missing required module", "malformed", "could not build", "failed to load module", "AST file",
    "module file", "precompiled file",
  ]
}
