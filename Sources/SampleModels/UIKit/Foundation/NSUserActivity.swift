import Foundation

/// Something that the user was doing.
///
/// Apple's Foundation has the type; the toolchain's has not.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The name of the kind of activity.
  public let activityType: String
  /// What is shown of it.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The address of the page that shows the same.
  open var webpageURL: URL?
  /// Whether it can go on on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
