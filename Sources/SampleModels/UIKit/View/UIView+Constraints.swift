import Foundation

extension UIView {
  /// The size of content that has none.
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }

  /// The least size that fits.
  public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }

  /// The greatest size that fits.
  public nonisolated static var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  /// Lets the view keep a relation.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Lets the view keep relations.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Lets a relation hold no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Lets relations hold no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How much the view wants not to be larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggings[axis] ?? .defaultLow
  }

  /// Sets how much the view wants not to be larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    huggings[axis] = priority
  }

  /// How much the view wants not to be smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistances[axis] ?? .defaultHigh
  }

  /// Sets how much the view wants not to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    resistances[axis] = priority
  }

  /// Adds a rectangle for relations.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Takes a rectangle for relations away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }
}
