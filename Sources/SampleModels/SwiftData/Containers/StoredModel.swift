/// What is stored of a model.
struct StoredModel {
  /// A value of a model's property.
  enum Value {
    /// A value of its own.
    case value(Any)
    /// The keys of the models that the property refers to.
    case keys([Int]?)
  }

  /// The class of the model.
  let type: any PersistentModel.Type
  /// The values by the key paths of the properties.
  let values: [AnyKeyPath: Value]
  /// The model's place among all that were inserted.
  let number: Int
  /// The version of the store that the values came with.
  var version = 0
}
