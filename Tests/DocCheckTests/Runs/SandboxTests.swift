import Foundation
import Testing

@testable import DocCheck

@Suite("The sandboxes")
struct SandboxTests {
  private func run(
    _ script: String,
    _ permissions: Permissions,
    in sandbox: Sandbox
  ) throws
    -> Subprocess.Outcome
  {
    try Subprocess(
      command: sandbox.command(["/bin/sh", "-c", script], permissions),
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: 10
    ).run()
  }

  @Test(
    "Of the machine's temporary folders only those that are given can be read or written",
    arguments: Checking.sandboxes
  )
  func temporaryFolders(sandbox: Sandbox) throws {
    let (given, mine, other) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
    try given.write("given", to: "a")
    try other.write("other", to: "a")
    let script = """
      cat \(given.path)/a; cat \(other.path)/a 2>/dev/null || echo " hidden"
      (echo x > \(given.path)/b) 2>/dev/null || echo "read only"; echo mine > \(mine.path)/c
      """
    let permissions = Permissions(readable: [given.path], writable: [mine.path])
    let outcome = try run(script, permissions, in: sandbox)
    #expect(
      String(decoding: outcome.standardOutput, as: UTF8.self) == "given hidden\nread only\n"
    )
    #expect(try String(contentsOfFile: mine.path + "/c", encoding: .utf8) == "mine\n")
  }

  @Test("What may only be read is not emptied by opening it", arguments: Checking.sandboxes)
  func truncation(sandbox: Sandbox) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("full", to: "a")
    for flags in [O_RDONLY | O_TRUNC, O_ACCMODE | O_TRUNC] {
      let script = "perl -e 'sysopen(F, shift, shift) or print \"refused\"' \(file) \(flags)"
      let outcome = try run(script, Permissions(readable: [folder.path]), in: sandbox)
      #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "refused")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "full")
  }

  @Test("A program starts no more processes than it may", arguments: Checking.sandboxes)
  func processes(sandbox: Sandbox) throws {
    let permissions = Permissions(readable: [], processes: 3)
    let script = "for i in 1 2 3 4 5; do /bin/echo $i; done"
    let outcome = try run(script, permissions, in: sandbox)
    #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "1\n2\n3\n")
    #expect(String(decoding: outcome.standardError, as: UTF8.self).contains("fork"))
  }

  @Test("A temporary folder may only be filled up to its size", arguments: Checking.sandboxes)
  func size(sandbox: Sandbox) throws {
    let folder = try TemporaryFolder()
    let script = """
      cd \(sandbox.temporaryFolder(folder.path))
      for i in 1 2 3 4 5 6 7 8; do yes | head -c 40000000 > $i || exit 3; done
      """
    let permissions = Permissions(readable: [], temporaryFolder: folder.path)
    let outcome = try run(script, permissions, in: sandbox)
    #expect([.exited(3), .signalled(SIGKILL)].contains(outcome.ending))
  }

  @Test("A sandbox that cannot be had is an error if it was named, else nothing")
  func unavailable() throws {
    #expect(try Sandbox.resolve(.automatic, launcher: "/bin/false") == nil)
    #expect(Sandbox.forCompiler(.automatic, launcher: "/bin/false") == nil)
    for choice in [Sandbox.Choice.bubblewrap, .landlock] {
      let error = #expect(throws: EnvironmentError.self) {
        try Sandbox.resolve(choice, launcher: "/bin/false")
      }
      #expect(error?.path == choice.rawValue)
    }
  }

  @Test("A program that cannot be started is told from one that ends")
  func obstacles() throws {
    let outcome = { (status: Int32, said: String) in
      Subprocess.Outcome(
        ending: .exited(status),
        standardOutput: [],
        standardError: Array(said.utf8),
        results: []
      )
    }
    let loader = "a: error while loading shared libraries: libx.so: cannot open"
    #expect(Executor.obstacle(outcome(127, loader + "\n")) == loader)
    #expect(Executor.obstacle(outcome(1, "bwrap: no\n")) == "bwrap: no")
    #expect(Executor.obstacle(outcome(125, "doccheck-sandbox: no\n")) == "doccheck-sandbox: no")
    #expect(Executor.obstacle(outcome(0, loader)) == nil)
    #expect(Executor.obstacle(outcome(1, "error: x")) == nil)
  }
}
