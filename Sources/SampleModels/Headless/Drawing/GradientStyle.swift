import SwiftUI

// Styles whose parts are looked at.

/// A style that goes from colour to colour.
@MainActor protocol GradientStyle: ShapeStyle {
  /// The paint in a rectangle.
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint
}

extension StyleResolver {
  fileprivate func stops(_ gradient: Gradient) -> [Paint.Stop] {
    gradient.stops.map { .init(place: Double($0.location), color: rgba($0.color)) }
  }
}

extension LinearGradient: GradientStyle {
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    let (from, to) = (rect.point(at: start), rect.point(at: end))
    return Paint(.linear, resolver.stops(gradient), [from.x, from.y, to.x, to.y].map(Double.init))
  }
}

extension Gradient: GradientStyle {
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: rect, resolver)
  }
}

extension AnyGradient: GradientStyle {
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    guard gradient.stops.count == 1 else { return gradient.paint(in: rect, resolver) }
    // The gradient of one colour begins lighter.
    let color = gradient.stops[0].color
    let colors = [color.mix(with: .white, by: 0.2), color]
    return Gradient(colors: colors).paint(in: rect, resolver)
  }
}

extension RadialGradient: GradientStyle {
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    let middle = rect.point(at: center)
    let points = [middle.x, middle.y, startRadius, endRadius].map(Double.init)
    return Paint(.radial, resolver.stops(gradient), points)
  }
}

extension EllipticalGradient: GradientStyle {
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    let middle = rect.point(at: center)
    let points = [middle.x, middle.y, 0, max(rect.width, rect.height) / 2].map(Double.init)
    return Paint(.radial, resolver.stops(gradient), points)
  }
}

extension AngularGradient: GradientStyle {
  /// SVG has no such gradient: the colours go from one side to the other.
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    let line = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    return line.paint(in: rect, resolver)
  }
}

extension MeshGradient: GradientStyle {
  /// SVG has no such gradient: the colours go from corner to corner.
  func paint(in rect: CGRect, _ resolver: StyleResolver) -> Paint {
    let gradient = Gradient(colors: colors)
    let line = LinearGradient(
      gradient: gradient,
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    return line.paint(in: rect, resolver)
  }
}

/// A style by its rank in another one.
protocol RankedStyle: ShapeStyle {
  /// The other style.
  var rankedBase: any ShapeStyle { get }
  /// The rank, counted from 0.
  var rank: Int { get }
}

extension HierarchicalShapeStyleModifier: RankedStyle {
  var rankedBase: any ShapeStyle { base }
  var rank: Int { level }
}

/// A style with a change.
protocol ChangedStyle: ShapeStyle {
  /// The style before.
  var changedBase: any ShapeStyle { get }
  /// How opaque the change leaves it.
  var leftOpacity: Double { get }
}

extension ModifiedShapeStyle: ChangedStyle {
  var changedBase: any ShapeStyle { base }
  var leftOpacity: Double {
    if case .opacity(let opacity) = change { opacity } else { 1 }
  }
}

extension CGRect {
  /// The point at a part of the width and the height.
  func point(at point: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * point.x, y: minY + height * point.y)
  }
}
