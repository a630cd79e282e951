import Foundation

/// What shows a controller as a sheet.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The name of a height.
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

      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half the screen.
    public class func medium() -> Detent { Detent(.medium) }

    /// The whole screen.
    public class func large() -> Detent { Detent(.large) }

    /// A height of one's own.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString))
    }
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The name of the height.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height without a shade behind it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is seen.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the lower side in little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// Animates changes of the sheet.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What is known when a height is asked for.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}
