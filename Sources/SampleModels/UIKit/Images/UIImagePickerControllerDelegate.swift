import Foundation

/// An object that is told which image was chosen.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// An image was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )

  /// No image was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Does nothing by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
