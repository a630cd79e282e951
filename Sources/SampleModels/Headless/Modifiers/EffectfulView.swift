import SwiftUI

/// A view whose place has an effect.
@MainActor protocol EffectfulView {
  /// Makes the effect of a place, if there is one.
  func makeEffect(in node: ViewNode) -> (any Effect)?
}
