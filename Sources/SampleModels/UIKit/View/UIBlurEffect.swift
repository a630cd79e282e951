import Foundation

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How strong the blur is.
  public enum Style: Int, Sendable {
    /// Lighter still.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the system likes.
    case regular
    /// Strong.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material of middle thickness.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  /// How strong the blur is.
  public let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
