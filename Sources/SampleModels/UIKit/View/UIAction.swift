import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title and an image.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// A name that an action can be found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is done.
  public let handler: UIActionHandler
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The name that the action can be found by.
  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How the action can be used.
  open var attributes: UIMenuElement.Attributes
  /// The mark.
  open var state: UIMenuElement.State
  /// The object that the action was asked for by.
  open internal(set) var sender: Any?

  /// Makes an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(elementTitle: title, subtitle: subtitle, image: image)
  }
}
