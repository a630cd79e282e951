import Combine

/// Makes images of views; nothing is drawn here, so there is none.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// Tells that the image becomes another one.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// Whether it tells so.
  public var isObservationEnabled = false
  /// The view.
  public var content: Content
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through the image.
  public var isOpaque = false
  /// How colours are kept.
  public var colorMode: ColorRenderingMode = .nonLinear

  /// Makes images of a view.
  public init(content view: Content) {
    content = view
  }

  /// The image, which there is not.
  public var cgImage: CGImage? { nil }
  /// The image, which there is not.
  public var uiImage: UIImage? { nil }
}
