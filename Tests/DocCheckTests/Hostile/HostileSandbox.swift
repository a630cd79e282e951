import Foundation
import Testing

@testable import DocCheck

/// A sandbox that hostile snippets are tried in.
struct HostileSandbox: Sendable, CustomTestStringConvertible {
  let kind: Sandbox.Kind
  /// The environment of all tests, with this sandbox and a short limit.
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
    guard let environment = try? Checking.environment.get(),
      let launcher = try? Installation(executable: Checking.executable).launcher(),
      var sandbox = (try? Sandbox.resolve(choice, launcher: launcher)) ?? nil
    else { return nil }
    sandbox.newestLandlock = newest
    kind = sandbox.kind
    self.environment = environment
    self.environment.executor = environment.executor(in: sandbox, timeout: 2)
    // The compiler as well, which is otherwise under Landlock wherever there is one.
    self.environment.compiler.launcher.sandbox = kind == .none ? nil : sandbox
  }

  /// The same sandbox with another limit in seconds.
  func limited(to timeout: Double) -> HostileSandbox {
    var other = self
    other.environment.executor = environment.executor.map {
      environment.executor(in: $0.sandbox, timeout: timeout)
    }
    return other
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

extension CheckEnvironment {
  /// What runs programs in a sandbox, and ends them after some seconds.
  fileprivate func executor(in sandbox: Sandbox, timeout: Double) -> Executor {
    Executor(
      sandbox: sandbox,
      toolchain: toolchain,
      shim: shim,
      modules: ModulePaths(),
      timeout: timeout
    )
  }
}
