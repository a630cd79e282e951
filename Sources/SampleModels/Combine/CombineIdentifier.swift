internal import Synchronization

/// A value that tells one publisher stream from another.
///
/// Modelled on <https://developer.apple.com/documentation/combine/combineidentifier>.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt64>(0)

  private let rawValue: UInt64

  /// Makes an identifier that no other one equals.
  public init() {
    rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Makes an identifier from an object's identity.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  /// The identifier in hexadecimal digits.
  public var description: String {
    "0x\(String(rawValue, radix: 16))"
  }
}
