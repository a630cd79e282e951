/// A type that makes previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform that the previews are for.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform by default.
  public static var platform: PreviewPlatform? { nil }
}

/// A type that makes previews, whatever they are of.
@MainActor @preconcurrency
public protocol _PreviewProvider {}
