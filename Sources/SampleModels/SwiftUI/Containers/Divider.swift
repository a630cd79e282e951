/// A thin line between views.
public struct Divider: Sendable {
  /// Makes a line.
  public nonisolated init() {}
}

extension Divider: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
