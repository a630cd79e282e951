/// A view that is made of a platform controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that passes events on.
  associatedtype Coordinator = Void

  /// What is known when the controller is made and changed.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date.
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up when the controller goes.
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes the object that passes events on.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size that the controller's view wants.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Nothing to clean up by default.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// The view's own size by default.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Traps: the controller is made instead.
  public var body: Never { primitiveBody() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody passes events on by default.
  public func makeCoordinator() {}
}
