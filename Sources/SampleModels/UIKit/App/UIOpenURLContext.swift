import Foundation

/// An address that an app is asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
