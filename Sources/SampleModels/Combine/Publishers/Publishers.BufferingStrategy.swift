extension Publishers {
  /// What a buffer does with a value for which it has no room.
  public enum BufferingStrategy<Failure: Error> {
    /// The value is dropped.
    case dropNewest

    /// The oldest value in the buffer is dropped for it.
    case dropOldest

    /// The stream ends with the error that the closure makes.
    case customError(() -> Failure)
  }
}
