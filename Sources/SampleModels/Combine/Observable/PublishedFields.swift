@_spi(Reflection) import Swift

/// Finds the `@Published` properties that are stored in an object.
///
/// Stored properties are read from the type's metadata and not from a mirror: a mirror may be
/// customised by the object and is slow.
enum PublishedFields {
  private struct Field {
    let offset: Int
    let type: any PublishedStorage.Type
  }

  private static let known = Guarded<[ObjectIdentifier: [Field]]>([:])

  /// The storage of the object's `@Published` properties, superclasses first.
  static func subjects(in object: AnyObject) -> [AnyPublishedSubject] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      fields(of: type(of: object)).map { $0.type.subject(at: base + $0.offset) }
    }
  }

  private static func fields(of type: AnyObject.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[key] }) { return fields }
    var fields: [Field] = []
    // 1 is `classType`, 2 is `ignoreUnknown`: the named constants are variables, which Swift 6
    // refuses to read.
    let options = _EachFieldOptions(rawValue: 1 | 2)
    _ = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
      if let storage = fieldType as? any PublishedStorage.Type {
        fields.append(Field(offset: offset, type: storage))
      }
      return true
    }
    known.withLock { $0[key] = fields }
    return fields
  }
}

/// What `Published` is, whatever its value's type.
protocol PublishedStorage {
  /// The storage of the property that lies at an address.
  static func subject(at address: UnsafeRawPointer) -> AnyPublishedSubject
}
