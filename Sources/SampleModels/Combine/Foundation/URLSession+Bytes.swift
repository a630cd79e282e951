public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, of which none comes before all are there.
  ///
  /// Apple's Foundation has it; it is here since every program with Foundation loads this module.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8

    /// Gives one byte after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator

      /// The next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    fileprivate let data: Data

    /// Begins at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  /// Fetches what an address names.
  ///
  /// - Throws: what Foundation throws where it gets no answer.
  public func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  /// Fetches what a request asks for.
  ///
  /// - Throws: what Foundation throws where it gets no answer.
  public func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}
