/// Commands for an inspector.
public struct InspectorCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension InspectorCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}
