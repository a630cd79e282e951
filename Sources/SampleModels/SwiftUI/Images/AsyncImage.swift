import Foundation

/// A view of an image that is loaded from an address.
public struct AsyncImage<Content> where Content: View {
  package let url: URL?
  package let content: (AsyncImagePhase) -> Content

  /// Shows an image.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = { $0.image ?? Image(systemName: "photo") }
  }

  /// Shows an image, and something else until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Shows what a closure makes of each phase of loading.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
}

extension AsyncImage: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
