import SwiftUI

// Views that can only be read or seen.

extension Text: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf(.text(plainText)) }
}

extension Image: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf(.image(name)) }
}

extension SwiftUI.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard Title.self != LabelStyleConfiguration.Title.self,
      let style = node.environment.values.styles[.label] as? any LabelStyle
    else { return .parts(title, icon) }
    return styled(style)
  }

  @MainActor private func styled<Style: LabelStyle>(_ style: Style) -> NodeContent {
    let configuration = LabelStyleConfiguration(
      title: .init(AnyView(title)),
      icon: .init(AnyView(icon))
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension PlaceholderContentView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

// Views without words.

extension Spacer: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension Divider: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension Color: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension LinearGradient: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension RadialGradient: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension AngularGradient: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension EllipticalGradient: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension MeshGradient: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension _ShapeView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension Canvas: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension Never: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}
