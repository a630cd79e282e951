extension Error {
  /// This error as a type that it is known to have.
  func same<Failure: Error>(as type: Failure.Type) -> Failure {
    guard let failure = self as? Failure else {
      preconditionFailure("an operator whose closures may throw says how errors go downstream")
    }
    return failure
  }
}
