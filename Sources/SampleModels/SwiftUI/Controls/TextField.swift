import Foundation

/// A control for a line of text.
public struct TextField<Label> where Label: View {
  /// How the text and the value behind it are exchanged.
  package let text: Binding<String>
  package let label: Label
  package let prompt: Text?
  package let axis: Axis?
  /// Whether the text is read as a value: a field keeps what was typed while it is edited.
  package let isParsed: Bool
  package var onEditingChanged: ((Bool) -> Void)?
  package var onCommit: (() -> Void)?

  /// Makes a field with a label of any views.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, nil, label())
  }

  /// Makes a field that grows along an axis, with a label of any views.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, axis, label())
  }

  package nonisolated init(
    _ text: Binding<String>,
    _ prompt: Text?,
    _ axis: Axis?,
    _ label: Label,
    isParsed: Bool = false
  ) {
    self.text = text
    self.isParsed = isParsed
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }
}

extension TextField: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
