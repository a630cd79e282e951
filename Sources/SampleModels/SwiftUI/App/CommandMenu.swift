/// A menu of commands.
public struct CommandMenu<Content> where Content: View {
  package let name: Text
  package let content: Content

  /// Makes a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
    self.content = content()
  }

  /// Makes a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = Text(name)
    self.content = content()
  }

  /// Makes a menu.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
}

extension CommandMenu: Commands {
  /// Traps: primitive commands have no body.
  public var body: Never { primitiveCommands() }
}
