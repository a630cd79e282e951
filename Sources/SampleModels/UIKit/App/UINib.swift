import Foundation

/// A file of views that Interface Builder makes, of which nothing is known here.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// What views are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Names an option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the file refers to, by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Finds a file of a bundle by its name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Reads a file from data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes the objects of the file: none here.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}
