import Glibc
import Synchronization

/// The programs that doccheck has started and not yet seen end, each with a session of its own.
final class RunningProcesses: Sendable {
  static let shared = RunningProcesses()

  private let sessions = Mutex<(running: Set<pid_t>, isOver: Bool)>(([], false))

  /// Takes in a program; one that comes after the end of all is ended at once.
  func insert(_ leader: pid_t) {
    sessions.withLock { sessions in
      sessions.running.insert(leader)
      if sessions.isOver { ProcessSession(leader: leader).end() }
    }
  }

  /// Lets go of a program that has ended.
  ///
  /// After `killAll` the calling thread waits here for the end of doccheck, so that nothing goes on
  /// from programs that were ended, and no file is written after those who tidy up.
  func remove(_ leader: pid_t) {
    let isOver = sessions.withLock { sessions in
      sessions.running.remove(leader)
      return sessions.isOver
    }
    while isOver { pause() }
  }

  /// Ends every program, now and from now on, as an interrupt must.
  func killAll() {
    sessions.withLock { sessions in
      sessions.isOver = true
      for leader in sessions.running { ProcessSession(leader: leader).end() }
    }
  }
}
