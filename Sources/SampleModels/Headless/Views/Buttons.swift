import SwiftUI

// Views that do something when they are tapped.

extension Button: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let role = Role.control(.button(role, action))
    let values = node.environment.values
    switch values.styles[.button] {
    case let style as any ButtonStyle: return styled(style, as: role)
    case let style as any PrimitiveButtonStyle:
      return styled(style, as: role).looking(.init(in: values), self.role, in: node)
    default:
      return .holding(label, as: role).looking(.init(in: values), self.role, in: node)
    }
  }

  @MainActor private func styled<Style: ButtonStyle>(_ style: Style, as role: Role) -> NodeContent {
    let configuration = ButtonStyleConfiguration(
      label: .init(AnyView(label)),
      role: self.role,
      isPressed: false
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) }, as: role)
  }

  @MainActor private func styled<Style: PrimitiveButtonStyle>(
    _ style: Style,
    as role: Role
  ) -> NodeContent {
    let configuration = PrimitiveButtonStyleConfiguration(
      label: .init(AnyView(label)),
      role: self.role,
      action: action
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) }, as: role)
  }
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension Link: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let openURL = node.environment.values.openURL
    return .holding(label, as: .control(.link { openURL(destination) }))
      .looking(.init(in: node.environment.values), nil, in: node)
  }
}

extension EditButton: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let mode = node.environment.values.editMode
    let isEditing = mode?.wrappedValue.isEditing == true
    let role = Role.control(
      .button(nil) { mode?.wrappedValue = isEditing ? .inactive : .active }
    )
    return .holding(Text(verbatim: isEditing ? "Done" : "Edit"), as: role)
      .looking(.init(in: node.environment.values), nil, in: node)
  }
}

extension RenameButton: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(Text(verbatim: "Rename"), as: .control(.button(nil) {}))
      .looking(.init(in: node.environment.values), nil, in: node)
  }
}

extension PasteButton: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(Text(verbatim: "Paste"), as: .control(.button(nil) {}))
      .looking(.init(in: node.environment.values), nil, in: node)
  }
}

extension SettingsLink: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(label, as: .control(.link {}))
      .looking(.init(in: node.environment.values), nil, in: node)
  }
}

extension ShareLink: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let share = { @MainActor [items, graph = node.graph] in graph.sharedItems = items.map { $0 } }
    return .holding(label, as: .control(.link(share)))
      .looking(.init(in: node.environment.values), nil, in: node)
  }
}
