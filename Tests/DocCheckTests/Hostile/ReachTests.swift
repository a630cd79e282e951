import Foundation
import Testing

@testable import DocCheck

@Suite("Snippets that reach out")
struct ReachTests {
  /// What a snippet is after, made for one test.
  private struct Targets {
    let folder: TemporaryFolder
    let listener: LoopbackListener
    /// What stands in the folder of another program.
    let neighbour: String

    init(_ sandbox: HostileSandbox) throws {
      folder = try TemporaryFolder()
      try folder.write("hidden", to: "secret")
      listener = try LoopbackListener()
      neighbour = try sandbox.environment.compiler.workspace.write("hidden", named: "neighbour")
    }

    var code: String {
      """
      import Foundation

      func holdsAnything(_ path: String) -> Bool { FileManager.default.contents(atPath: path) != nil }
      func listsAnything(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
      }
      func connects(_ port: UInt16) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        return withUnsafeBytes(of: &address) {
          let pointer = $0.baseAddress!.assumingMemoryBound(to: sockaddr.self)
          return connect(descriptor, pointer, socklen_t($0.count)) == 0
        }
      }
      func writes(_ path: String) -> Bool { FileManager.default.createFile(atPath: path, contents: nil) }

      print("passwords", holdsAnything("/etc/passwd"))
      print("secret", holdsAnything("\(folder.path)/secret"))
      print("home", listsAnything("\(NSHomeDirectory())"))
      print("others", holdsAnything("\(neighbour)"))
      print("memory", open("/proc/\(getpid())/mem", O_RDONLY) >= 0)
      print("environment", holdsAnything("/proc/\(getpid())/environ"))
      print("signal", kill(\(getpid()), 0) == 0)
      print("network", connects(\(listener.port)))
      print("written", writes("\(folder.path)/written"))
      print("private", writes(NSTemporaryDirectory() + "/written"))
      // Prints "done"
      """
    }
  }

  private static let reached = [
    "passwords", "secret", "home", "others", "memory", "environment", "signal", "network",
    "written",
  ]

  @Test(
    "Files, other processes and the network are out of a program's reach",
    arguments: HostileSandbox.all
  )
  func confined(sandbox: HostileSandbox) throws {
    let targets = try Targets(sandbox)
    let output = try sandbox.check(targets.code).snippets.first?.output
    let lines = Self.reached.map { "\($0) false" } + ["private true"]
    #expect(output == lines.map { $0 + "\n" }.joined())
    #expect(!FileManager.default.fileExists(atPath: targets.folder.path + "/written"))
  }

  @Test("Without a sandbox the same program reaches all of it")
  func unconfined() throws {
    let sandbox = try #require(HostileSandbox.none)
    let targets = try Targets(sandbox)
    let output = try sandbox.check(targets.code).snippets.first?.output
    let lines = Self.reached.map { "\($0) true" } + ["private true"]
    #expect(output == lines.map { $0 + "\n" }.joined())
  }

  @Test("A program cannot end the one that started it", arguments: HostileSandbox.all)
  func parents(sandbox: HostileSandbox) throws {
    let report = try sandbox.check(
      """
      import Foundation
      kill(getppid(), SIGKILL)
      print("alive")
      // Prints "alive"
      """
    )
    #expect(Checking.findings(report) == [])
  }

  @Test("A program that signals whole groups reaches no other one", arguments: HostileSandbox.all)
  func groups(sandbox: HostileSandbox) throws {
    let report = try sandbox.check(
      article: """
        ```swift run
        import Foundation
        for group in [-getppid(), 0] { kill(group, SIGKILL) }
        while true { sleep(1) }
        ```

        ```swift
        print(1 + 1)
        // Prints "2"
        ```
        """
    )
    #expect(report.snippets.map(\.verdict) == [.failed, .passed(.ran)])
  }

