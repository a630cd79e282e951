/// Commands for a sidebar.
public struct SidebarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension SidebarCommands: Commands {
  /// No commands of one's own.
  public var body: EmptyCommands { EmptyCommands() }
}
