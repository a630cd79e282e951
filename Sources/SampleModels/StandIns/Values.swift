/// A value of the type that its place asks for.
public func docCheckValue<T>() -> T { fatalError() }

/// The value of the type that its place asks for in place of an unknown one.
public func docCheckCoerced<T>(_ value: (some DocCheckAnything)?) -> T { fatalError() }

/// The value of the type that its place asks for in place of a list of unknown ones.
public func docCheckCoerced<T>(_ value: [some DocCheckAnything]) -> T { fatalError() }

extension BinaryInteger {
  /// A number of anything unknown.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything) { self = docCheckValue() }
}

extension BinaryFloatingPoint {
  /// A number of anything unknown.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything) { self = docCheckValue() }
}

extension Range<String.Index> {
  /// A range that is unknown, as `NSRange` often is, as the part of a text.
  @_disfavoredOverload
  public init?(_ range: (some DocCheckAnything)?, in text: some StringProtocol) {
    self = docCheckValue()
  }
}
