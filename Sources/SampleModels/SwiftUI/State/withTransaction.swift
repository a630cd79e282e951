/// Runs a change of state in a transaction, and what is to be done when its animation is over.
///
/// Nothing is animated here: in a mounted view the completions run when the usual time has passed,
/// elsewhere as soon as the change is made.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  var inner = transaction
  inner.completions = []
  let result = try Transaction.$current.withValue(inner, operation: body)
  // The completions run on the queue of the main actor, as the change does.
  nonisolated(unsafe) let completions = transaction.completions
  guard !completions.isEmpty else { return result }
  guard let time = SkippableTime.current else {
    completions.forEach { $0() }
    return result
  }
  time.after(transaction.animation == nil ? 0 : Animation.usualDuration) {
    DispatchQueue.main.async { completions.forEach { $0() } }
  }
  return result
}

/// Runs a change of state with one property of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a change of state that is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a change of state that is animated, and a completion afterwards.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
