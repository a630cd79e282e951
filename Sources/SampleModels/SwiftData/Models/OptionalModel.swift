/// A property that refers to one model or to none.
protocol OptionalModel {
  /// The type of the model.
  static var modelType: any PersistentModel.Type { get }
}

extension Optional: OptionalModel where Wrapped: PersistentModel {
  static var modelType: any PersistentModel.Type { Wrapped.self }
}
