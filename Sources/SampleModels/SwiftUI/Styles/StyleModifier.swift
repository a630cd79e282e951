/// Sets the style of controls of one kind for a subtree.
package struct StyleModifier<Style> {
  package let style: Style
}

extension StyleModifier: ViewModifier {
  package typealias Body = Never
}
