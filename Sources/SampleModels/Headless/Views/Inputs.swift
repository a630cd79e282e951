import SwiftUI

// Views that take a value from the user.

extension Toggle: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let role = Role.control(.toggle(isOn))
    guard Label.self != ToggleStyleConfiguration.Label.self,
      let style = node.environment.values.styles[.toggle] as? any ToggleStyle
    else { return .holding(label, as: role) }
    return styled(style, as: role)
  }

  @MainActor private func styled<Style: ToggleStyle>(_ style: Style, as role: Role) -> NodeContent {
    let configuration = ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: isOn)
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) }, as: role)
  }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension SecureField: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let entry = TextEntry(text: text, isSecure: true, onCommit: onCommit)
    return .parts(label, as: .control(.text(entry)))
  }
}

extension TextEditor: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .leaf(.control(.text(TextEntry(text: text))))
  }
}

extension Slider: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let range = SliderRange(
      value: value,
      bounds: bounds,
      step: step,
      onEditingChanged: onEditingChanged
    )
    return .parts(label, minimumValueLabel, maximumValueLabel, as: .control(.slider(range)))
  }
}

extension Stepper: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let step = { (action: (() -> Void)?) in
      action.map { action in
        {
          onEditingChanged(true)
          action()
          onEditingChanged(false)
        }
      }
    }
    return .holding(label, as: .control(.stepper(up: step(onIncrement), down: step(onDecrement))))
  }
}

extension Picker: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .parts(label, content, as: .control(.selection(Choice(always: selection))))
  }
}

extension DatePicker: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let value = AnyValue(selection) { range.contains($0) }
    return .holding(label, as: .control(.value(value)))
  }
}

extension MultiDatePicker: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(label, as: .control(.value(AnyValue(selection))))
  }
}

extension ColorPicker: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(label, as: .control(.value(AnyValue(selection))))
  }
}
