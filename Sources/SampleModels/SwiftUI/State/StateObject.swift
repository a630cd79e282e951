import Combine
import Foundation

/// A property wrapper that makes an observable object once and owns it.
///
/// Outside a mounted view the object is made at the first access and kept in a box that all copies
/// of the wrapper share. Apple's framework makes a new one at each access there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Where the object is made and kept; a runtime puts the box of the view's identity here.
  package var box: StateObjectBox<ObjectType>

  /// Keeps the expression that makes the object until it is needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = StateObjectBox(thunk)
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { box.object }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.object)
  }
}

/// Makes an object at the first access and keeps it.
package final class StateObjectBox<ObjectType: AnyObject>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// The expression that makes the object.
  package let expression: Expression
  private var made: ObjectType?

  /// An expression in a type of its own, so that two of them can be compared as they are.
  package struct Expression {
    let make: () -> ObjectType
  }

  package init(_ make: @escaping () -> ObjectType) {
    expression = Expression(make: make)
  }

  /// The object, made now if it was not before.
  package var object: ObjectType {
    lock.withLock {
      if let made { return made }
      let object = expression.make()
      made = object
      return object
    }
  }
}
