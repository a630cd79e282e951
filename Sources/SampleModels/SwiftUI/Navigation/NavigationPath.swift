/// The values of the screens of a stack.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  private init(elements: [AnyHashable]) {
    self.elements = elements
  }

  /// The number of screens above the root.
  public var count: Int { elements.count }

  /// Whether only the root is there.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be written to a file, or `nil` if a value can't be written.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Encodable } ? CodableRepresentation(path: self) : nil
  }

  /// Puts a screen on top.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes screens away from the top.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }

  /// A path in a form that can be written to a file.
  public struct CodableRepresentation: Codable, Equatable {
    package let path: NavigationPath

    package init(path: NavigationPath) {
      self.path = path
    }

    /// Reads a path, whose types must be part of the program.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      func read<Value: Decodable & Hashable>(_: Value.Type) throws {
        elements.insert(AnyHashable(try container.decode(Value.self)), at: 0)
      }
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "\(name) is no type that can be decoded."
          )
        }
        try read(type)
      }
      path = NavigationPath(elements: elements)
    }

    /// Writes the path as pairs of a type's name and a value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in path.elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        let type = type(of: element.base)
        try container.encode(_mangledTypeName(type) ?? String(reflecting: type))
        try container.encode(value)
      }
    }
  }

  /// Makes a path of what was written to a file.
  public init(_ codable: CodableRepresentation) {
    self = codable.path
  }
}
