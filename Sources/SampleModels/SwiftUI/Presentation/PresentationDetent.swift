import Foundation

/// A height that a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
  /// What a detent of one's own is told.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private let name: String

  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// Nearly all the screen.
  public static let large = PresentationDetent(name: "large")

  /// How high a sheet is on a screen of a height; nothing if only an author's type knows.
  package func height(in screen: CGFloat) -> CGFloat? {
    let number = name.split(whereSeparator: { "()".contains($0) }).dropFirst().first
    let value = number.flatMap { Double($0) }.map { CGFloat($0) }
    switch name.prefix(while: { $0 != "(" }) {
    case "medium": return screen / 2
    case "fraction": return value.map { $0 * screen }
    case "height": return value
    default: return nil
    }
  }

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(fraction))")
  }

  /// A height of points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(height))")
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom(\(type))")
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
  /// The height, or `nil` to leave the detent out.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}
