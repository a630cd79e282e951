/// Commands of menus.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these are made of.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands {
  /// Stops the program when the body of primitive commands is asked for.
  package func primitiveCommands() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// No commands.
public struct EmptyCommands {
  /// Creates the value.
  public nonisolated init() {}
}

extension EmptyCommands: Commands {
  /// Traps: primitive commands have no body.
  public var body: Never { primitiveCommands() }
}

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
