import Glibc
import Synchronization

/// Starts a program, reads what it prints and ends it, with all that it started, at a time limit.
///
/// The program gets an empty standard input and a process group of its own.
struct Subprocess {
  /// The program's path and its arguments.
  let command: [String]
  /// The whole environment; nothing is inherited.
  var environment: [String: String] = [:]
  /// The time limit in seconds.
  var timeout: Double
  /// The number of bytes that are kept of each stream; what exceeds it is read and thrown away.
  var outputLimit = 4 << 20

  /// What became of the program.
  struct Outcome: Sendable {
    /// How the program ended.
    enum Ending: Hashable, Sendable {
      case exited(Int32)
      case signalled(Int32)
      case timedOut
    }

    let ending: Ending
    let standardOutput: [UInt8]
    let standardError: [UInt8]
  }

  /// Runs the program to its end.
  ///
  /// - Throws: `EnvironmentError` if it cannot be started.
  func run() throws -> Outcome {
    let started = try Self.spawning.withLock { _ in try start() }
    RunningProcesses.shared.insert(started.process)
    defer { RunningProcesses.shared.remove(started.process) }
    var reader = OutputReader(
      descriptors: [started.output, started.error],
      limit: outputLimit
    )
    defer { reader.close() }
    let ending = wait(for: started.process, reading: &reader)
    return Outcome(
      ending: ending,
      standardOutput: reader.contents[0],
      standardError: reader.contents[1]
    )
  }

  /// Keeps one thread's pipes from being inherited by a program that another thread starts.
  private static let spawning = Mutex(())

  /// The ends of the program's output that are ours to read.
  private typealias Started = (process: pid_t, output: Int32, error: Int32)

  private func start() throws -> Started {
    let output = try Self.pipe()
    let error = try Self.pipe()
    defer {
      close(output.writing)
      close(error.writing)
    }
    let process = try spawn(output: output.writing, error: error.writing)
    return (process, output.reading, error.reading)
  }

  /// A pipe whose ends no program inherits, unless it is given them.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else {
      throw EnvironmentError(stage: "run", path: "pipe", message: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func spawn(output: Int32, error: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, error, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else {
      let message = String(cString: strerror(code))
      throw EnvironmentError(stage: "run", path: command[0], message: message)
    }
    return process
  }

  private func wait(for process: pid_t, reading reader: inout OutputReader) -> Outcome.Ending {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(timeout)
    var status: Int32 = 0
    while true {
      let left = deadline - clock.now
      guard left > .zero else {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        return .timedOut
      }
      let isOpen = reader.read(for: min(left, .milliseconds(50)))
      if waitpid(process, &status, WNOHANG) == process {
        kill(-process, SIGKILL)
        reader.drain()
        return Self.ending(status)
      }
      if !isOpen { usleep(1000) }
    }
  }

  private static func ending(_ status: Int32) -> Outcome.Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
