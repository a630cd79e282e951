/// A type that represents part of an app's user interface.
///
/// The isolation is that of Apple's protocol: a conforming type is main-actor isolated as a whole,
/// and code of older language modes is only warned.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that the body is made of.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  /// Stops the program as Apple's framework does when the body of a primitive view is asked for.
  package func primitiveBody() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}
