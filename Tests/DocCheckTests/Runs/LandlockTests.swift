import Testing

@testable import DocCheck

@Suite("The versions of Landlock")
struct LandlockTests {
  /// What the kernel's header says that versions of the interface know, as bits.
  private static let known: [(version: Int, files: UInt64, network: UInt64, scopes: UInt64)] = [
    (1, 0x1FFF, 0, 0), (2, 0x3FFF, 0, 0), (3, 0x7FFF, 0, 0), (4, 0x7FFF, 3, 0),
    (5, 0xFFFF, 3, 0), (6, 0xFFFF, 3, 3), (7, 0xFFFF, 3, 3),
  ]

  private static let launcher = Result {
    try Installation(executable: Checking.executable).launcher()
  }

  /// The newest version that the kernel has; 0 for none.
  private static var newest: Int {
    (try? launcher.get()).flatMap { Landlock(launcher: $0) }?.version ?? 0
  }

  @Test("Of each version all that it knows is asked for, and nothing else")
  func rights() throws {
    for known in Self.known where known.version <= Self.newest {
      let launcher = try Self.launcher.get()
      let landlock = try #require(Landlock(launcher: launcher, newest: known.version))
      #expect(landlock.version == known.version)
      #expect(landlock.files == known.files)
      #expect(landlock.network == known.network)
      #expect(landlock.scopes == known.scopes)
    }
  }

  @Test("A kernel takes what is asked of each version up to its own")
  func kernel() throws {
    for version in 1...max(1, Self.newest) where Self.newest > 0 {
      var sandbox = Sandbox(kind: .landlock, launcher: try Self.launcher.get())
      sandbox.newestLandlock = version
      let outcome = try Subprocess(
        command: sandbox.command(["/bin/cat", "/etc/passwd"], Permissions(readable: [])),
        environment: [:],
        timeout: 10
      ).run()
      #expect(outcome.ending == .exited(1))
      #expect(outcome.standardOutput.isEmpty)
    }
  }

  @Test("What a version does not watch over is refused by seccomp, and told")
  func gaps() throws {
    let gaps = [
      ["truncation", "network", "sockets", "signals"],
      ["truncation", "network", "sockets", "signals"], ["network", "sockets", "signals"],
      ["sockets", "signals"], ["sockets", "signals"], [], [],
    ]
    for (version, gaps) in zip(1...7, gaps) where version <= Self.newest {
      let landlock = try #require(
        Landlock(launcher: try Self.launcher.get(), newest: version)
      )
      #expect(landlock.refusedInstead == gaps)
    }
  }

  @Test("Without Landlock there is nothing to tell")
  func none() throws {
    #expect(Landlock(launcher: try Self.launcher.get(), newest: 0) == nil)
    #expect(Landlock(launcher: "/bin/false") == nil)
  }

  @Test("The report says what held", .enabled(if: Self.newest > 0))
  func report() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write("```swift\nprint(1)\n// Prints \"1\"\n```\n", to: "a.md")
    let run = CommandRun([article, "--format", "json", "--sandbox", "landlock", "--no-cache"])
    #expect(run.output.contains("\"landlock\" : {\n      \"refusedInstead\" : [\n"))
    #expect(run.output.contains("\"version\" : \(Self.newest)"))
  }
}
