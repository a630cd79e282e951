import Foundation

/// How far an image has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// The error, if there was one.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
