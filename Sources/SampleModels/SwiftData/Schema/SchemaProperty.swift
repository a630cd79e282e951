/// What describes a property of a model.
public protocol SchemaProperty {
  /// The name of the property.
  var name: String { get set }
}
