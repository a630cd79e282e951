import Foundation

extension Timer {
  /// Starts a timer for a method, which can't be called by its name here.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { _ in }
  }

  /// Makes a timer for a method, which can't be called by its name here.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
}
