/// A place or a size that can be read in another view.
public struct Anchor<Value> {
  package let value: Value

  /// What an anchor is made of.
  public struct Source {
    package let name: String
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(name: "bounds") }

  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(name: "rect(\(r))")
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(name: "center") }

  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(name: "top") }

  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(name: "bottom") }

  /// The middle of the side where text begins.
  public static var leading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(name: "leading") }

  /// The middle of the side where text ends.
  public static var trailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(name: "trailing") }

  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(name: "point(\(p))")
  }
}
