extension Preview {
  /// Describes a preview of views; the expansion of `#Preview` calls this.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, showing: body)
  }

  /// Makes the previewed view, or one around what UIKit shows.
  @MainActor package func makeView() -> any View {
    switch makeContent() {
    case let view as any View: view
    case let view as UIView: PreviewedView(content: view)
    case let controller as UIViewController: PreviewedController(content: controller)
    case _: EmptyView()
    }
  }
}
