/// An object with a publisher that sends before the object changes.
///
/// Modelled on <https://developer.apple.com/documentation/combine/observableobject>. Without more
/// code, `objectWillChange` sends before each change of a `@Published` property, those of
/// superclasses and subclasses included.
public protocol ObservableObject: AnyObject {
  /// The publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, the same one at each access.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectWillChangeRegistry.publisher(for: self)
  }
}
