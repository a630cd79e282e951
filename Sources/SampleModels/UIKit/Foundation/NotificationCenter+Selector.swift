import Foundation

extension NotificationCenter {
  /// Has a method called at notifications, which can't be done by its name here.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
