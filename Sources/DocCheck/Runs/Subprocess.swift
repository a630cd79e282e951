import Glibc
import Synchronization

/// Starts a program, reads what it prints and ends it, with all that it started, at a time limit.
///
/// The program gets a session of its own.
struct Subprocess {
  /// The program's path and its arguments.
  let command: [String]
  /// The whole environment; nothing is inherited.
  var environment: [String: String] = [:]
  /// The time limit in seconds.
  var timeout: Double
  /// The number of bytes that are kept of each stream; what exceeds it is read and thrown away.
  var outputLimit = 4 << 20
  /// The line that the program finds on its standard input, which is empty without it.
  var input: String?

  /// The descriptor on which a program with an input reports, apart from what it prints.
  static let resultDescriptor: Int32 = 3

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
    /// What it wrote to `resultDescriptor`.
    let results: [UInt8]
    /// Where it crashed; nothing if it did not, or nobody knows.
    var backtrace: Backtrace?
  }

  /// Runs the program to its end.
  ///
  /// - Throws: `EnvironmentError` if it cannot be started.
  func run() throws -> Outcome {
    let started = try Self.spawning.withLock { _ in try start() }
    RunningProcesses.shared.insert(started.process)
    defer { RunningProcesses.shared.remove(started.process) }
    var reader = OutputReader(
      descriptors: [started.output, started.error, started.results],
      limit: outputLimit
    )
    defer { reader.close() }
    let ending = wait(for: started.process, reading: &reader)
    return Outcome(
      ending: ending,
      standardOutput: reader.contents[0],
      standardError: reader.contents[1],
      results: reader.contents[2]
    )
  }

  /// Keeps one thread's pipes from being inherited by a program that another thread starts.
  private static let spawning = Mutex(())

  /// `POSIX_SPAWN_SETSID`, which glibc's headers show to GNU's own sources alone.
  private static let newSession: Int16 = 0x80

  /// The ends of the program's output that are ours to read.
  private typealias Started = (process: pid_t, output: Int32, error: Int32, results: Int32)

  private func start() throws -> Started {
    let (output, error, results) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    defer { [output.writing, error.writing, results.writing].forEach { close($0) } }
    var descriptors: [Int32: Int32] = [1: output.writing, 2: error.writing]
    descriptors[Self.resultDescriptor] = results.writing
    let standardInput = try input.map(Self.pipe(holding:))
    defer { standardInput.map { _ = close($0) } }
    descriptors[0] = standardInput
    let process = try spawn(descriptors)
    return (process, output.reading, error.reading, results.reading)
  }

  /// The reading end of a pipe that holds one line, short enough for the pipe to keep.
  private static func pipe(holding line: String) throws -> Int32 {
    let ends = try pipe()
    defer { close(ends.writing) }
    let bytes = Array((line + "\n").utf8)
    _ = write(ends.writing, bytes, bytes.count)
    return ends.reading
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

  /// Starts the program.
  ///
  /// - Parameter descriptors: for each of the program's descriptors ours.
  private func spawn(_ descriptors: [Int32: Int32]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // In their order: a program's descriptor may have the number of one of ours that comes later.
    for (theirs, ours) in descriptors.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
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
        ProcessSession(leader: process).end()
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
