import SwiftUI

extension EnvironmentModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.environment = node.frame(change)
  }
}

extension EnvironmentObjectModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.environment = node.frame { $0[object: ObjectIdentifier(T.self)] = object }
  }
}

extension HitTestingModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    guard !isEnabled else { return }
    content.environment = node.frame { $0.allowsHitTesting = false }
  }
}

extension StyleModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    guard let kind = StyleKind(of: style) else { return }
    content.environment = node.frame { $0.styles[kind] = style }
  }
}

extension EnvironmentValues {
  /// Whether views can be touched.
  var allowsHitTesting: Bool {
    get { value(default: true) }
    set { set(newValue) }
  }

  /// The styles of controls.
  var styles: ControlStyles {
    get { value(default: ControlStyles()) }
    set { set(newValue) }
  }
}
