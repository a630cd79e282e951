/// A style that is compared by its description, since styles cannot be compared.
package struct DescribedStyle: Equatable, Sendable {
  /// The style.
  package let base: any ShapeStyle

  package init(_ base: any ShapeStyle) {
    self.base = base
  }

  package static func == (lhs: DescribedStyle, rhs: DescribedStyle) -> Bool {
    "\(lhs.base)" == "\(rhs.base)"
  }
}
