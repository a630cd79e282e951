/// An optional, whatever it wraps.
protocol OptionalInput {
  /// Whether both are `nil` or wrap the same input.
  func isSameInput(as other: Self) -> Bool
}

extension Optional: OptionalInput {
  func isSameInput(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let old?, let new?): InputComparison.areEqual(old, new)
    default: false
    }
  }
}
