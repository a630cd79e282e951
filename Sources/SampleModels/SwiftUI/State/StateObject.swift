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
  private let make: () -> ObjectType
  private var made: ObjectType?

  package init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object, made now if it was not before.
  package var object: ObjectType {
    lock.withLock {
      if let made { return made }
      let object = make()
      made = object
      return object
    }
  }

  /// Whether the object has been made.
  package var isMade: Bool {
    lock.withLock { made != nil }
  }
}
