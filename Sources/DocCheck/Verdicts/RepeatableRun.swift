import Glibc

/// Tells whether a program does the same whenever it is run.
///
/// The names that a program uses decide, and they decide carefully: what runs on its own, asks for
/// the time or reaches out of the program may always come out differently.
enum RepeatableRun {
  private static let doubtful: Set<String> = [
    "async", "await", "Task", "Thread", "DispatchQueue", "DispatchGroup", "OperationQueue",
    "Operation", "Timer", "RunLoop", "NotificationCenter", "receive", "debounce", "throttle",
    "delay", "timeout", "Future",
    "Date", "Calendar", "Clock", "ContinuousClock", "SuspendingClock", "DispatchTime",
    "CFAbsoluteTimeGetCurrent", "time", "clock", "now", "timeLimit",
    "UUID", "Hasher", "hashValue", "ObjectIdentifier", "Unmanaged",
    "SystemRandomNumberGenerator", "arc4random", "rand", "drand48",
    "FileManager", "FileHandle", "ProcessInfo", "Process", "CommandLine", "URLSession", "Bundle",
    "UserDefaults", "Data", "contentsOf", "getenv", "getpid", "Glibc", "Host", "Locale",
    "TimeZone",
  ]

  /// Whether a run of a program would come out the same again.
  static func isSure(_ program: Program, _ outcome: Subprocess.Outcome) -> Bool {
    switch outcome.ending {
    case .timedOut, .signalled(SIGKILL), .signalled(SIGXCPU): return false
    case .exited, .signalled: break
    }
    return Executor.obstacle(outcome) == nil
      && program.text.identifiers.allSatisfy { name in
        !doubtful.contains(name) && !name.hasPrefix("random") && !name.hasPrefix("shuffle")
          && !name.hasPrefix("Unsafe") && !name.hasPrefix("withUnsafe")
      }
  }
}
