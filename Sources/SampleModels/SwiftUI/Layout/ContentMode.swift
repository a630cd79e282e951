/// How content fills its room.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The case that is called fit.
  case fit
  /// The case that is called fill.
  case fill
}
