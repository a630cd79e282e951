import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// Outside a mounted view the environment is the default one.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// How the value is found.
  package enum Source {
    /// By a property of the environment.
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// By the type of an observable object.
    case object((EnvironmentValues) -> Value)
  }

  /// How the value is found.
  package let source: Source

  /// The environment of the view; a runtime puts it in.
  package var values = EnvironmentValues()

  /// Reads the property at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the observable object of a type; without one the program stops.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[objectType] else {
        fatalError(
          """
          No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
          \(Value.self) may be missing as an ancestor of this view.
          """
        )
      }
      return object
    }
  }

  /// Reads the observable object of a type, or `nil` where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[objectType] }
  }

  /// The value.
  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let find): find(values)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
