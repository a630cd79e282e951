import Foundation

/// A control that hands something to other apps.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
  package let items: Data
  package let label: Label
}

extension ShareLink: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Hands something over, with a label of any views.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    self.label = label()
  }

  /// Hands several things over, with a label of any views.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Hands something over.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: nil) }
  }

  /// Hands something over, with a title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Hands something over, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

extension ShareLink where PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Hands something over that is shown with a preview.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, Never>
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: nil)
  }
}

extension ShareLink {
  /// Hands several things over of which each is shown with a preview, with a label of any views.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where PreviewImage: Transferable, PreviewIcon: Transferable {
    self.items = items
    self.label = label()
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Hands several things over of which each is shown with a preview.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable {
    self.items = items
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Hands several things over of which each is shown with a preview, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

/// The label of a control that hands something over.
public struct DefaultShareLinkLabel {
  package let title: Text?
}

extension DefaultShareLinkLabel: View {
  /// The words that the system shows.
  public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
