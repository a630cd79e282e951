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

  private weak static var first: UIResponder?

  /// Whether the object can get the events of the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can give up the events of the keyboard.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object gets the events of the keyboard.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// The view in the place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The keyboard and its language.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name under which the chosen keyboard is remembered.
  open var textInputContextIdentifier: String? { nil }
  /// The manager of undo and redo.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Asks for the events of the keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let first = UIResponder.first, first !== self, !first.resignFirstResponder() {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// Gives up the events of the keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Called when fingers go down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers go up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers are no longer followed.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the device begins to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the device is no longer moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Whether an action of a menu can be done.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Called when the object has been read from an archive.
  open func awakeFromNib() {}

  /// Called when the object is shown in an editor of archives.
  open func prepareForInterfaceBuilder() {}

  /// Whether two objects are the same.
  open nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIResponder) === self
  }

  /// The hash of the object's identity.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// The object itself.
  public nonisolated func `self`() -> Self { self }

  /// Whether the object represents another one.
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
