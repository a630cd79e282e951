extension View {
  /// Tells on standard output why a body is evaluated; outside a runtime only the type is known.
  public static func _printChanges() {
    print("\(Self.self): @self changed.")
  }

  /// Logs why a body is evaluated; outside a runtime only the type is known.
  public static func _logChanges() {
    _printChanges()
  }
}
