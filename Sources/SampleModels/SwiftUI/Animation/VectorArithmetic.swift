/// A type whose values can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)

  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
