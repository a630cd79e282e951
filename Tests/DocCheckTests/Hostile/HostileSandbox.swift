import Foundation
import Testing

@testable import DocCheck

/// A sandbox that hostile snippets are tried in.
struct HostileSandbox: Sendable, CustomTestStringConvertible {
  let kind: Sandbox.Kind
  /// An environment with short limits.
  let environment: CheckEnvironment

  /// The sandboxes that this machine has, none of which a snippet may get out of.
  static let all = [Sandbox.Choice.bubblewrap, .landlock].compactMap(HostileSandbox.init)

  /// No sandbox: where a snippet must get at what it is after, lest its test prove nothing.
  static let none = HostileSandbox(.none)

  private init?(_ choice: Sandbox.Choice) {
    guard let environment = try? Checking.environment(choice, timeout: 2).get(),
      let kind = environment.executor?.sandbox.kind
    else { return nil }
    self.kind = kind
    self.environment = environment
  }

  var testDescription: String { kind.rawValue }

  /// The report on an article with one snippet of some code.
  func check(_ code: String, test: String = "") throws -> ArticleReport {
    let hidden = test.isEmpty ? "" : "\n<!-- doccheck:test\n\(test)\n-->\n"
    return try Checking.check("```swift\n\(code)\n```\n" + hidden, in: .success(environment))
  }
}
