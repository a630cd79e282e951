/// A property of a class whose changes are published.
///
/// Modelled on <https://developer.apple.com/documentation/combine/published>. `$x` sends the value
/// at once and then each new value just before the property takes it. Usable in classes only.
@propertyWrapper
public struct Published<Value> {
  private let subject: PublishedSubject<Value>

  /// Stores a first value; called by the compiler for `@Published var x = value`.
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// Stores a first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property, written as `$x`.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(subject: subject) }
    set { _ = newValue }
  }

  /// Refuses a property that does not belong to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// Reads or writes the property of a class; called by the compiler.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    set { object[keyPath: storageKeyPath].subject.send(newValue) }
  }
}

extension Published: PublishedStorage {
  static func subject(at address: UnsafeRawPointer) -> AnyPublishedSubject {
    address.assumingMemoryBound(to: Self.self).pointee.subject
  }
}

extension Published {
  /// The publisher of a `@Published` property.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value

    /// A property never fails.
    public typealias Failure = Never

    /// What sends the values.
    let subject: PublishedSubject<Value>

    /// Attaches a subscriber, which gets the property's value at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}
