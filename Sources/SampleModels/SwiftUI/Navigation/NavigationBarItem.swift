/// What a navigation bar shows for a screen.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}
