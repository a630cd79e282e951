extension Publishers {
  /// How `collect(_:options:)` groups values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All values of an interval make a group.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// So many values make a group, or fewer when the interval is over.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
