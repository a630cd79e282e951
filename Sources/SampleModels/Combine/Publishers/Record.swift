/// A publisher that plays a recording of values and of an end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played.
  public let recording: Recording

  /// Records in a closure.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Plays a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Plays values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber, which gets the values as it asks for them.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let inner = SequenceSubscription(
      recording.output,
      subscriber,
      completion: recording.completion
    )
    if inner.isExhausted {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
    } else {
      subscriber.receive(subscription: inner)
    }
  }
}

extension Record {
  /// Values and an end, to be played later.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output

    /// The values.
    public var output: [Output] { values }

    /// The end.
    public var completion: Subscribers.Completion<Failure> { end }

    private var values: [Output]
    private var end: Subscribers.Completion<Failure>
    private var isFinished: Bool

    /// Makes an empty recording that finishes.
    public init() {
      values = []
      end = .finished
      isFinished = false
    }

    /// Makes a recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      values = output
      end = completion
      isFinished = true
    }

    /// Records a value; after the end this is a programming error.
    public mutating func receive(_ input: Output) {
      precondition(!isFinished, "Receiving values after completion is not allowed")
      values.append(input)
    }

    /// Records the end; a second one is a programming error.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isFinished, "Receiving a completion twice is not allowed")
      isFinished = true
      end = completion
    }
  }
}

/// The keys under which a recording is coded.
private enum RecordingKey: String, CodingKey {
  case output
  case completion
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  /// Reads the values and the end.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self,
        forKey: .completion
      )
    )
  }

  /// Writes the values and the end.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }

  /// Writes the values and the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
