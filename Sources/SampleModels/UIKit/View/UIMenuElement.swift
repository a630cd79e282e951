import Foundation

/// An entry of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The mark of an entry.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen.
    case on
    /// Chosen in part.
    case mixed
  }

  /// How an entry can be used.
  public struct Attributes: OptionSet, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It isn't seen.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title.
  public internal(set) var title: String
  /// A second line.
  open var subtitle: String?
  /// The image.
  public internal(set) var image: UIImage?

  package init(elementTitle title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
