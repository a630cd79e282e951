import Foundation

/// How something that is handed over is shown.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  package let title: Text

  package init(verbatim title: String) {
    self.title = Text(verbatim: title)
  }

  /// Shows a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// Shows a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }

  /// Shows a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.title = title
  }
}

extension SharePreview where Icon == Never {
  /// Shows a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    title = Text(titleKey)
  }

  /// Shows a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = Text(title)
  }

  /// Shows a title and an image.
  public init(_ title: Text, image: Image) {
    self.title = title
  }
}

extension SharePreview where Image == Never {
  /// Shows a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    title = Text(titleKey)
  }

  /// Shows a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.title = Text(title)
  }

  /// Shows a title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.title = title
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) {
    title = Text(titleKey)
  }

  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.title = Text(title)
  }

  /// Shows a title.
  public init(_ title: Text) {
    self.title = title
  }
}
