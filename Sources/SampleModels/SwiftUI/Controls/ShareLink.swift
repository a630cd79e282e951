import Foundation

/// A control that hands something to other apps.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection,
  Data.Element: Transferable,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
{
  package let items: Data
  package let label: Label

  private nonisolated init(sharing items: Data, label: Label) {
    self.items = items
    self.label = label
  }
}

extension ShareLink: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ShareLink {
  /// Hands something over that is shown with a preview, with a label of any views.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: label())
  }

  /// Hands several things over of which each is shown with a preview, with a label of any views.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Hands something over that is shown with a preview.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: Label(title: nil))
  }

  /// Hands something over that is shown with a preview, with a title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: Label(title: Text(titleKey)))
  }

  /// Hands something over that is shown with a preview, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: Label(title: Text(title)))
  }

  /// Hands something over that is shown with a preview, with a title.
  public nonisolated init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: Label(title: title))
  }

  /// Hands several things over of which each is shown with a preview.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: Label(title: nil))
  }

  /// Hands several things over of which each is shown with a preview, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: Label(title: Text(titleKey)))
  }

  /// Hands several things over of which each is shown with a preview, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: Label(title: Text(title)))
  }

  /// Hands several things over of which each is shown with a preview, with a title.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: Label(title: title))
  }
}