  /// The report on a program that has a pipe send a process the signal that nobody can ignore.
  private func sendSignal(to process: Int32, in sandbox: HostileSandbox) throws -> ArticleReport {
    try sandbox.check(
      """
      import Foundation
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      _ = fcntl(ends[0], 10, SIGKILL)
      _ = fcntl(ends[0], F_SETOWN, \(process))
      _ = fcntl(ends[0], F_SETFL, O_ASYNC)
      print(write(ends[1], "a", 1))
      // Prints "1"
      """
    )
  }

  @Test("A program cannot have a pipe end another one", arguments: HostileSandbox.all)
  func pipes(sandbox: HostileSandbox) throws {
    let sleeper = try Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"])
    defer { sleeper.terminate() }
    #expect(Checking.findings(try sendSignal(to: sleeper.processIdentifier, in: sandbox)) == [])
    #expect(sleeper.isRunning)
  }

  @Test("Without a sandbox it can")
  func unconfinedPipes() throws {
    let sleeper = try Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"])
    let sandbox = try #require(HostileSandbox.none)
    #expect(Checking.findings(try sendSignal(to: sleeper.processIdentifier, in: sandbox)) == [])
    sleeper.waitUntilExit()
    #expect(sleeper.terminationReason == .uncaughtSignal)
  }

  @Test("What a program starts in a session of its own ends with it", arguments: HostileSandbox.all)
  func daemons(sandbox: HostileSandbox) throws {
    let seconds = "86.\(UInt32.random(in: 1_000_000 ... .max))"
    let report = try sandbox.check(
      """
      import Foundation
      setsid()
      setpgid(0, 0)
      let sleeper = try Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["\(seconds)"])
      print(sleeper.isRunning)
      // Prints "true"
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(LiveProcesses.isGone(seconds))
  }

  @Test("Code that is compiled brings no file into the report", arguments: HostileSandbox.all)
  func whileCompiling(sandbox: HostileSandbox) throws {
    let folder = try TemporaryFolder()
    let secret = "hidden\(UInt32.random(in: 1_000_000 ... .max))"
    try folder.write("\(secret)\n", to: "secret.txt")
    try folder.write("static const char *const word = \"\(secret)\";\n", to: "Words/words.h")
    try folder.write("module Words { header \"words.h\" export * }", to: "Words/module.modulemap")
    let article = try folder.write(
      """
      ```swift
      import Words

      print(String(cString: word))
      // Prints "nothing"
      ```

      ```swift
      @freestanding(expression)
      macro contents(of path: String) -> String =
        #externalMacro(module: "\(folder.path)/Reader", type: "Contents")
      print(#contents(of: "\(folder.path)/secret.txt"))
      // Prints "nothing"
      ```

      ```swift
      #sourceLocation(file: "\(folder.path)/secret.txt", line: 1)
      let number: Int = "one"
      #sourceLocation()
      ```

      """,
      to: "a.md"
    )
    let run = CommandRun([
      article, "--format", "json", "--sandbox", sandbox.kind.rawValue, "--no-cache",
    ])
    #expect(run.status == .findings)
    #expect(!run.output.isEmpty && !run.output.contains(secret))
    #expect(run.output.contains("\"passed\" : 0"))
  }

  @Test("The compiler reads nothing but its own input", arguments: HostileSandbox.all)
  func compiler(sandbox: HostileSandbox) throws {
    let (own, other) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try own.write("own\n", to: "a.swift")
    try other.write("other\n", to: "b.swift")
    let read = { (launcher: CompilerLauncher) in
      let outcome = try launcher.run(
        ["/bin/cat", "/etc/passwd", other.path + "/b.swift"],
        on: [file],
        mayWrite: false,
        environment: [:],
        timeout: 10
      )
      return String(decoding: outcome.standardOutput, as: UTF8.self)
    }
    #expect(try read(sandbox.environment.compiler.launcher) == "own\n")
    let unconfined = try #require(HostileSandbox.none).environment.compiler.launcher
    #expect(try read(unconfined).hasSuffix("other\nown\n"))
  }
}
