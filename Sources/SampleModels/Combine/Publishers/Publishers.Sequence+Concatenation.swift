extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// One sequence of all values.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// One sequence of all values.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element {
    var result = Elements()
    result.reserveCapacity(sequence.count + elements.underestimatedCount)
    result.append(contentsOf: elements)
    result.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: result)
  }

  /// One sequence of all values.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    var result = publisher.sequence
    result.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: result)
  }

  /// One sequence of all values.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// One sequence of all values.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element {
    var result = sequence
    result.append(contentsOf: elements)
    return Publishers.Sequence(sequence: result)
  }

  /// One sequence of all values.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    append(publisher.sequence)
  }
}
