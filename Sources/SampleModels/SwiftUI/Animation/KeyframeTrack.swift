/// Values over time of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  /// The type of the whole value.
  public typealias Value = Root

  package let content: Content
  private let keyPath: WritableKeyPath<Root, Value>

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.content = content()
    self.keyPath = keyPath
  }

  /// Makes a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.content = content()
    keyPath = \.self
  }
}

extension KeyframeTrack: TrackedKeyframes {
  var duration: Double { content.knownSegments.reduce(0) { $0 + $1.duration } }

  func update(_ value: inout Root, at time: Double, from initial: Root) {
    let path = KeyframePath(from: initial[keyPath: keyPath], content.knownSegments)
    value[keyPath: keyPath] = path.value(at: time)
  }
}
