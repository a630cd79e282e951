import Foundation

/// The name of a method, to be called by somebody else; methods aren't called by name here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method, or its type where the method itself was given.
  public let description: String

  /// Makes a selector of a name.
  public init(_ string: String) {
    description = string
  }

  /// Makes a selector of a literal.
  public init(stringLiteral value: String) {
    description = value
  }

  /// Makes a selector of a method, of which only the type is kept.
  ///
  /// It represents `#selector`, which only compiles with the runtime of Objective-C.
  @_disfavoredOverload
  public init<Method>(_ method: Method) {
    description = "\(Method.self)"
  }
}
