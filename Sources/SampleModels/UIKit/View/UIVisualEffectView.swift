import Foundation

/// A view that changes what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The change.
  open var effect: UIVisualEffect?

  /// Makes a view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// A change of what is behind a view.
open class UIVisualEffect: @unchecked Sendable {
  package init() {}
}
