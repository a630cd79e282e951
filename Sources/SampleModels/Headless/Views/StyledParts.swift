import SwiftUI

// What a style is given of the view that it is for.

extension LabeledContentStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension LabeledContentStyleConfiguration.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension GroupBoxStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension GroupBoxStyleConfiguration.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension MenuStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension MenuStyleConfiguration.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension ControlGroupStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension ControlGroupStyleConfiguration.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension DisclosureGroupStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension DisclosureGroupStyleConfiguration.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension FormStyleConfiguration.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension GaugeStyleConfiguration.Label: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

extension _TextFieldStyleLabel: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}
