/// A figure that is smaller on all sides than another one.
public struct _InsetShape<Base: Shape>: InsettableShape {
  package var base: Base
  package let amount: CGFloat

  /// The size that the figure wants.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// Draws the figure in the smaller rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The figure, smaller still.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// What changes of the figure over time.
  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
