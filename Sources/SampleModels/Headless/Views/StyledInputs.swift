import SwiftUI

// Views that take a value from the user, and that a style of the author's may make again.

extension DisclosureGroup: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let isOpen = isExpanded ?? node.storage.value("open") { OpenState(in: node) }.binding
    guard let style = node.ownStyle(.disclosureGroup) as? any DisclosureGroupStyle else {
      return .parts(label, isOpen.wrappedValue ? content : nil, as: .control(.toggle(isOpen)))
    }
    return styled(style, isOpen)
  }

  @MainActor private func styled<Style: DisclosureGroupStyle>(
    _ style: Style,
    _ isOpen: Binding<Bool>
  ) -> NodeContent {
    let configuration = DisclosureGroupStyleConfiguration(
      label: AnyView(label),
      content: AnyView(content),
      isExpanded: isOpen
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

/// Whether a view is open that keeps this by itself.
@MainActor private final class OpenState {
  let binding: Binding<Bool>

  init(in node: ViewNode) {
    binding = Binding(location: StateLocation(false, name: "isExpanded", owner: node))
  }
}

extension TextField: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard Label.self != _TextFieldStyleLabel.self,
      let style = node.ownStyle(.textField) as? any TextFieldStyle
    else {
      var entry = TextEntry(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
      if isParsed {
        let draft = node.storage.value("draft") { Draft() }
        entry.text = draft.binding(to: text)
        entry.onEnd = { draft.typed = nil }
      }
      return .parts(label, as: .control(.text(entry)))
    }
    return styled(style)
  }

  @MainActor private func styled<Style: TextFieldStyle>(_ style: Style) -> NodeContent {
    var field = TextField<_TextFieldStyleLabel>(
      text,
      prompt,
      axis,
      .init(AnyView(label)),
      isParsed: isParsed
    )
    (field.onEditingChanged, field.onCommit) = (onEditingChanged, onCommit)
    return .holding(StyledBody(style) { [field] in $0._body(configuration: field) })
  }
}
