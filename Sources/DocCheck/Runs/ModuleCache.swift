import Foundation
import Synchronization

/// The folder in which compilers keep modules that they have read before.
///
/// It outlives a run, so that a full disk or an interrupt may have left a damaged module in it, of which the
/// compiler says anything but that.
final class ModuleCache: Sendable {
  let path: String
  private let state = Mutex((isCleared: false, wasDamaged: false))

  init(path: String) { self.path = path }

  /// Whether a damaged module was found, and all were made again.
  var wasDamaged: Bool { state.withLock(\.wasDamaged) }

  /// Runs a compiler, and once more without any module of earlier runs where one may be damaged.
  func run(_ compiler: () throws -> Subprocess.Outcome) throws -> Subprocess.Outcome {
    let wasCleared = state.withLock(\.isCleared)
    let outcome = try compiler()
    guard isSuspect(outcome), !wasCleared else { return outcome }
    clear()
    let second = try compiler()
    if !isSuspect(second) { state.withLock { $0.wasDamaged = true } }
    return second
  }

  /// Removes all modules, the first time in a run.
  private func clear() {
    state.withLock { state in
      guard !state.isCleared else { return }
      state.isCleared = true
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names { try? FileManager.default.removeItem(atPath: path + "/" + name) }
    }
  }

  /// Whether a compiler crashed, or speaks of a module, not of the code that it compiles.
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

  /// What compilers say where a module in the cache is cut or has other bytes.
  private static let words = [
    "missing required module", "malformed", "could not build", "failed to load module", "AST file",
    "module file", "precompiled file",
  ]
}
