import Foundation

/// What confines the programs of an article while they run, and the compiler.
struct Sandbox: Hashable, Sendable {
  /// How programs are sandboxed.
  enum Kind: String, Sendable {
    /// bubblewrap: no network, no other processes, nothing of the user's files, nothing to write to
    /// but a private temporary folder; and seccomp, and Landlock where the kernel has it.
    case bubblewrap = "bwrap"
    /// Landlock and seccomp, which work where namespaces are forbidden: no network, no signals to
    /// other processes, no contents of other files, nothing to write to but a folder of its own.
    case landlock
    /// Nothing: only ever chosen by name.
    case none
  }

  /// What `--sandbox` may say.
  enum Choice: String, Sendable, CaseIterable {
    case automatic = "auto"
    case bubblewrap = "bwrap"
    case landlock
    case none
  }

  let kind: Kind
  /// The path of the program that confines itself before it becomes another one.
  let launcher: String
  /// The newest version of Landlock to make use of; nothing for the kernel's own.
  var newestLandlock: Int?

  /// Where a program finds its temporary folder.
  ///
  /// - Parameter folder: the folder that it is given where it has no private one.
  func temporaryFolder(_ folder: String) -> String { kind == .bubblewrap ? "/tmp" : folder }

  /// The command that runs a program inside the sandbox.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - permissions: what it may reach.
  func command(_ command: [String], _ permissions: Permissions) -> [String] {
    var limit = permissions.processes.map { ["--processes", String($0)] } ?? []
    limit += permissions.memory.map { ["--memory", String($0)] } ?? []
    limit += newestLandlock.map { ["--landlock", String($0)] } ?? []
    switch kind {
    case .none: return command
    case .bubblewrap: return bubblewrap(permissions) + limit + ["--"] + command
    case .landlock: return landlock(permissions) + limit + ["--"] + command
    }
  }

  /// The folders of the system's programs and libraries.
  private static let system = ["/usr", "/bin", "/lib", "/lib64", "/lib32"].filter {
    FileManager.default.fileExists(atPath: $0)
  }

  private func landlock(_ permissions: Permissions) -> [String] {
    let readable = Self.system + Self.devices + ["/proc"] + permissions.readable
    let writable = ["/dev/null"] + permissions.writable
    var command = [launcher, "--parent", String(getpid())]
    command += readable.flatMap { ["--read", $0] } + writable.flatMap { ["--write", $0] }
    if let folder = permissions.temporaryFolder {
      command += ["--temporary", folder, String(Permissions.temporarySize)]
    }
    return command
  }

  /// The devices that represent nothing outside of the program.
  private static let devices = ["/dev/zero", "/dev/random", "/dev/urandom"]

  private func bubblewrap(_ permissions: Permissions) -> [String] {
    // Behind the private /tmp, since what may be read can be below the machine's own.
    let readable = permissions.readable + [launcher]
    var command = ["bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1"]
    command += ["--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev"]
    command += Self.system.flatMap { ["--ro-bind", $0, $0] }
    command += ["--size", String(Permissions.temporarySize), "--tmpfs", "/tmp"]
    command += readable.flatMap { ["--ro-bind-try", $0, $0] }
    command += permissions.writable.flatMap { ["--bind", $0, $0] }
    command += ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/tmp", "--"]
    command += [launcher, "--namespaces", "--read", "/", "--write", "/dev"]
    command += permissions.writable.flatMap { ["--write", $0] }
    return command + ["--temporary", "/tmp", String(Permissions.temporarySize)]
  }
}

extension Sandbox {
  /// The sandbox that a choice comes to on this machine; nothing where `auto` finds none.
  ///
  /// - Throws: `EnvironmentError` if a sandbox that was named cannot be had.
  static func resolve(_ choice: Choice, launcher: String) throws -> Sandbox? {
    let bubblewrap = Sandbox(kind: .bubblewrap, launcher: launcher)
    let landlock = Sandbox(kind: .landlock, launcher: launcher)
    switch choice {
    case .none: return Sandbox(kind: .none, launcher: launcher)
    case .automatic: return [bubblewrap, landlock].first(where: \.works)
    case .bubblewrap:
      let advice =
        "bubblewrap does not work here; install it with 'apt-get install bubblewrap' "
        + "and allow unprivileged user namespaces, or choose another --sandbox"
      return try bubblewrap.required(else: advice)
    case .landlock:
      return try landlock.required(
        else: "the kernel has no Landlock or forbids seccomp; choose another --sandbox"
      )
    }
  }

  /// What confines the compiler where programs are sandboxed as was chosen: Landlock if it can be
  /// had, since bubblewrap takes a good part of the time that a compiler needs.
  static func forCompiler(_ choice: Choice, launcher: String) -> Sandbox? {
    guard choice != .none else { return nil }
    let kinds = [Kind.landlock, .bubblewrap]
    return kinds.map { Sandbox(kind: $0, launcher: launcher) }.first(where: \.works)
  }

  private func required(else advice: String) throws -> Sandbox {
    guard works else {
      throw EnvironmentError(stage: "run", path: kind.rawValue, message: advice)
    }
    return self
  }

  /// Whether a program can be run in it on this machine.
  private var works: Bool {
    let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
    let command = command(["/bin/true"], Permissions(readable: [], processes: 1))
    let outcome = try? Subprocess(command: command, environment: path, timeout: 10).run()
    return outcome?.ending == .exited(0)
  }
}
