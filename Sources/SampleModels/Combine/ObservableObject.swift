/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {}
