/// A view that is drawn step by step.
public struct Canvas<Symbols> where Symbols: View {
  package let renderer: (inout GraphicsContext, CGSize) -> Void
  package let symbols: Symbols

  /// Draws with views as symbols.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Draws.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

extension Canvas: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
