extension Future where Failure == Never {
  /// Waits for the value.
  public final nonisolated(nonsending) var value: Output {
    get async {
      await outcome().get()
    }
  }
}

extension Future {
  /// Waits for the value; a failure is thrown.
  public final nonisolated(nonsending) var value: Output {
    get async throws {
      try await outcome().get()
    }
  }

  /// Waits for the outcome without holding on to a thread.
  private nonisolated(nonsending) func outcome() async -> Result<Output, Failure> {
    await withUnsafeContinuation { (waiter: UnsafeContinuation<Outcome, Never>) in
      subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: { value in
            waiter.resume(returning: Outcome(result: .success(value)))
            return .none
          },
          receiveCompletion: { completion in
            guard case .failure(let error) = completion else { return }
            waiter.resume(returning: Outcome(result: .failure(error)))
          }
        )
      )
    }.result
  }

  /// The outcome on its way to the task that waits for it and that alone gets it.
  private struct Outcome: @unchecked Sendable {
    let result: Result<Output, Failure>
  }
}
