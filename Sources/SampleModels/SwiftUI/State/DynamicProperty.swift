/// A property of a view that a runtime sets up before the body is evaluated.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}
