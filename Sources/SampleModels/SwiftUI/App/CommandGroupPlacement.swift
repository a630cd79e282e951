/// A group of the system's commands.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// The value that is called app info.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")

  /// The value that is called app settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")

  /// The value that is called system services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")

  /// The value that is called app visibility.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")

  /// The value that is called app termination.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  /// The value that is called new item.
  public static let newItem = CommandGroupPlacement(name: "newItem")

  /// The value that is called save item.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")

  /// The value that is called import export.
  public static let importExport = CommandGroupPlacement(name: "importExport")

  /// The value that is called print item.
  public static let printItem = CommandGroupPlacement(name: "printItem")

  /// The value that is called undo redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")

  /// The value that is called pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")

  /// The value that is called text editing.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")

  /// The value that is called text formatting.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")

  /// The value that is called toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")

  /// The value that is called sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")

  /// The value that is called window size.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")

  /// The value that is called window list.
  public static let windowList = CommandGroupPlacement(name: "windowList")

  /// The value that is called single window list.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")

  /// The value that is called window arrangement.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")

  /// The value that is called help.
  public static let help = CommandGroupPlacement(name: "help")
}
