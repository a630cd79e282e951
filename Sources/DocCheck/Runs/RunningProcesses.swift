import Glibc
import Synchronization

/// The process groups that doccheck has started and not yet seen end.
final class RunningProcesses: Sendable {
  static let shared = RunningProcesses()

  private let groups = Mutex<Set<pid_t>>([])

  func insert(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }

  func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

  /// Ends every group at once, as an interrupt must.
  func killAll() { groups.withLock { groups in groups.forEach { kill(-$0, SIGKILL) } } }
}
