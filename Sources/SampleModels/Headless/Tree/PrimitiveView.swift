import SwiftUI

/// A view that has no body: the runtime itself knows what it is made of.
@MainActor protocol PrimitiveView: View {
  /// What the view amounts to in a place of the tree.
  func content(in node: ViewNode) -> NodeContent
}

extension PrimitiveView where Body == Never {
  /// Traps: a primitive view has no body.
  var body: Never { primitiveBody() }
}
