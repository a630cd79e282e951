/// Commands for a sidebar.
public struct SidebarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension SidebarCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for a bar of tools.
public struct ToolbarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension ToolbarCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for editing text.
public struct TextEditingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextEditingCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for the looks of text.
public struct TextFormattingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextFormattingCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for an inspector.
public struct InspectorCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension InspectorCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}
