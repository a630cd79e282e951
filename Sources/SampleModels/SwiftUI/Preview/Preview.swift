/// A preview of a view, as `#Preview` makes it.
public struct Preview {
  /// The kind of traits that previews of views have.
  public struct ViewTraits: Sendable {}

  /// The name, if the preview has one.
  public let displayName: String?

  /// Makes the previewed view.
  package let makeView: @MainActor () -> any View

  /// Describes a preview; the expansion of `#Preview` calls this.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    makeView = body
  }
}
