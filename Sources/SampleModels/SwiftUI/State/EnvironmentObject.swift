import Combine

/// A property wrapper that watches an observable object which an ancestor view supplies.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// The object, once a runtime has found it.
  package var object: ObjectType?

  /// Creates the wrapper; the object comes from the environment.
  public init() {}

  /// The object; without one in the environment the program stops.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { found }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: found) }

  private var found: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """
      )
    }
    return object
  }
}

extension View {
  /// Supplies an observable object to the views below.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

/// Supplies an observable object to a subtree under its type.
package struct EnvironmentObjectModifier<T: ObservableObject> {
  package let object: T
}

extension EnvironmentObjectModifier: ViewModifier {
  package typealias Body = Never
}
