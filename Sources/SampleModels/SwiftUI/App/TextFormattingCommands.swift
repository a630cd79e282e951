/// Commands for the looks of text.
public struct TextFormattingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextFormattingCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}
