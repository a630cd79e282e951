extension Publishers {
  /// When a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as the buffer holds, and one more for each that has left it.
    case keepFull

    /// Everything at once.
    case byRequest
  }
}
