extension View {
  /// Makes a value known while a view below has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Makes a value known, if there is one, while a view below has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Makes an object known while a view below has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfScene: false) { $0.objects[ObjectIdentifier(T.self)] = object }
    )
  }

  /// Makes a value known while the scene has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Makes a value known, if there is one, while the scene has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Makes an object known while the scene has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfScene: true) { $0.objects[ObjectIdentifier(T.self)] = object }
    )
  }

  /// Makes an object known while a view below has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      FocusedValueModifier(isOfScene: false) { $0.objects[ObjectIdentifier(T.self)] = object }
    )
  }

  /// Makes an object, if there is one, known while a view below has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfScene: false) { $0.objects[ObjectIdentifier(T.self)] = object }
    )
  }

  /// Makes an object known while the scene has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      FocusedValueModifier(isOfScene: true) { $0.objects[ObjectIdentifier(T.self)] = object }
    )
  }

  /// Makes an object, if there is one, known while the scene has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfScene: true) { $0.objects[ObjectIdentifier(T.self)] = object }
    )
  }
}

/// Makes something known to views elsewhere while the focus is here.
package struct FocusedValueModifier {
  /// Whether it is enough that the scene has the focus.
  package let isOfScene: Bool
  /// Sets the value.
  package let set: (inout FocusedValues) -> Void

  nonisolated init(isOfScene: Bool, set: @escaping (inout FocusedValues) -> Void) {
    self.isOfScene = isOfScene
    self.set = set
  }
}

extension FocusedValueModifier: ViewModifier {
  package typealias Body = Never
}
