/// The view that a modifier is applied to, as its `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  /// The modified view, once a runtime has put it in.
  package var content: (any View)?

  package nonisolated init(content: (any View)? = nil) {
    self.content = content
  }
}

extension _ViewModifier_Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
