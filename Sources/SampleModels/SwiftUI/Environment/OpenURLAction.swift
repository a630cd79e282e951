import Foundation

/// An action that opens an address.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Equatable, Sendable {
    package let name: String
    package var url: URL?

    /// The address was opened.
    public static let handled = Result(name: "handled")
    /// The address was thrown away.
    public static let discarded = Result(name: "discarded")
    /// The system is to open the address.
    public static let systemAction = Result(name: "systemAction")

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction", url: url)
    }
  }

  package let handler: @MainActor @Sendable (URL) -> Result

  /// Makes an action of what is done with an address.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens an address and tells whether that was possible.
  public func callAsFunction(
    _ url: URL,
    completion: @escaping @MainActor @Sendable (_ accepted: Bool) -> Void
  ) {
    // What is left to the system is opened by it.
    completion(handler(url) != .discarded)
  }
}
