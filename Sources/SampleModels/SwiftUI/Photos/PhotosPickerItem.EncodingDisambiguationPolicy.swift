extension PhotosPickerItem {
  /// Which form of a photo is preferred, where there are several.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The one that suits best.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The one in which the photo is kept.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// The one that most apps can read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}
