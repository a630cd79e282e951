import Combine

/// A property wrapper that makes the delegate of the app.
///
/// The toolchain's `NSObject` has no required initializer by which a class of unknown name could be
/// instantiated, so the delegate can be declared but not used here.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  /// Names the type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate; asking for it stops the program.
  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    fatalError("No app is running, so there is no \(DelegateType.self).")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}
