/// A control for many lines of text.
public struct TextEditor {
  package let text: Binding<String>

  /// Makes an editor of a text.
  public nonisolated init(text: Binding<String>) {
    self.text = text
  }

  /// Makes an editor of a text that also tells what is selected.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
