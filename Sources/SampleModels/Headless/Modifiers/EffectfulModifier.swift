import SwiftUI

/// A modifier that does something when its place comes, changes or goes.
@MainActor protocol EffectfulModifier: PrimitiveModifier {
  /// Makes what is kept for the modifier as long as its place is in the tree.
  func makeEffect(in node: ViewNode) -> any Effect
}
