public import Foundation
import FoundationNetworking

extension URL {
  /// The bytes of what the address names, a file or something to be fetched.
  ///
  /// Apple's Foundation has it; it is here since every program with Foundation loads this module.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8

    /// Reads everything when the first byte is asked for.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      private var data: Data?
      private var position = 0

      fileprivate init(url: URL) { self.url = url }

      /// The next byte; `nil` at the end.
      ///
      /// - Throws: what Foundation throws where it cannot read.
      public mutating func next() async throws -> UInt8? {
        if data == nil { data = try await read() }
        guard let data, position < data.count else { return nil }
        defer { position += 1 }
        return data[data.startIndex + position]
      }

      private func read() async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        return try await URLSession.shared.data(from: url).0
      }
    }

    fileprivate let url: URL

    /// Begins at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of what the address names.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of what the address names.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of text that the bytes make.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// The lines of text that bytes in UTF-8 make, without their ends; empty ones are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// The type of the elements.
  public typealias Element = String

  /// Gathers bytes up to the end of a line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator

    /// The next line; `nil` at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  fileprivate let base: Base

  /// Begins at the first line.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
