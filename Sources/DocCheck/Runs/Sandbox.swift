import Foundation

/// What confines the programs of an article while they run.
enum Sandbox: String, Sendable {
  /// bubblewrap: no network, no other processes, nothing of the user's files, nothing to write to
  /// but a private temporary folder.
  case bubblewrap = "bwrap"
  /// Nothing: only ever chosen by name.
  case none

  /// What `--sandbox` may say.
  enum Choice: String, Sendable, CaseIterable {
    case automatic = "auto"
    case bubblewrap = "bwrap"
    case none
  }

  /// The sandbox that a choice comes to on this machine; nothing where `auto` finds none.
  ///
  /// - Throws: `EnvironmentError` if a sandbox that was named cannot be had.
  static func resolve(_ choice: Choice) throws -> Sandbox? {
    switch choice {
    case .none: return Sandbox.none
    case .automatic: return bubblewrapWorks() ? .bubblewrap : nil
    case .bubblewrap:
      guard bubblewrapWorks() else {
        throw EnvironmentError(
          stage: "run",
          path: "bwrap",
          message: "bubblewrap does not work here; install it with 'apt-get install bubblewrap' "
            + "and allow unprivileged user namespaces, or choose another --sandbox"
        )
      }
      return .bubblewrap
    }
  }

  /// The command that runs a program inside the sandbox.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - readable: folders that the program may read.
  ///   - writable: folders that it may write to.
  func command(_ command: [String], readable: [String], writable: [String]) -> [String] {
    switch self {
    case .none: return command
    case .bubblewrap:
      let system = ["/usr", "/bin", "/lib", "/lib64", "/lib32"].filter {
        FileManager.default.fileExists(atPath: $0)
      }
      return ["bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
        + system.flatMap { ["--ro-bind", $0, $0] }
        + ["--proc", "/proc", "--dev", "/dev", "--size", "67108864", "--tmpfs", "/tmp"]
        // Behind the private /tmp, since what may be read can stand below the machine's own.
        + readable.flatMap { ["--ro-bind", $0, $0] }
        + writable.flatMap { ["--bind", $0, $0] }
        + ["--remount-ro", "/", "--chdir", "/tmp", "--"] + command
    }
  }

  private static func bubblewrapWorks() -> Bool {
    let command = Sandbox.bubblewrap.command(["/bin/true"], readable: [], writable: [])
    let outcome = try? Subprocess(command: command, environment: searchPath, timeout: 10).run()
    return outcome?.ending == .exited(0)
  }

  /// Where the sandbox's own program is looked for.
  private static let searchPath = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
}
