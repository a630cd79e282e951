/// Where an item of a bar is.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the way to other places is.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the first action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where further actions are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where the state is told.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Where an action is agreed to.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where an action is given up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// In the bar above, where text begins.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// In the bar above, where text ends.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In the bar above, where text begins, by its older name.
  @available(*, deprecated, message: "use topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// In the bar above, where text ends, by its older name.
  @available(*, deprecated, message: "use topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// In the place of the second title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// In the place of a large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// In the place of a large second title.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}
