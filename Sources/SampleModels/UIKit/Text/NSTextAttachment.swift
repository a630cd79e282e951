import Foundation

/// An image or some data that is among the characters of a text.
open class NSTextAttachment: NSObject {
  /// The character that represents an attachment in a text (U+FFFC).
  public static let character = 0xFFFC

  /// What is attached; nothing where it is an image.
  open var contents: Data?
  /// The uniform type identifier of the contents.
  open var fileType: String?
  /// The image that is shown.
  open var image: UIImage?
  /// The place of the image on the line of text, in points.
  open var bounds = CGRect.zero
  /// The distance to the text on both sides, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may be shown instead of an image.
  open var allowsTextAttachmentView = true

  /// Attaches nothing yet.
  public override init() { super.init() }

  /// Attaches an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Attaches data of a type.
  public convenience init(data: Data?, ofType type: String?) {
    self.init()
    (contents, fileType) = (data, type)
  }
}

extension NSAttributedString {
  /// Makes a text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// What is attached at the place of a character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
