extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier of one's own.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(name: "modifier(\(type(of: modifier)))")
  }
}
