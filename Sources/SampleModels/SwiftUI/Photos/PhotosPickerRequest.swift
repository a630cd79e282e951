/// What a picker of photos asks for, and where what is chosen goes.
package struct PhotosPickerRequest {
  /// Whether the photos are shown.
  package let isPresented: Binding<Bool>
  /// The most photos that can be chosen; nothing where there is no limit.
  package let limit: Int?
  /// Whether the photos come from a library, which gives them names.
  package let isOfLibrary: Bool
  /// Hands the chosen photos over.
  package let choose: ([PhotosPickerItem]) -> Void

  private let filter: PHPickerFilter?

  /// Asks for one photo.
  init(
    _ isPresented: Binding<Bool>,
    _ selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter?,
    of library: PHPhotoLibrary? = nil
  ) {
    (self.isPresented, limit) = (isPresented, 1)
    (self.filter, isOfLibrary) = (filter, library != nil)
    choose = { selection.wrappedValue = $0.first }
  }

  /// Asks for some photos.
  init(
    _ isPresented: Binding<Bool>,
    _ selection: Binding<[PhotosPickerItem]>,
    _ limit: Int?,
    matching filter: PHPickerFilter?,
    of library: PHPhotoLibrary? = nil
  ) {
    // As in a configuration of UIKit's picker, 0 is no limit.
    (self.isPresented, self.limit) = (isPresented, limit == 0 ? nil : limit)
    (self.filter, isOfLibrary) = (filter, library != nil)
    choose = { selection.wrappedValue = $0 }
  }

  /// Whether content of a type is among what is shown.
  package func shows(_ type: UTType) -> Bool { filter?.verdict(on: type) != false }
}
