extension Publishers {
  /// A publisher that stops the program if its upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// It cannot fail.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream

    /// What the message begins with.
    public let prefix: String

    /// The file to name in the message.
    public let file: StaticString

    /// The line to name in the message.
    public let line: UInt

    /// Makes the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
    }
  }
}

extension Publishers.AssertNoFailure {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream
    let prefix: String
    let file: StaticString
    let line: UInt

    var description: String { "AssertNoFailure" }

    var customMirror: Mirror {
      Mirror(self, children: ["file": file, "line": line, "prefix": prefix])
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished:
        downstream.receive(completion: .finished)
      case .failure(let error):
        let space = prefix.isEmpty ? "" : " "
        preconditionFailure("\(prefix)\(space)\(error)", file: file, line: line)
      }
    }
  }
}

extension Publisher {
  /// Stops the program if this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
