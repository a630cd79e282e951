import SwiftUI

/// A modifier that the runtime itself understands.
@MainActor protocol PrimitiveModifier: ViewModifier {
  /// Changes what the modified view amounts to.
  func apply(to content: inout NodeContent, in node: ViewNode)
}

extension PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {}
}

/// A modifier that does something when its place comes, changes or goes.
@MainActor protocol EffectfulModifier: PrimitiveModifier {
  /// Makes what is kept for the modifier as long as its place is in the tree.
  func makeEffect(in node: ViewNode) -> any Effect
}
