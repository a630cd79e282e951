/// Finds actions that bring themselves about again and again within one frame.
struct UpdateCycle {
  private var frame = -1
  private var count = 0

  /// Counts a call, and tells whether it is the first one too many of its frame.
  mutating func isTooMany(in current: Int) -> Bool {
    if frame != current { (frame, count) = (current, 0) }
    count += 1
    return count == Self.limit + 1
  }

  /// The calls in one frame that a device takes without a warning.
  private static var limit: Int { 2 }
}
