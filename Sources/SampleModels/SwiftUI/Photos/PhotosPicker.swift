/// A button that lets the user choose photos.
public struct PhotosPicker<Label: View> {
  @State private var isPresented = false
  private let request: (Binding<Bool>) -> PhotosPickerRequest
  private let label: Label

  /// Chooses one photo.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    request = { PhotosPickerRequest($0, selection, matching: filter) }
    self.label = label()
  }

  /// Chooses one photo of a library.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    request = { PhotosPickerRequest($0, selection, matching: filter, of: photoLibrary) }
    self.label = label()
  }

  /// Chooses some photos.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    request = { PhotosPickerRequest($0, selection, maxSelectionCount, matching: filter) }
    self.label = label()
  }

  /// Chooses some photos of a library.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    request = {
      PhotosPickerRequest($0, selection, maxSelectionCount, matching: filter, of: photoLibrary)
    }
    self.label = label()
  }
}

extension PhotosPicker: View {
  /// A button that presents the photos.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .display(request($isPresented))
  }
}
