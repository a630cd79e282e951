import Foundation

/// A rectangle on the screen; nothing is drawn here.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view looks like.
  public private(set) lazy var layer: CALayer =
    (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()

  /// The place in the view above.
  open var frame: CGRect {
    get { layer.frame }
    set {
      if newValue.size != layer.bounds.size { setNeedsLayout() }
      layer.frame = newValue
    }
  }
  /// The place in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      if newValue.size != layer.bounds.size { setNeedsLayout() }
      layer.bounds = newValue
    }
  }
  /// The middle in the view above.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .systemBlue {
    didSet { tintColorDidChange() }
  }
  /// The opacity.
  open var alpha: CGFloat = 1 {
    didSet { layer.opacity = Float(alpha) }
  }
  /// Whether the view is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether content outside is cut.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// Whether the view takes several fingers at once.
  open var isMultipleTouchEnabled = false
  /// Whether no other view takes fingers at the same time.
  open var isExclusiveTouch = false
  /// Whether nothing shines through.
  open var isOpaque = true
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// A number to find the view by.
  open var tag = 0
  /// The view that shows where this one is seen.
  open var mask: UIView?
  /// Whether the frame is turned into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How the view changes with the view above.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views below change with the view.
  open var autoresizesSubviews = true
  /// The direction of content.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The distances of content from the sides.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The distances of content from the sides, by the direction of writing.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )
  /// Light or dark, whatever is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// Whether the view is read out.
  open var isAccessibilityElement = false
  /// A name for those who hear it.
  open var accessibilityLabel: String?
  /// What it does, for those who hear it.
  open var accessibilityHint: String?
  /// Its value, for those who hear it.
  open var accessibilityValue: String?
  /// What it is, for those who hear it.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A change of its coordinates.
  open var transform: CGAffineTransform = .identity
  /// The view above.
  open internal(set) weak var superview: UIView?
  /// The views below.
  open internal(set) var subviews: [UIView] = []
  /// The recognizers of gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The relations that the view keeps.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The rectangles for relations.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The rectangle without bars.
  public private(set) lazy var safeAreaLayoutGuide = makeGuide("UIViewSafeAreaLayoutGuide")
  /// The rectangle without margins.
  public private(set) lazy var layoutMarginsGuide = makeGuide("UIViewLayoutMarginsGuide")
  /// The rectangle that text is easily read in.
  public private(set) lazy var readableContentGuide = makeGuide("UIViewReadableContentGuide")
  /// The rectangle above the keyboard.
  public private(set) lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = keep(
    UIKeyboardLayoutGuide(),
    named: "UIViewKeyboardLayoutGuide"
  )

  package weak var controller: UIViewController?
  var needsLayout = true
  var needsConstraints = true
  var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Makes a view in a place.
  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }

  /// Makes a view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controller of the view or the view above.
  open override var next: UIResponder? { controller ?? superview }

  /// The window around the view.
  open var window: UIWindow? { superview.flatMap { $0 as? UIWindow ?? $0.window } }

  /// The conditions under which the view is shown.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// The distances of the bars from the sides: there are none here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Puts a view among the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view under another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a view above another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Takes the view away from the view above.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    didMoveToSuperview()
  }

  /// Called when a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken away.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view moves to another one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has moved to another one.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has moved to another window.
  open func didMoveToWindow() {}

  /// Places the views below.
  open func layoutSubviews() {}

  /// Asks for a new layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Makes a new layout now if one was asked for.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Brings the relations up to date.
  open func updateConstraints() {}

  /// Asks for the relations to be brought up to date.
  open func setNeedsUpdateConstraints() { needsConstraints = true }

  /// Brings the relations up to date now if that was asked for.
  open func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
  }

  /// Whether the view can only be placed by relations.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for a new drawing.
  open func setNeedsDisplay() {}

  /// Asks for a new drawing of a part.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the view.
  open func draw(_ rect: CGRect) {}

  /// Changes the size to the fitting one.
  open func sizeToFit() {}

  /// The size that the content needs.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the content needs another size.
  open func invalidateIntrinsicContentSize() {}

  /// The size that fits best into another one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// The size that the relations ask for; they aren't solved here.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size that the relations ask for; they aren't solved here.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The last view below that a point is in.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Called when the colour of what can be touched has changed.
  open func tintColorDidChange() {}

  /// Called when the bars have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called when the conditions have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
