import Foundation
import SwiftUI

extension MountedView {
  /// Chooses photos in the picker that is open, which closes it.
  ///
  /// - Parameters:
  ///   - photos: what the photos are loaded as: data, the address of a file, or a value.
  ///   - type: the kind of the photos, unless the name of a file tells it.
  public func choosePhotos(
    _ photos: any Transferable...,
    as type: UTType = .png,
    line: Int = #line
  ) throws {
    try current.act(line) {
      let picker = try photosPicker()
      guard photos.count <= picker.limit ?? .max else {
        throw InteractionError("Only \(picker.limit ?? 0) photos can be chosen.")
      }
      let items = try photos.map { photo in
        let end = (photo as? URL)?.pathExtension
        let own = end.flatMap { UTType(filenameExtension: $0, conformingTo: .content) } ?? type
        guard picker.shows(own) else {
          throw InteractionError("The picker does not show photos of the type \(own.identifier).")
        }
        return PhotosPickerItem(content: photo, type: own, isOfLibrary: picker.isOfLibrary)
      }
      picker.choose(items)
      picker.isPresented.wrappedValue = false
      current.update()
    }
  }

  /// Closes the picker of photos that is open without choosing.
  public func cancelPhotosPicker(line: Int = #line) throws {
    try current.act(line) {
      try photosPicker().isPresented.wrappedValue = false
      current.update()
    }
  }

  private func photosPicker() throws -> PhotosPickerRequest {
    let pickers = root?.all { $0.photosPicker != nil }.compactMap(\.photosPicker) ?? []
    guard let open = pickers.first(where: { $0.isPresented.wrappedValue }) else {
      throw InteractionError("No picker of photos is open.")
    }
    return open
  }
}

extension ViewElement {
  /// The picker of photos that a modifier in this place makes.
  fileprivate var photosPicker: PhotosPickerRequest? {
    (modifier as? any AnyDisplayModifier)?.argumentList.first as? PhotosPickerRequest
  }
}
