import Foundation

/// A controller that lets the user take or choose an image.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    /// All albums.
    @available(*, deprecated, message: "use PHPickerViewController (PhotosUI)")
    case photoLibrary
    /// The camera.
    case camera
    /// The album of taken images.
    @available(*, deprecated, message: "use PHPickerViewController (PhotosUI)")
    case savedPhotosAlbum
  }

  /// What is known of a chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The image as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where images come from.
  open var sourceType = SourceType(rawValue: 0) ?? .camera
  /// Whether the user can change the image.
  open var allowsEditing = false
  /// The kinds of media to choose from, as types of content.
  open var mediaTypes = ["public.image"]
  /// The object that is told what happens.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// The kinds of media that come from a source: there is none here.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// Whether images can come from a source: there is none here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
