/// Commands for a bar of tools.
public struct ToolbarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension ToolbarCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}
