import Foundation

/// How something that is handed over is shown.
public struct SharePreview<Image, Icon> {
  package let title: Text

  /// Shows a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image)
  where Image: Transferable, Icon == Never {
    title = Text(titleKey)
  }

  /// Shows a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image)
  where Image: Transferable, Icon == Never {
    self.title = Text(title)
  }

  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {
    title = Text(titleKey)
  }

  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.title = Text(title)
  }
}
