import SwiftUI

/// A modifier that the runtime itself understands.
@MainActor protocol PrimitiveModifier: ViewModifier {
  /// Changes what the modified view amounts to.
  func apply(to content: inout NodeContent, in node: ViewNode)
}

extension PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {}
}
