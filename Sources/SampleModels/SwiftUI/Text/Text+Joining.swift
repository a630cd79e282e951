extension Text {
  /// One text after another.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .joined([lhs, rhs]))
  }
}
