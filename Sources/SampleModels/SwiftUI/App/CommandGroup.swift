/// Commands beside or in the place of the system's.
public struct CommandGroup<Content> where Content: View {
  package let placement: CommandGroupPlacement
  package let content: Content

  /// Puts commands before a group.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    placement = group
    content = addition()
  }

  /// Puts commands behind a group.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    placement = group
    content = addition()
  }

  /// Puts commands in the place of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }
}

extension CommandGroup: Commands {
  /// Traps: primitive commands have no body.
  public var body: Never { primitiveCommands() }
}
