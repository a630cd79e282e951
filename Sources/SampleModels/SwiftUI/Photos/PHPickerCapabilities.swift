/// What the user can do in a picker of photos.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Makes options of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Searching.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// Seeing what is chosen, apart from the rest.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// Going through albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// Ending with a button.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// Being warned of sensitive content.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
