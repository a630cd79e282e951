import Foundation

/// Data that is handed from one place to another.
///
/// Apple's Foundation has the type; the toolchain's has not.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The value that is handed over.
  package let item: Any?

  /// Hands nothing over.
  public override init() {
    item = nil
    super.init()
  }

  /// Hands an object over.
  public init(object: Any) {
    item = object
    super.init()
  }
}
