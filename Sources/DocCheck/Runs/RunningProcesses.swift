import Glibc
import Synchronization

/// The process groups that doccheck has started and not yet seen end.
final class RunningProcesses: Sendable {
  static let shared = RunningProcesses()

  private let groups = Mutex<(running: Set<pid_t>, isOver: Bool)>(([], false))

  /// Takes in a group; one that comes after the end of all is ended at once.
  func insert(_ group: pid_t) {
    groups.withLock { groups in
      groups.running.insert(group)
      if groups.isOver { kill(-group, SIGKILL) }
    }
  }

  /// Lets go of a group that has ended.
  ///
  /// After `killAll` the calling thread waits here for the end of doccheck, so that nothing goes on
  /// from programs that were ended, and no file is written behind those who tidy up.
  func remove(_ group: pid_t) {
    let isOver = groups.withLock { groups in
      groups.running.remove(group)
      return groups.isOver
    }
    while isOver { pause() }
  }

  /// Ends every group, now and from now on, as an interrupt must.
  func killAll() {
    groups.withLock { groups in
      groups.isOver = true
      groups.running.forEach { kill(-$0, SIGKILL) }
    }
  }
}
