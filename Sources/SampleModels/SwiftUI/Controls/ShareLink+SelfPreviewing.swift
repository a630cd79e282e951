import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Hands a link or a text over, with a label of any views.
  public nonisolated init<I: SelfPreviewingItem>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, preview: SharePreview(verbatim: ""), label: label)
  }

  /// Hands several links or texts over, with a label of any views.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element: SelfPreviewingItem {
    self.init(items: items, preview: { _ in SharePreview(verbatim: "") }, label: label)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Hands a link or a text over.
  public nonisolated init<I: SelfPreviewingItem>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: nil) }
  }

  /// Hands a link or a text over, with a title.
  public nonisolated init<I: SelfPreviewingItem>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Hands a link or a text over, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: SelfPreviewingItem>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Hands a link or a text over, with a title.
  public nonisolated init<I: SelfPreviewingItem>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: title) }
  }

  /// Hands several links or texts over.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: SelfPreviewingItem {
    self.init(items: items) { DefaultShareLinkLabel(title: nil) }
  }

  /// Hands several links or texts over, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: SelfPreviewingItem {
    self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Hands several links or texts over, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: SelfPreviewingItem {
    self.init(items: items) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Hands several links or texts over, with a title.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: SelfPreviewingItem {
    self.init(items: items) { DefaultShareLinkLabel(title: title) }
  }
}
