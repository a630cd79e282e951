/// A place or a size that can be read in another view.
public struct Anchor<Value> {
  /// What of the view is meant.
  package let source: Source
  /// The rectangle of the view on the screen.
  package let frame: CGRect

  package init(source: Source, frame: CGRect) {
    self.source = source
    self.frame = frame
  }

  /// What an anchor is made of.
  public struct Source {
    package let name: String
    /// The value for a view with a rectangle.
    package let resolve: @Sendable (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors stand for the same value.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.source.resolve(lhs.frame) == rhs.source.resolve(rhs.frame)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(source.resolve(frame)) }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(name: "bounds") { $0 }
  }

  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(name: "rect(\(r))") { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }

  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }

  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }

  /// The middle of the side where text begins.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }

  /// The middle of the side where text ends.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }

  /// The corner at the top where text begins.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }

  /// The corner at the top where text ends.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }

  /// The corner at the bottom where text begins.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }

  /// The corner at the bottom where text ends.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }

  /// A point of the view, by the parts of its sides.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(name: "unitPoint(\(p))") {
      CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height)
    }
  }

  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(name: "point(\(p))") { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }
}
