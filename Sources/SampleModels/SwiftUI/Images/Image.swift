import Foundation

/// A view of an image.
public struct Image: Equatable, Sendable {
  /// Where an image comes from.
  package indirect enum Source: Equatable, Sendable {
    /// One of the system's symbols.
    case symbol(String, variableValue: Double?)
    /// An image of an asset catalog.
    case asset(String, label: String?)
    /// A platform image.
    case platform(UIImage)
    /// An image without context.
    case bitmap(CGImage)
    /// An image that a closure draws.
    case drawn(CGSize)
    /// Another image with one change, by the change's name.
    case changed(Image, String)
  }

  package let source: Source

  package init(_ source: Source) {
    self.source = source
  }

  /// Shows one of the system's symbols.
  public init(systemName: String) {
    self.init(.symbol(systemName, variableValue: nil))
  }

  /// Shows one of the system's symbols, filled as a value from 0 to 1 says.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }

  /// Shows an image of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, label: name))
  }

  /// Shows an image of an asset catalog, filled as a value from 0 to 1 says.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name, label: name))
  }

  /// Shows an image of an asset catalog with a label of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, label: label.plainText))
  }

  /// Shows an image of an asset catalog that means nothing to those who hear it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, label: nil))
  }

  /// Shows an image of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name, label: resource.name))
  }

  /// Shows a platform image.
  public init(uiImage: UIImage) {
    self.init(.platform(uiImage))
  }

  /// Shows an image without context.
  public init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up,
    label: Text
  ) {
    self.init(.bitmap(cgImage))
  }

  /// Shows an image without context that means nothing to those who hear it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.bitmap(cgImage))
  }

  /// Shows an image that a closure draws.
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawn(size))
  }

  /// The name of the symbol or asset, if it has one.
  package var name: String? {
    switch source {
    case .symbol(let name, _), .asset(let name, _): name
    case .changed(let image, _): image.name
    case .platform, .bitmap, .drawn: nil
    }
  }
}

extension Image: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
