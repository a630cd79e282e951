/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
