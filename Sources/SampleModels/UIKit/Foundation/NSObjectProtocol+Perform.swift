import Foundation

/// Apple has these methods in `NSObject` alone, which controllers and views are no subclasses of
/// here.
extension NSObjectProtocol {
  /// Calls a method by its name, which can't be done here.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { nil }

  /// Calls a method by its name with an argument, which can't be done here.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { nil }

  /// Calls a method by its name with two arguments, which can't be done here.
  @discardableResult
  public func perform(
    _ aSelector: Selector,
    with object1: Any?,
    with object2: Any?
  ) -> Unmanaged<AnyObject>? { nil }

  /// Calls a method by its name after a time, which can't be done here.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {}

  /// Calls a method by its name in another thread, which can't be done here.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {}

  /// Calls a method by its name in the background, which can't be done here.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}

  /// Takes delayed calls of a method back.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {}

  /// Takes all delayed calls back.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}
