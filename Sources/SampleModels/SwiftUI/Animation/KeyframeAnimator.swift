/// A view that runs along tracks of keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  package let initialValue: Value
  package let trigger: (any Equatable)?
  package let isRepeating: Bool
  package let content: (Value) -> Content
  package let keyframes: (Value) -> KeyframePath

  /// Runs along the tracks when a value changes.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs along the tracks.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
