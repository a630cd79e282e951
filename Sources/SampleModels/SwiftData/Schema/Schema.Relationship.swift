extension Schema {
  /// How a model is related to others.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// What a relationship may be besides.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// The models are the same ones for each that refers to them.
      public static var unique: Option { Option(name: "unique") }
    }

    /// What happens to the related models when a model is deleted.
    public enum DeleteRule: String, CaseIterable, Codable, Sendable {
      /// They keep a reference to what is not there any more.
      case noAction
      /// They do not refer to the model any more.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The model cannot be deleted while there are any.
      case deny
    }

    /// The name of the property.
    public var name = ""
    /// The name that the property had before.
    public let originalName: String
    /// What the relationship is besides.
    public let options: [Option]
    /// What happens to the related models when a model is deleted.
    public let deleteRule: DeleteRule
    /// The least number of related models.
    public let minimumModelCount: Int?
    /// The greatest number of related models; 0 for any.
    public let maximumModelCount: Int?
    /// The property of the related models that refers back.
    public let inverseKeyPath: AnyKeyPath?
    /// What tells the version of the relationship.
    public let hashModifier: String?

    /// Describes a relationship.
    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }
  }
}

extension Schema.Relationship: Hashable {
  /// Whether two descriptions say the same.
  public static func == (left: Schema.Relationship, right: Schema.Relationship) -> Bool {
    left.name == right.name && left.originalName == right.originalName
      && left.options == right.options && left.deleteRule == right.deleteRule
      && left.minimumModelCount == right.minimumModelCount
      && left.maximumModelCount == right.maximumModelCount
      && left.inverseKeyPath == right.inverseKeyPath && left.hashModifier == right.hashModifier
  }

  /// Feeds the names to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(originalName)
  }
}
