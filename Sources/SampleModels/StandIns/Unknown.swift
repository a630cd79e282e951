/// The type of everything unknown: it has every member, can be called, subscripted, walked through, compared,
/// counted with and thrown, and is made from any literal.
@dynamicMemberLookup @dynamicCallable
public final class DocCheckUnknown: DocCheckAnything, Codable, Error, ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral, ExpressibleByStringInterpolation, Hashable, Identifiable,
  LosslessStringConvertible, MutableCollection, RandomAccessCollection, Strideable,
  @unchecked Sendable
{
  /// An unknown value.
  public init() {}
  /// One that is written as a text.
  public init(stringLiteral: String) {}
  /// One that is written as a whole number.
  public init(integerLiteral: Int) {}
  /// One that is written as a number.
  public init(floatLiteral: Double) {}
  /// One that is written as true or false.
  public init(booleanLiteral: Bool) {}
  /// One that is written as nothing.
  public init(nilLiteral: ()) {}
  /// One that is written as a list.
  public init(arrayLiteral: DocCheckUnknown...) {}
  /// One that is read from a text.
  public init?(_ text: String) {}

  /// The value as a text.
  public var description: String { docCheckValue() }
  /// What tells the value from others.
  public var id: DocCheckUnknown { self }
  /// The place of the value.
  public var index: DocCheckUnknown { self }

  // MARK: As a list

  /// A place in it.
  public typealias Index = Int
  /// A part of it, which may be a publisher as well as it may be: `model.$terns.dropFirst().sink { … }`.
  public typealias SubSequence = DocCheckUnknown
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { 0 }
  /// The number of elements.
  @_disfavoredOverload
  public var count: Int {
    get { 0 }
    set {}
  }
  /// A part of it.
  public subscript(bounds: Range<Int>) -> DocCheckUnknown {
    get { self }
    set {}
  }
  /// An element.
  public subscript(position: Int) -> DocCheckUnknown {
    get { self }
    set {}
  }
  /// The element at any place.
  @_disfavoredOverload
  public subscript(index: Any) -> DocCheckUnknown {
    get { self }
    set {}
  }
  /// The element at any place, which may be missing.
  @_disfavoredOverload
  public subscript(index: Any) -> DocCheckUnknown? {
    get { self }
    set {}
  }
  /// The element at an unknown place.
  @_disfavoredOverload
  public subscript(index: DocCheckUnknown) -> DocCheckUnknown {
    get { self }
    set {}
  }

  // MARK: Members and calls

  /// Any member.
  public subscript(dynamicMember name: String) -> DocCheckUnknown {
    get { docCheckValue() }
    set {}
  }

  /// A call.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any>
  ) -> DocCheckUnknown { fatalError() }

  /// A call with arguments that begin with a dot.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, DocCheckUnknown>
  ) -> DocCheckUnknown { fatalError() }

  /// A call with arguments some of which may be missing.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any?>
  ) -> DocCheckUnknown { fatalError() }

  /// A call with closures that do not name the type of their parameter.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall<R>(
    withKeywordArguments: KeyValuePairs<String, (DocCheckUnknown) throws -> R>
  ) -> DocCheckUnknown { fatalError() }

  /// A call with closures that do not name the types of their two parameters.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall<R>(
    withKeywordArguments: KeyValuePairs<String, (DocCheckUnknown, DocCheckUnknown) throws -> R>
  ) -> DocCheckUnknown { fatalError() }

  // MARK: Counting and comparing

  /// Adds.
  public static func + (a: DocCheckUnknown, b: DocCheckUnknown) -> DocCheckUnknown { a }
  /// Adds.
  public static func += (a: inout DocCheckUnknown, b: DocCheckUnknown) {}
  /// Subtracts.
  public static func - (a: DocCheckUnknown, b: DocCheckUnknown) -> DocCheckUnknown { a }
  /// Subtracts.
  public static func -= (a: inout DocCheckUnknown, b: DocCheckUnknown) {}
  /// Multiplies.
  public static func * (a: DocCheckUnknown, b: DocCheckUnknown) -> DocCheckUnknown { a }
  /// Multiplies.
  public static func *= (a: inout DocCheckUnknown, b: DocCheckUnknown) {}
  /// Divides.
  public static func / (a: DocCheckUnknown, b: DocCheckUnknown) -> DocCheckUnknown { a }
  /// Divides.
  public static func /= (a: inout DocCheckUnknown, b: DocCheckUnknown) {}
  /// Gives what division leaves.
  public static func % (a: DocCheckUnknown, b: DocCheckUnknown) -> DocCheckUnknown { a }
  /// Keeps what division leaves.
  public static func %= (a: inout DocCheckUnknown, b: DocCheckUnknown) {}
  /// Appends to a text.
  @_disfavoredOverload
  public static func + (a: String, b: DocCheckUnknown) -> String { a }
  /// Puts before a text.
  @_disfavoredOverload
  public static func + (a: DocCheckUnknown, b: String) -> String { b }
  /// Negates a number.
  public static prefix func - (a: DocCheckUnknown) -> DocCheckUnknown { a }
  /// Negates what is true or false.
  public static prefix func ! (a: DocCheckUnknown) -> Bool { true }
  /// Compares.
  public static func == (a: DocCheckUnknown, b: DocCheckUnknown) -> Bool { true }
  /// Compares.
  public static func < (a: DocCheckUnknown, b: DocCheckUnknown) -> Bool { true }
  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
  /// The number of steps to another value.
  public func distance(to other: DocCheckUnknown) -> Int { 0 }
  /// The value some steps away.
  public func advanced(by n: Int) -> DocCheckUnknown { self }
}
