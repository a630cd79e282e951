/// How large a sheet is.
public protocol PresentationSizing: Sendable {}

/// The size that fits the platform.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// The size of its content.
public struct FittedPresentationSizing: PresentationSizing {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that fits the platform.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
