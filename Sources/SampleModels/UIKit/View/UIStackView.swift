import Foundation

/// A view that places others in a row; they aren't placed here.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How the room along the row is shared.
  public enum Distribution: Int, Sendable {
    /// By what the views want.
    case fill
    /// In equal parts.
    case fillEqually
    /// In parts of what the views want.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances of the middles.
    case equalCentering
  }

  /// The place of views across the row.
  public enum Alignment: Int, Sendable {
    /// From side to side.
    case fill
    /// Where lines begin.
    case leading
    /// At the line under the first text.
    case firstBaseline
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
    /// At the line under the last text.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }

    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that nobody has changed.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that the system likes.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views in the row.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the room is shared.
  open var distribution = Distribution.fill
  /// The place of the views.
  open var alignment = Alignment.fill
  /// The distance of the views.
  open var spacing: CGFloat = 0
  /// Whether distances are from the lines under text.
  open var isBaselineRelativeArrangement = false
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false

  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
  }

  /// Adds a view to the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
  }

  /// Takes a view out of the row, but not out of the view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Sets the distance behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The distance behind a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Takes a view that goes out of the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    gaps[ObjectIdentifier(subview)] = nil
  }
}
