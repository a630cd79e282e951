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
