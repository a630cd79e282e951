extension MountedView {
  /// What the last `ShareLink` that was tapped has handed over; nothing before the first tap.
  public var sharedItems: [Any] { current.sharedItems }
}
