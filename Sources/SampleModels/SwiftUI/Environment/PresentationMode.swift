/// Whether a view is shown, as it was told before `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether the view is shown.
  public private(set) var isPresented: Bool

  package init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Closes the view.
  public mutating func dismiss() {
    isPresented = false
  }
}
