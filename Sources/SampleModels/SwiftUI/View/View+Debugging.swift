extension View {
  /// Tells on standard output why a body is evaluated; outside a runtime only the type is known.
  public static func _printChanges() {
    print("\(Self.self): \(BodyChanges.current.joined(separator: ", ")) changed.")
  }

  /// Logs why a body is evaluated; outside a runtime only the type is known.
  public static func _logChanges() {
    _printChanges()
  }
}

/// Why the body that is being evaluated is evaluated, as a runtime knows it.
package enum BodyChanges {
  /// The names of what changed: properties with their underscore, and the framework's own names.
  @TaskLocal package static var current = ["@self"]
}
