/// What every type has that stands in for one which an article does not show: it has every member, can be called,
/// subscripted and compared.
///
/// What a member or a call gives is the unknown type itself, unless only another type fits: these are in an
/// extension of a protocol, where the compiler looks last. Nothing of it is ever run.
public protocol DocCheckAnything {}

extension DocCheckAnything {
  /// Any member, which may be missing.
  public subscript(dynamicMember name: String) -> DocCheckUnknown? {
    get { docCheckValue() }
    nonmutating set {}
  }

  /// Any member that is a text.
  public subscript(dynamicMember name: String) -> String {
    get { docCheckValue() }
    nonmutating set {}
  }

  /// Any member that is true or false.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> Bool {
    get { docCheckValue() }
    nonmutating set {}
  }

  /// Any member that is a number.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> Double {
    get { docCheckValue() }
    nonmutating set {}
  }

  /// Any member of the type itself.
  public static subscript(dynamicMember name: String) -> DocCheckUnknown {
    get { docCheckValue() }
    set {}
  }

  /// Any member of the type itself, which may be missing.
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> DocCheckUnknown? {
    get { docCheckValue() }
    set {}
  }

  /// Any member of the type itself that is a text.
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> String {
    get { docCheckValue() }
    set {}
  }

  /// Any member of the type itself that is true or false.
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> Bool {
    get { docCheckValue() }
    set {}
  }

  /// Any member of the type itself that is a number.
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> Double {
    get { docCheckValue() }
    set {}
  }

  /// An element.
  public subscript(position: Int) -> DocCheckUnknown {
    get { docCheckValue() }
    nonmutating set {}
  }

  /// The element at any place, which may be missing.
  @_disfavoredOverload
  public subscript(index: Any) -> DocCheckUnknown? {
    get { docCheckValue() }
    nonmutating set {}
  }

  /// The text at any place, which may be missing.
  @_disfavoredOverload
  public subscript(index: Any) -> String? {
    get { docCheckValue() }
    nonmutating set {}
  }
}

// MARK: Calls

extension DocCheckAnything {
  /// A call that gives something, or nothing.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any>
  ) -> DocCheckUnknown? { fatalError() }

  /// A call that gives a text.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any>
  ) -> String { fatalError() }

  /// A call that gives true or false.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any>
  ) -> Bool { fatalError() }

  /// A call that gives a number.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any>
  ) -> Double { fatalError() }

  /// A call that gives nothing.
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, Any>
  ) { fatalError() }

  /// A call with unknown values that gives something, or nothing.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, DocCheckUnknown>
  ) -> DocCheckUnknown? { fatalError() }

  /// A call with unknown values that gives a text.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, DocCheckUnknown>
  ) -> String { fatalError() }

  /// A call with unknown values that gives true or false.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, DocCheckUnknown>
  ) -> Bool { fatalError() }

  /// A call with unknown values that gives a number.
  @discardableResult @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, DocCheckUnknown>
  ) -> Double { fatalError() }

  /// A call with unknown values that gives nothing.
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments: KeyValuePairs<String, DocCheckUnknown>
  ) { fatalError() }
}

// MARK: Comparing

extension DocCheckAnything {
  /// Compares with another unknown value.
  @_disfavoredOverload
  public static func == (a: Self, b: some DocCheckAnything) -> Bool { true }

  /// Compares with another unknown value.
  @_disfavoredOverload
  public static func != (a: Self, b: some DocCheckAnything) -> Bool { true }

  /// Compares with a number.
  @_disfavoredOverload
  public static func == (a: Self, b: some BinaryInteger) -> Bool { true }

  /// Compares with a number.
  @_disfavoredOverload
  public static func == (a: Self, b: some BinaryFloatingPoint) -> Bool { true }

  /// Compares with a text.
  @_disfavoredOverload
  public static func == (a: Self, b: some StringProtocol) -> Bool { true }
}
