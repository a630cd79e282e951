/// How a controller is shown above another one.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// On the whole screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// In the place of the controller.
  case currentContext = 3
  /// Above the whole screen.
  case overFullScreen = 5
  /// Above the controller.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system likes.
  case automatic = -2
}
