/// Commands for editing text.
public struct TextEditingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextEditingCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}
