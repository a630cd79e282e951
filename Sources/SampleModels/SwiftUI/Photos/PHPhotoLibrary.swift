import Foundation

/// The user's photos.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()

  /// The library that all apps share.
  public class func shared() -> PHPhotoLibrary { only }
}
