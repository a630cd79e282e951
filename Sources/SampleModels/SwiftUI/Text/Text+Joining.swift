extension Text {
  /// One text behind another.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .joined([lhs, rhs]))
  }
}
