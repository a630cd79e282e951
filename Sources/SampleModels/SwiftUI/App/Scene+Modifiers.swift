import Foundation

extension Scene {
  /// Sets where the values of `AppStorage` are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Adds commands to the menus.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    CommandsScene(base: self, commands: content())
  }

  /// Sets how windows look.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets how the bars of windows look.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Sets what decides over the size of windows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets the size of new windows.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of new windows.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the place of new windows.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets whether a window is there at the start.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }

  /// Sets whether windows come back at the next start.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  /// Sets whether windows lie above others.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Sets whether windows can be moved by their ground.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }

  /// Sets the place of a new window.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the place of a zoomed window.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets how a scene in the menu bar looks.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }

  /// Sets the keys that open a window.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Sets the keys that open a window.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Leaves the commands of a window away.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Replaces the commands of a window.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    CommandsScene(base: self, commands: content())
  }

  /// Says which events open a window.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Does something when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, initial: initial, action: action)
  }

  /// Does something when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value has changed.
  @available(
    *,
    deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @available(*, deprecated, message: "since iOS 17.0; use onChange(of:initial:_:)")
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, initial: false) { _, new in action(new) }
  }

  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    EnvironmentScene(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Supplies an observable object.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(base: self) { $0[T.self] = object }
  }

  /// Supplies an observable object.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(base: self) { $0[object: ObjectIdentifier(T.self)] = object }
  }

  /// Does something in the background when the system asks for it.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// A scene with commands.
package struct CommandsScene<Base: Scene, Content: Commands> {
  package let base: Base
  package let commands: Content
}

extension CommandsScene: Scene {
  package var body: some Scene { base }
}

/// A scene that does something when a value has changed.
package struct ChangeScene<Base: Scene, Value: Equatable> {
  package let base: Base
  package let value: Value
  package let initial: Bool
  package let action: (Value, Value) -> Void
}

extension ChangeScene: Scene {
  package var body: some Scene { base }
}

/// A scene with another environment.
package struct EnvironmentScene<Base: Scene> {
  package let base: Base
  package let change: (inout EnvironmentValues) -> Void

  package init(base: Base, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.base = base
    self.change = change
  }
}

extension EnvironmentScene: Scene {
  package var body: some Scene { base }
}
