/// The context of a change of state: above all how it is animated.
public struct Transaction: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The animation of the change.
  public var animation: Animation?

  /// Whether views are to ignore their own animations.
  public var disablesAnimations = false

  /// Whether the change belongs to a gesture that is still going on.
  public var isContinuous = false

  /// Whether the change is told to accessibility clients without delay.
  public var tracksVelocity = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Registers something to do when the animations of this transaction are over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  /// What to do when the animations are over.
  package var completions: [() -> Void] = []

  /// The transaction of the `withTransaction` or `withAnimation` that is running on this task.
  @TaskLocal package static var current = Transaction()

  /// This transaction, completed by what an enclosing one says.
  package func merged(with outer: Transaction) -> Transaction {
    var merged = self
    merged.animation = animation ?? outer.animation
    merged.disablesAnimations = disablesAnimations || outer.disablesAnimations
    merged.values.merge(outer.values) { own, _ in own }
    return merged
  }
}

/// A key of a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}
