import Foundation

/// An archive of controllers; there are none here.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// Finds an archive by its name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the first controller.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Makes the controller of a name, which is an empty one here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// Makes the controller of a name by a closure.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = instantiateViewController(withIdentifier: identifier) as? ViewController
    else { preconditionFailure("Storyboard '\(name)' has no controller '\(identifier)'") }
    return controller
  }
}

/// A way from one controller of an archive to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The controller that it leads from.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController

  /// Makes a way.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Goes the way.
  open func perform() { source.show(destination, sender: nil) }
}
