/// A scene in the menu bar.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {
  package let label: Label
  package let content: Content

  /// Makes a menu with a label of any views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a menu that is shown while a binding says so, with a label of any views.
  public nonisolated init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }
}

extension MenuBarExtra: Scene {
  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol that is shown while a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol that is shown while a binding says so.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }
}

/// How a scene in the menu bar looks.
public protocol MenuBarExtraStyle {}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
