/// What a view's shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option that is called interaction.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// The option that is called drag preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// The option that is called context menu preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// The option that is called hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// The option that is called accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)

  /// The option that is called focus effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}
