import Foundation
import Testing

@testable import DocCheck

/// A sandbox that hostile snippets are tried in.
struct HostileSandbox: Sendable, CustomTestStringConvertible {
  let kind: Sandbox.Kind
  /// An environment with short limits.
  private(set) var environment: CheckEnvironment

  /// The sandboxes that this machine has, none of which a snippet may get out of, and the one that a
  /// machine with the oldest Landlock has.
  static let all = [
    HostileSandbox(.bubblewrap), HostileSandbox(.landlock), HostileSandbox(.landlock, newest: 1),
  ].compactMap(\.self)

  /// No sandbox: where a snippet must get at what it is after, lest its test prove nothing.
  static let none = HostileSandbox(.none)

  /// - Parameter newest: the newest version of Landlock to make use of; nothing for the kernel's own.
  private init?(_ choice: Sandbox.Choice, newest: Int? = nil) {
    guard let environment = try? Checking.environment(choice, timeout: 2).get(),
      let kind = environment.executor?.sandbox.kind
    else { return nil }
    self.kind = kind
    self.environment = environment
    self.environment.executor?.sandbox.newestLandlock = newest
    // The compiler as well, which is otherwise under Landlock wherever there is one.
    self.environment.compiler.launcher.sandbox =
      kind == .none ? nil : self.environment.executor?.sandbox
  }

  var testDescription: String {
    let version = environment.executor?.sandbox.newestLandlock
    return kind.rawValue + (version.map { " of version \($0)" } ?? "")
  }

  /// The report on an article with one snippet of some code.
  func check(_ code: String, test: String = "") throws -> ArticleReport {
    let hidden = test.isEmpty ? "" : "\n<!-- doccheck:test\n\(test)\n-->\n"
    return try check(article: "```swift\n\(code)\n```\n" + hidden)
  }

  /// The report on an article.
  func check(article: String) throws -> ArticleReport {
    try Checking.check(article, in: .success(environment))
  }
}
