/// A control that pastes.
public struct PasteButton {
  package let action: Any

  /// Makes a button for values of a type.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping ([T]) -> Void
  ) {
    action = onPaste
  }

  /// Makes a button for kinds of data.
  public nonisolated init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    action = payloadAction
  }
}

extension PasteButton: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
