import Foundation

extension View {
  /// Does something when the user submits a field.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ActionModifier(.submit(triggers, action)))
  }

  /// Keeps submits from reaching the views above.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    display(isBlocking)
  }

  /// Does something when the app is asked to open an address.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ActionModifier(.openURL(action)))
  }

  /// Does something when the user pulls the content down.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(ActionModifier(.refresh(action)))
  }

  /// Does something when the pointer comes over the view or leaves it.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(ActionModifier(.hover(action)))
  }

  /// Does something when the user wants to delete.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(ActionModifier(.command("delete", action)))
  }

  /// Does something when the user presses the escape key.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(ActionModifier(.command("exit", action)))
  }

  /// Does something when an activity is handed over to the app.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    display(activityType)
  }
}

/// Does something when the user or the system asks for it.
package struct ActionModifier {
  /// What asks for it.
  package enum Event {
    /// A field is submitted.
    case submit(SubmitTriggers, () -> Void)
    /// An address is opened.
    case openURL((URL) -> Void)
    /// The content is pulled down.
    case refresh(@Sendable () async -> Void)
    /// The pointer comes or goes.
    case hover((Bool) -> Void)
    /// A command is given, by its name.
    case command(String, (() -> Void)?)
  }

  package let event: Event

  package init(_ event: Event) {
    self.event = event
  }
}

extension ActionModifier: ViewModifier {
  package typealias Body = Never
}
