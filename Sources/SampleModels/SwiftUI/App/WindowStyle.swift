/// How windows look.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The style that fits the platform.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window without a visible bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window with a bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window without a ground.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window with depth.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that fits the platform.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a visible bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a ground.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// A window with depth.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
