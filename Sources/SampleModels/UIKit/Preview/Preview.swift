/// A preview of a view, as `#Preview` makes it.
public struct Preview {
  /// The kind of traits that previews of views have.
  public struct ViewTraits: Sendable {}

  /// The name, if the preview has one.
  public let displayName: String?

  /// Makes what the preview shows: a view or a controller of one of the two kinds.
  package let makeContent: @MainActor () -> Any

  package init(_ name: String?, showing makeContent: @escaping @MainActor () -> Any) {
    displayName = name
    self.makeContent = makeContent
  }

  /// Describes a preview of a view or a controller; the expansion of `#Preview` calls this.
  @_disfavoredOverload
  public init<Content: PlatformContent>(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) {
    self.init(name, showing: body)
  }
}
