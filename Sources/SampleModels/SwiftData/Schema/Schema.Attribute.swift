extension Schema {
  /// How a property with a value of its own is kept.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    /// What an attribute may be besides.
    public struct Option: Hashable, Sendable {
      private let name: String

      private init(_ name: String) {
        self.name = name
      }

      /// No two models have the same value.
      public static var unique: Option { Option("unique") }
      /// The value is beside the store.
      public static var externalStorage: Option { Option("externalStorage") }
      /// The value can be found by the system's search.
      public static var spotlight: Option { Option("spotlight") }
      /// The value outlives the model in the store's history.
      public static var preserveValueOnDeletion: Option { Option("preserveValueOnDeletion") }
      /// Changes of the value are noticed but not kept.
      public static var ephemeral: Option { Option("ephemeral") }
      /// The value is encrypted.
      public static var encrypt: Option { Option("encrypt") }
      /// The value is encrypted in the cloud.
      public static var allowsCloudEncryption: Option { Option("allowsCloudEncryption") }

      /// A transformer makes what is kept of the value.
      public static func transformable(by transformer: AnyClass) -> Option {
        Option("transformable(\(transformer))")
      }

      /// A transformer of some name makes what is kept of the value.
      public static func transformable(by transformerName: String) -> Option {
        Option("transformable(\(transformerName))")
      }
    }

    /// The name of the property.
    public var name = ""
    /// The name that the property had before.
    public let originalName: String
    /// What the attribute is besides.
    public let options: [Option]
    /// What tells the version of the attribute.
    public let hashModifier: String?

    /// Describes an attribute.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// Whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }
  }
}

extension Schema.Attribute: Hashable {
  /// Whether two descriptions say the same.
  public static func == (left: Schema.Attribute, right: Schema.Attribute) -> Bool {
    left.name == right.name && left.originalName == right.originalName
      && left.options == right.options && left.hashModifier == right.hashModifier
  }

  /// Feeds the names to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(originalName)
  }
}
