/// When a picker of photos hands over what is chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// At the end, in any order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// At the end, in the order in which it was chosen.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// At once, in any order.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// At once, in the order in which it was chosen.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered"
  )
}
