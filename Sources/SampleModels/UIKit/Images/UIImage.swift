import Foundation

/// A platform image; its points are never read here.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name or the source of the image.
  package let name: String

  /// The size in points.
  open var size: CGSize { .zero }

  /// The number of dots in a point.
  open var scale: CGFloat { 1 }

  /// Makes an empty image.
  public override init() {
    name = ""
    super.init()
  }

  /// Finds an image of an asset catalog by its name.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Finds an image of an asset catalog that is known to be there, as Xcode shows it in code.
  public required init(imageLiteralResourceName name: String) {
    self.name = name
    super.init()
  }

  /// Finds one of the system's symbols by its name.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  /// Finds one of the system's symbols by its name, in some looks.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.name = name
    super.init()
  }

  /// Finds an image of a bundle's asset catalog by its name.
  public init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration? = nil
  ) {
    self.name = name
    super.init()
  }

  /// Reads an image; without bytes there is none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "\(data.count) bytes"
    super.init()
  }

  /// Reads the image of a file.
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    name = path
    super.init()
  }

  /// Makes an image of one without context.
  public init(cgImage: CGImage) {
    name = "\(cgImage.width)x\(cgImage.height)"
    super.init()
  }

  /// The image without context.
  open var cgImage: CGImage? { nil }

  /// The bytes of the image as PNG, which can't be made here.
  open func pngData() -> Data? { nil }

  /// The bytes of the image as JPEG, which can't be made here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// The image made ready for a size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// The image made ready for a size, in the background.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  /// The image made ready for showing, in the background.
  open func byPreparingForDisplay() async -> UIImage? { self }
}
