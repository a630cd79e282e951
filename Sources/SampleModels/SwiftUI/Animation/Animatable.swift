/// A type whose changes can be spread over time.
public protocol Animatable {
  /// The type of the numbers that change.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers that change.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing that changes.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
