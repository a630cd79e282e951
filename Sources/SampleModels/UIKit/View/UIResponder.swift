import Foundation

/// An object that events can be sent to.
///
/// It is a root class here: a subclass of the toolchain's `NSObject` could not have a main-actor
/// isolated initializer without arguments, as Apple's classes have.
@MainActor @preconcurrency
open class UIResponder: NSObjectProtocol {
  /// Makes a responder.
  public init() {}

  /// The responder that gets what this one leaves.
  open var next: UIResponder? { nil }

  /// Asks for the events of the keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  /// Gives up the events of the keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Whether two objects are the same.
  open nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIResponder) === self
  }

  /// The hash of the object's identity.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// The object itself.
  public nonisolated func `self`() -> Self { self }

  /// Whether the object stands for another one.
  open nonisolated func isProxy() -> Bool { false }

  /// The name of the class.
  open nonisolated var description: String { "<\(type(of: self))>" }

  /// The name of the class.
  open nonisolated var debugDescription: String { description }
}

extension UIResponder: Hashable, CustomStringConvertible {
  /// Whether two objects are the same.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool {
    lhs.isEqual(rhs)
  }

  /// Feeds the object's hash to a hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
