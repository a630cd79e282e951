/// How text fields look and behave.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that the style makes.
  associatedtype _Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body

  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field, as its style sees it.
public struct _TextFieldStyleLabel {
  package let content: AnyView?

  package nonisolated init(_ content: AnyView? = nil) {
    self.content = content
  }
}

extension _TextFieldStyleLabel: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension View {
  /// Sets how text fields look and behave.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
