/// When something is done after the views have been updated.
enum UpdatePhase: Int, CaseIterable {
  /// Views are put where a modifier's body has its content.
  case placing
  /// Views that leave at once are told before all others.
  case leaving
  /// Views have come or changed.
  case changed
  /// Views have gone: their successors are told first, as an old view fades out behind a new one.
  case left
}
