/// The properties of a class of models, worked out once.
final class ModelShape: @unchecked Sendable {
  typealias Property = Schema.PropertyMetadata

  /// The class.
  let type: any PersistentModel.Type
  /// The name of the class.
  let name: String
  /// The properties that are kept.
  let properties: [Property]
  /// The properties that no two models may share, taken together.
  let uniqueness: [[AnyKeyPath]]

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = "\(type)"
    let metadata = type.schemaMetadata
    properties = metadata.filter { $0.keypath != nil }
    uniqueness =
      properties.filter { $0.attribute?.isUnique ?? false }.map { [$0.keypath].compactMap { $0 } }
      + metadata.compactMap { $0.metadata as? [[AnyKeyPath]] }.flatMap { $0 }
  }

  /// The property at a place.
  func property(at keyPath: AnyKeyPath) -> Property? {
    properties.first { $0.keypath == keyPath }
  }

  /// The property of the related models that refers back: the one that the author names, or the only
  /// one that can be meant.
  func inverse(of property: Property) -> Property? {
    guard let destination = property.destination else { return nil }
    let other = ModelShape.of(destination)
    if let named = property.relationship?.inverseKeyPath { return other.property(at: named) }
    if let naming = other.properties.first(where: {
      $0.relationship?.inverseKeyPath == property.keypath
    }) {
      return naming
    }
    guard destination != type else { return nil }
    let back = other.candidates(for: self)
    return back.count == 1 && candidates(for: other).count == 1 ? back.first : nil
  }

  /// The properties that refer to a class without naming what refers back, or being named.
  private func candidates(for other: ModelShape) -> [Property] {
    properties.filter { property in
      property.destination.map { Self.isType(other.type, $0) } ?? false
        && property.relationship?.inverseKeyPath == nil
        && !other.properties.contains { $0.relationship?.inverseKeyPath == property.keypath }
    }
  }
}

extension ModelShape {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var shapes: [ObjectIdentifier: ModelShape] = [:]

  /// The shape of a class.
  static func of(_ type: any PersistentModel.Type) -> ModelShape {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ shapes[key] }) { return known }
    let shape = ModelShape(type)
    lock.withLock { shapes[key] = shape }
    return shape
  }

  /// Whether a class is another one or inherits from it.
  static func isType(_ type: any PersistentModel.Type, _ other: any PersistentModel.Type) -> Bool {
    func inherits<Other: PersistentModel>(_: Other.Type) -> Bool { type is Other.Type }
    return inherits(other)
  }
}
