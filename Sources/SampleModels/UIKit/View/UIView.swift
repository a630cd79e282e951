import Foundation

/// A rectangle on the screen; nothing is drawn here.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The place in the view above.
  open var frame: CGRect
  /// The place in its own coordinates.
  open var bounds: CGRect
  /// The middle in the view above.
  open var center: CGPoint = .zero
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor?
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the view is left out.
  open var isHidden = false
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// Whether content outside is cut.
  open var clipsToBounds = false
  /// A number to find the view by.
  open var tag = 0
  /// Whether the frame is turned into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How the view changes with the view above.
  open var autoresizingMask: AutoresizingMask = []
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A name for those who hear it.
  open var accessibilityLabel: String?
  /// A change of its coordinates.
  open var transform: CGAffineTransform = .identity
  /// The view above.
  open private(set) weak var superview: UIView?
  /// The views below.
  open private(set) var subviews: [UIView] = []

  /// Makes a view in a place.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes a view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view away from the view above.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Places the views below.
  open func layoutSubviews() {}

  /// Asks for a new layout.
  open func setNeedsLayout() {}

  /// Makes a new layout now if one was asked for.
  open func layoutIfNeeded() {}

  /// Asks for a new drawing.
  open func setNeedsDisplay() {}

  /// Draws the view.
  open func draw(_ rect: CGRect) {}

  /// Changes the size to the fitting one.
  open func sizeToFit() {}

  /// The size that the content needs.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// The size that fits best into another one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// How a view changes with the view above.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}
