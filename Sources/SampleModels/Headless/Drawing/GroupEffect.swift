import SwiftUI

/// What a modifier does with all that is drawn inside of it.
@MainActor enum GroupEffect {
  /// Makes it less opaque.
  case opacity(Double)
  /// Cuts it to a shape; without one to the rectangle.
  case clip((any Shape)?)
  /// Turns, scales or moves it around an anchor.
  case transform(CGAffineTransform, anchor: UnitPoint)
  /// Throws a shadow.
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// Blurs it.
  case blur(CGFloat)

  /// The effects of the view or modifier in a place.
  static func effects(of node: ViewNode) -> [GroupEffect] {
    if node.view is any ClippingView { return [.clip(nil)] }
    guard let modifier = node.displayModifier else { return [] }
    let arguments = ModifierArguments(modifier.argumentList)
    return makers[modifier.name]?(arguments).map { [$0] } ?? []
  }

  /// The step that begins a group with the effect.
  func step(in rect: CGRect, _ resolver: StyleResolver) -> DrawingStep {
    var step = DrawingStep(operation: .begin)
    switch self {
    case .opacity(let opacity): step.opacity = min(max(opacity.inDrawing, 0), 1)
    case .clip(let shape): step.path = (shape?.path(in: rect) ?? Path(rect)).svg
    case .transform(let transform, let anchor):
      let point = rect.point(at: anchor)
      let whole = CGAffineTransform(translationX: -point.x, y: -point.y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
      let parts = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty]
      step.transform = parts.map { ($0.isFinite ? Double($0) * 10_000 : 0).rounded() / 10_000 }
    case .shadow(let color, let radius, let x, let y):
      step.shadow = [radius, x, y].map { Double($0).inDrawing }
      step.fill = Paint(resolver.rgba(color))
    case .blur(let radius): step.blur = Double(radius).inDrawing
    }
    return step
  }

  private static let makers: [String: @MainActor (ModifierArguments) -> GroupEffect?] = [
    "opacity(_:)": { $0[0].map(opacity) },
    "hidden()": { _ in .opacity(0) },
    "clipped(antialiased:)": { _ in .clip(nil) },
    "clipShape(_:style:)": { .clip($0[0, (any Shape).self]) },
    // What is no shape is counted as not drawn.
    "mask(alignment:_:)": { arguments in arguments[1, (any Shape).self].map { .clip($0) } },
    "mask(_:)": { arguments in arguments[0, (any Shape).self].map { .clip($0) } },
    "cornerRadius(_:antialiased:)": {
      .clip($0[0].map { RoundedRectangle(cornerRadius: $0) })
    },
    "rotationEffect(_:anchor:)": { arguments in
      arguments[0, Angle.self].map {
        .transform(
          CGAffineTransform(rotationAngle: CGFloat($0.radians)),
          anchor: arguments[1] ?? .center
        )
      }
    },
    "rotation3DEffect(_:axis:anchor:anchorZ:perspective:)": flat,
    "scaleEffect(_:anchor:)": { arguments in
      let scale =
        arguments[0, CGSize.self]
        ?? arguments[0, CGFloat.self].map { CGSize(width: $0, height: $0) } ?? .init()
      return .transform(
        CGAffineTransform(scaleX: scale.width, y: scale.height),
        anchor: arguments[1] ?? .center
      )
    },
    "scaleEffect(x:y:anchor:)": {
      .transform(CGAffineTransform(scaleX: $0[0] ?? 1, y: $0[1] ?? 1), anchor: $0[2] ?? .center)
    },
    "transformEffect(_:)": { $0[0].map { .transform($0, anchor: .topLeading) } },
    "shadow(color:radius:x:y:)": {
      .shadow($0[0] ?? .black, radius: $0[1] ?? 0, x: $0[2] ?? 0, y: $0[3] ?? 0)
    },
    "blur(radius:opaque:)": { $0[0].map(blur) },
  ]

  /// A turn around an axis in the plane, seen from the front without perspective.
  private static func flat(_ arguments: ModifierArguments) -> GroupEffect? {
    guard let angle = arguments[0, Angle.self],
      let axis = arguments[1, (x: CGFloat, y: CGFloat, z: CGFloat).self]
    else { return nil }
    let (turn, anchor): (CGFloat, UnitPoint) = (cos(angle.radians), arguments[2] ?? .center)
    if axis.z != 0 {
      return .transform(CGAffineTransform(rotationAngle: angle.radians), anchor: anchor)
    }
    let scale = CGAffineTransform(scaleX: axis.y != 0 ? turn : 1, y: axis.x != 0 ? turn : 1)
    return .transform(scale, anchor: anchor)
  }
}

extension ViewNode {
  /// The modifier of looks in this place.
  var displayModifier: (any AnyDisplayModifier)? {
    (view as? any ModifierHolder)?.heldModifier as? any AnyDisplayModifier
  }
}

/// A view that shows nothing outside of its rectangle.
protocol ClippingView {}

extension ScrollView: ClippingView {}
extension List: ClippingView {}
extension Form: ClippingView {}
