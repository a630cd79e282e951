public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher that loads the contents of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that performs a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the answer to a request; each subscriber makes a request of its own.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)

    /// What can go wrong in loading.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// The session that performs it.
    public let session: URLSession

    /// Makes the publisher.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber; the request is made when it asks for the answer.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, Described
where
  Downstream.Input == URLSession.DataTaskPublisher.Output,
  Downstream.Failure == URLError
{
  private let lock = Lock()
  private var parent: URLSession.DataTaskPublisher?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var task: URLSessionDataTask?

  init(_ parent: URLSession.DataTaskPublisher, _ downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String { "DataTaskPublisher" }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "task": task as Any, "downstream": downstream as Any, "parent": parent as Any,
          "demand": demand,
        ]
      )
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    guard let parent else {
      lock.unlock()
      return
    }
    self.demand += demand
    if task == nil {
      let handler = UncheckedSendable(receive)
      task = parent.session.dataTask(with: parent.request) { handler.value($0, $1, $2) }
    }
    let task = task
    lock.unlock()
    task?.resume()
  }

  func cancel() {
    let (downstream, task) = end()
    withExtendedLifetime(downstream) { task?.cancel() }
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = end().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Lets go of everything and answers what was held.
  private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      parent = nil
      return (downstream.take(), task.take())
    }
  }
}
