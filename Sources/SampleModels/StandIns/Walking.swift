/// The functions of lists that are handed something unknown instead of a closure.
extension DocCheckUnknown {
  /// What a function makes of each element.
  @_disfavoredOverload
  public func map(_ transform: DocCheckUnknown) -> [DocCheckUnknown] { [] }
  /// What a function makes of each element, without what is missing.
  @_disfavoredOverload
  public func compactMap(_ transform: DocCheckUnknown) -> [DocCheckUnknown] { [] }
  /// What a function makes of each element, one list behind the other.
  @_disfavoredOverload
  public func flatMap(_ transform: DocCheckUnknown) -> [DocCheckUnknown] { [] }
  /// The elements that a function chooses.
  @_disfavoredOverload
  public func filter(_ isIncluded: DocCheckUnknown) -> [DocCheckUnknown] { [] }
  /// Hands each element to a function.
  @_disfavoredOverload
  public func forEach(_ body: DocCheckUnknown) {}
}
