extension EnvironmentValues {
  /// Closes what is shown.
  public var dismiss: DismissAction { value(default: DismissAction()) }

  /// Ends a search.
  public var dismissSearch: DismissSearchAction { value(default: DismissSearchAction()) }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { value(default: OpenURLAction { _ in .systemAction }) }
    set { set(newValue) }
  }

  /// Opens a window.
  public var openWindow: OpenWindowAction { value(default: OpenWindowAction()) }

  /// Closes a window.
  public var dismissWindow: DismissWindowAction { value(default: DismissWindowAction()) }

  /// Opens the settings.
  public var openSettings: OpenSettingsAction { value(default: OpenSettingsAction()) }

  /// Loads content again.
  public var refresh: RefreshAction? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// Renames something.
  public var rename: RenameAction? { value(default: nil) }

  /// Opens an immersive space.
  public var openImmersiveSpace: OpenImmersiveSpaceAction {
    value(default: OpenImmersiveSpaceAction())
  }

  /// Closes the immersive space.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction {
    value(default: DismissImmersiveSpaceAction())
  }
}
