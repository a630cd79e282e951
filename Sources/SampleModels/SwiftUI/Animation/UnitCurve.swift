import Foundation

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// The form of a curve.
  fileprivate enum Form: Hashable {
    /// A cubic curve by its two control points.
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle that starts slowly.
    case circle
    /// A curve that ends as another one starts.
    case reversed([Form])
    /// A curve whose second half is the first one turned round.
    case doubled([Form])
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// A straight line.
  public static let linear = bezier(
    startControlPoint: .zero,
    endControlPoint: UnitPoint(x: 1, y: 1)
  )
  /// A curve that starts slowly.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 1, y: 1)
  )
  /// A curve that ends slowly.
  public static let easeOut = bezier(
    startControlPoint: .zero,
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circle)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.reversed([.circle]))
  /// Two quarters of circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(.doubled([.circle]))

  /// A curve by its two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The height of the curve at a part of its way, from 0 to 1.
  public func value(at progress: Double) -> Double { form.value(min(max(progress, 0), 1)) }

  /// How steep the curve is at a part of its way.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0001
    let (start, end) = (max(0, progress - step), min(1, progress + step))
    return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
  }

  /// The curve with both directions exchanged.
  public var inverse: UnitCurve {
    switch form {
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x)
      )
    case .circle: .circularEaseOut
    case .reversed: .circularEaseIn
    case .doubled: self
    }
  }
}

extension UnitCurve.Form {
  fileprivate func value(_ progress: Double) -> Double {
    switch self {
    case .bezier(let start, let end):
      if start.x == start.y, end.x == end.y { return progress }
      let time = Self.time(progress, start.x, end.x)
      return Self.cubic(time, start.y, end.y)
    case .circle: return 1 - (1 - progress * progress).squareRoot()
    case .reversed(let forms): return 1 - forms[0].value(1 - progress)
    case .doubled(let forms):
      return progress < 0.5
        ? forms[0].value(progress * 2) / 2 : 1 - forms[0].value(2 - progress * 2) / 2
    }
  }

  private static func cubic(_ time: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }

  /// The parameter where the curve has gone a part of its way, found by halving.
  private static func time(_ progress: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(middle, first, second) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
