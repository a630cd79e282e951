import Foundation

extension View {
  /// Tells the system what the user is doing.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    display(activityType, isActive, update)
  }

  /// Tells the system what the user is doing with something, if there is something.
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    display(activityType, element, update)
  }

  /// Says which events of other apps the window of this view is for.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    display(preferring, allowing)
  }

  /// Tells the system of what document the screen is.
  public nonisolated func navigationDocument(_ url: URL) -> some View { display(url) }
}
