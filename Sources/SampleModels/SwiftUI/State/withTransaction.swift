/// Runs a change of state in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
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
///
/// Nothing is animated here: in a mounted view the completion runs when the usual time has passed,
/// elsewhere as soon as the change is made.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  guard let time = SkippableTime.current else {
    completion()
    return result
  }
  // The completion runs on the queue of the main actor, as the change does.
  nonisolated(unsafe) let completion = completion
  time.after(animation == nil ? 0 : Animation.usualDuration) {
    DispatchQueue.main.async { completion() }
  }
  return result
}
