/// Pickers of photos whose label is a text.
extension PhotosPicker where Label == Text {
  /// Chooses one photo.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      matching: filter
    ) { Text(titleKey) }
  }

  /// Chooses one photo of a library.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      matching: filter,
      photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// Chooses some photos.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      matching: filter
    ) { Text(titleKey) }
  }

  /// Chooses some photos of a library.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      matching: filter,
      photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// Chooses one photo.
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      matching: filter
    ) { Text(title) }
  }

  /// Chooses one photo of a library.
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      matching: filter,
      photoLibrary: photoLibrary
    ) { Text(title) }
  }

  /// Chooses some photos.
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      matching: filter
    ) { Text(title) }
  }

  /// Chooses some photos of a library.
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      matching: filter,
      photoLibrary: photoLibrary
    ) { Text(title) }
  }
}
