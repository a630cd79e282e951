/// A view that is made of a platform view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the platform view.
  associatedtype UIViewType: UIView
  /// The type of the object that passes events on.
  associatedtype Coordinator = Void

  /// What is known when the platform view is made and changed.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the platform view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Brings the platform view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up when the platform view goes.
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the object that passes events on.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size that the platform view wants.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Nothing to clean up by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The platform view's own size by default.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Traps: the platform view is made instead.
  public var body: Never { primitiveBody() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody passes events on by default.
  public func makeCoordinator() {}
}
