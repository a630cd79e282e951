extension View {
  /// Lets the user choose a photo while a binding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    display(
      PhotosPickerRequest(isPresented, selection, matching: filter)
    )
  }

  /// Lets the user choose a photo of a library while a binding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    display(
      PhotosPickerRequest(isPresented, selection, matching: filter, of: photoLibrary)
    )
  }

  /// Lets the user choose photos while a binding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    display(
      PhotosPickerRequest(isPresented, selection, maxSelectionCount, matching: filter)
    )
  }

  /// Lets the user choose photos of a library while a binding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    display(
      PhotosPickerRequest(
        isPresented,
        selection,
        maxSelectionCount,
        matching: filter,
        of: photoLibrary
      )
    )
  }

  /// Sets how pickers of photos look.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    display(style)
  }

  /// Takes abilities from pickers of photos.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View {
    display(disabledCapabilities)
  }

  /// Shows or hides the bars of pickers of photos.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View {
    display(visibility, edges)
  }
}
