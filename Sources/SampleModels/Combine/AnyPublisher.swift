/// A publisher that hides the type of another publisher.
///
/// Modelled on <https://developer.apple.com/documentation/combine/anypublisher>.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline
  let box: PublisherBox<Output, Failure>

  /// Hides the type of `publisher`; one that is hidden already is taken as it is.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = ConcretePublisherBox(publisher)
    }
  }

  /// The name of this type.
  public var description: String { "AnyPublisher" }

  /// The name of this type, as a playground shows it.
  public var playgroundDescription: Any { description }

  /// Attaches a subscriber to the hidden publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides this publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// The class through which a hidden publisher is reached.
@usableFromInline
class PublisherBox<Output, Failure: Error> {
  /// Attaches a subscriber to the hidden publisher.
  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    preconditionFailure("a subclass holds the publisher")
  }
}

private final class ConcretePublisherBox<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override func receive<S: Subscriber>(subscriber: S)
  where Base.Output == S.Input, Base.Failure == S.Failure {
    base.receive(subscriber: subscriber)
  }
}
