import SwiftUI

// Views that a style of the author's may make again.

extension ProgressView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard Label.self != ProgressViewStyleConfiguration.Label.self,
      let style = node.ownStyle(.progressView) as? any ProgressViewStyle
    else { return .parts(label, currentValueLabel) }
    return styled(style)
  }

  @MainActor private func styled<Style: ProgressViewStyle>(_ style: Style) -> NodeContent {
    let configuration = ProgressViewStyleConfiguration(
      fraction: fractionCompleted,
      label: label.map { AnyView($0) },
      currentValueLabel: currentValueLabel.map { AnyView($0) }
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

extension Gauge: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard let style = node.ownStyle(.gauge) as? any GaugeStyle else {
      return .parts(label, currentValueLabel, minimumValueLabel, maximumValueLabel)
    }
    return styled(style)
  }

  @MainActor private func styled<Style: GaugeStyle>(_ style: Style) -> NodeContent {
    let configuration = GaugeStyleConfiguration(
      value: fraction,
      label: AnyView(label),
      currentValueLabel: currentValueLabel.map { AnyView($0) },
      minimumValueLabel: minimumValueLabel.map { AnyView($0) },
      maximumValueLabel: maximumValueLabel.map { AnyView($0) }
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

extension GroupBox: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard let style = node.ownStyle(.groupBox) as? any GroupBoxStyle else {
      return .parts(label.font(.headline), content)
    }
    return styled(style)
  }

  @MainActor private func styled<Style: GroupBoxStyle>(_ style: Style) -> NodeContent {
    let configuration = GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  func content(in node: ViewNode) -> NodeContent {
    guard Label.self != LabeledContentStyleConfiguration.Label.self,
      let style = node.ownStyle(.labeledContent) as? any LabeledContentStyle
    else { return .parts(label, content.foregroundStyle(.secondary)) }
    return styled(style)
  }

  @MainActor private func styled<Style: LabeledContentStyle>(_ style: Style) -> NodeContent {
    let configuration = LabeledContentStyleConfiguration(
      label: AnyView(label),
      content: AnyView(content)
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

extension Menu: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let role = primaryAction.map { action in Role.control(.button(nil) { action() }) }
    guard Label.self != MenuStyleConfiguration.Label.self,
      let style = node.ownStyle(.menu) as? any MenuStyle
    else {
      return .parts(label, content, as: role)
        .looking(.init(in: node.environment.values), nil, in: node)
    }
    return styled(style, as: role)
  }

  @MainActor private func styled<Style: MenuStyle>(_ style: Style, as role: Role?) -> NodeContent {
    let configuration = MenuStyleConfiguration(label: AnyView(label), content: AnyView(content))
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) }, as: role)
  }
}

extension ControlGroup: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard let style = node.ownStyle(.controlGroup) as? any ControlGroupStyle else {
      return .holding(content)
    }
    return styled(style)
  }

  @MainActor private func styled<Style: ControlGroupStyle>(_ style: Style) -> NodeContent {
    let parts = (content as? any LabeledParts)?.parts
    let configuration = ControlGroupStyleConfiguration(
      label: parts?.label,
      content: parts?.content ?? AnyView(content)
    )
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}

/// Content with a label of its own.
@MainActor private protocol LabeledParts {
  /// The label and what it names.
  var parts: (label: AnyView, content: AnyView) { get }
}

extension LabeledControlGroupContent: LabeledParts {
  fileprivate var parts: (label: AnyView, content: AnyView) { (AnyView(label), AnyView(content)) }
}

extension LabeledControlGroupContent: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(label, content) }
}

extension Form: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    guard let style = node.ownStyle(.form) as? any FormStyle else {
      return .holding(content).inRows(of: node)
    }
    return styled(style)
  }

  @MainActor private func styled<Style: FormStyle>(_ style: Style) -> NodeContent {
    let configuration = FormStyleConfiguration(content: AnyView(content))
    return .holding(StyledBody(style) { $0.makeBody(configuration: configuration) })
  }
}
