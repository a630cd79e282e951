import SwiftUI

extension AppearanceModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { AppearanceEffect(self, in: node) }
}

/// Does what an author wants done when a view comes and goes.
private final class AppearanceEffect: ModifierEffect<AppearanceModifier> {
  override func appear() { modifier.onAppear?() }
  override func disappear() { modifier.onDisappear?() }
}
