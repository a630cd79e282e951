import Foundation

/// A rectangle in a view that is only there for relations.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view.
  open internal(set) weak var owningView: UIView?
  /// A name.
  open var identifier = ""

  /// Makes a rectangle of no view.
  public override nonisolated init() {
    super.init()
  }

  /// The place in the view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
