import SwiftUI

/// How a button looks that no style of an author makes.
enum ButtonLook {
  /// Its label in the colour of what can be used.
  case borderless
  /// Its label as it is.
  case plain
  /// Its label on a light ground.
  case bordered
  /// Its label on the colour of what can be used.
  case prominent

  /// The look in an environment; that of a style of an author is plain.
  init(in values: EnvironmentValues) {
    guard let style = values.styles[.button] else {
      self = .borderless
      return
    }
    switch style {
    case is BorderedButtonStyle, is GlassButtonStyle: self = .bordered
    case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: self = .prominent
    case is DefaultButtonStyle, is BorderlessButtonStyle, is LinkButtonStyle: self = .borderless
    default: self = .plain
    }
  }

  /// The distance of the label from the edge.
  ///
  /// The system documents no numbers; these make a button of the regular size with body text 34
  /// points high, and a large one 50, as on a phone.
  func insets(_ size: ControlSize) -> EdgeInsets? {
    switch self {
    case .borderless, .plain: return nil
    case .bordered, .prominent:
      switch size {
      case .mini, .small: return EdgeInsets(10, 4)
      case .regular: return EdgeInsets(12, 7)
      case .large, .extraLarge: return EdgeInsets(20, 15)
      }
    }
  }

  /// The foreground of the label, unless an author sets it.
  func foreground(_ role: ButtonRole?, in values: EnvironmentValues) -> (any ShapeStyle)? {
    if !values.isEnabled, self != .plain { return HierarchicalShapeStyle.tertiary }
    guard values.drawing.foreground.isStandard else { return nil }
    switch self {
    case .plain: return nil
    case .prominent: return Color.white
    case .borderless, .bordered: return role == .destructive ? Color.red : TintShapeStyle()
    }
  }
}

extension NodeContent {
  /// The content with the label of a button in the colour of its look.
  @MainActor func looking(
    _ look: ButtonLook,
    _ role: ButtonRole?,
    in node: ViewNode
  ) -> NodeContent {
    let style = look.foreground(role, in: node.environment.values)
    guard let style else { return self }
    var content = self
    content.environment = node.frame { values in
      let old = values.drawing.foreground
      values.drawing.foreground = old.replaced(by: [style])
    }
    return content
  }
}

extension BoxBuilder {
  /// The box of a button: its label, with a ground around it if its look has one.
  mutating func button(_ node: ViewNode, _ role: ButtonRole? = nil) -> LayoutBox {
    let values = node.environment.values
    let look = ButtonLook(in: values)
    let label = whole(node, HStackLayout())
    guard let insets = look.insets(values.controlSize) else { return label }
    let box = LayoutBox.padded(insets, label)
    node.draw(box) { painter, rect in
      let isLarge = values.controlSize >= .large
      let path = Path(roundedRect: rect, cornerRadius: isLarge ? 12 : 8)
      let tint =
        role == .destructive
        ? Paint(painter.palette.known(.red)) : painter.resolver.tint(in: rect)
      let isProminent = look == .prominent && values.isEnabled
      painter.fill(path, isProminent ? tint : tint?.faded(values.isEnabled ? 0.15 : 0.08))
    }
    return box
  }
}
