/// One side of a pair of label and view.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The case that is called label.
  case label
  /// The case that is called content.
  case content
}
