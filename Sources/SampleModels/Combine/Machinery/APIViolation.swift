/// Stops the program where a publisher broke the order of events, as Apple's Combine does.
enum APIViolation {
  /// A value came from a publisher that had sent no subscription.
  static func valueBeforeSubscription(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Never {
    fatalError(
      "API Violation: received an unexpected value before receiving a Subscription",
      file: file,
      line: line
    )
  }

  /// Something else came out of order.
  static func unexpectedCompletion(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Never {
    fatalError("API Violation: received an unexpected completion", file: file, line: line)
  }
}
