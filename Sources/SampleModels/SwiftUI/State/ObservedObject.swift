import Combine

/// A property wrapper that watches an observable object which someone else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an observed object.
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    package let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  package var object: ObjectType

  /// Watches an object that is written behind the property's declaration.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Watches an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}
