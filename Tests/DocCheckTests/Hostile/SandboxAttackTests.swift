import Foundation
import Testing

@testable import DocCheck

@Suite("Attacks on the sandbox")
struct SandboxAttackTests {
  @Test(
    "A program gets at nothing, and nothing of it stays",
    arguments: HostileSandbox.all,
    Attack.all
  )
  func holds(sandbox: HostileSandbox, attack: Attack) throws {
    let seconds: Double = attack.kind == "life" ? 1 : 15
    let result = try AttackOutcome(attack, in: sandbox.limited(to: seconds))
    // Those that take all that they can are to be ended for that.
    #expect(result.outcome.ending != .timedOut || attack.kind == "life")
    #expect(result.outcome.ending != .exited(AttackOutcome.reached))
    #expect(result.outcome.ending != .exited(2))
    #expect(Executor.obstacle(result.outcome) == nil)
    #expect(result.duration < .seconds(30))
    #expect(!result.isAlive)
    #expect(!result.isLeftBehind)
  }

  @Test(
    "Without a sandbox the same program gets at all that it is after",
    .enabled(if: geteuid() == 0, "another user's processes are out of reach for most"),
    arguments: Attack.all.filter(\.isProven)
  )
  func isProven(attack: Attack) throws {
    let sleeper = try Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"])
    defer { sleeper.terminate() }
    let sandbox = try #require(HostileSandbox.none)
    let result = try AttackOutcome(attack, in: sandbox, after: sleeper.processIdentifier)
    #expect(result.outcome.ending == .exited(AttackOutcome.reached))
  }
}
