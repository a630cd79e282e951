/// An attribute that makes marks out of the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Passes a mark on unchanged.
  public static func buildExpression<T: SliderTickContent>(_ tick: T) -> T
  where T.Value == Value { tick }

  /// Puts the first mark in.
  public static func buildPartialBlock<T: SliderTickContent>(first: T) -> T
  where T.Value == Value { first }

  /// Puts a mark after the others.
  public static func buildPartialBlock<A: SliderTickContent, N: SliderTickContent>(
    accumulated: A,
    next: N
  ) -> some SliderTickContent<Value> where A.Value == Value, N.Value == Value {
    SliderTicks<Value>()
  }
}

/// Several marks on a slider.
package struct SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}
