import Foundation

/// A change of how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The usual orientation.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(name: "defaultLayout") }

  /// The size that the view wants.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(name: "sizeThatFitsLayout")
  }

  /// A fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(name: "fixedLayout(width: \(width), height: \(height))")
  }

  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(name: "portrait") }

  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(name: "portraitUpsideDown")
  }

  /// Turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(name: "landscapeLeft") }

  /// Turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(name: "landscapeRight") }
}
