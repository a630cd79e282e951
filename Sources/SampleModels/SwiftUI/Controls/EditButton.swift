/// A button that starts and ends the editing of a list.
public struct EditButton: Sendable {
  /// Makes the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
