/// A change of previews that several of them share.
@MainActor public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The type of the changed preview.
  associatedtype Body: View

  /// Makes what the previews share, once.
  @MainActor static func makeSharedContext() async throws -> Context

  /// Changes a preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body

  /// The preview that is changed.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared by default.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier changes.
public struct PreviewModifierContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
