/// A property wrapper that tells which view those who hear the screen are on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    package let location: any Location<Value>

    /// The value now.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction.current) }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  package var location: any Location<Value>

  /// Tells which of several views has the focus.
  public init() where Value: ExpressibleByNilLiteral {
    location = StoredLocation(nil)
  }

  /// Tells whether a view has the focus.
  public init() where Value == Bool {
    location = StoredLocation(false)
  }

  /// Tells which of several views has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value: ExpressibleByNilLiteral {
    self.init()
  }

  /// Tells whether a view has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }

  /// A binding to the focus.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    AccessibilityFocusState<Value>.Binding(location: location)
  }
}

extension AccessibilityFocusState: LocatedProperty {}
extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Moves those who hear the screen to the view while a binding holds a value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    display(binding, value)
  }

  /// Moves those who hear the screen to the view while a binding says so.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    display(condition)
  }
}
