/// What an operator makes of one value.
enum FilterStep<Output> {
  /// The value goes downstream, perhaps changed.
  case pass(Output)
  /// The value is left out.
  case drop
  /// The stream ends here.
  case finish
}
