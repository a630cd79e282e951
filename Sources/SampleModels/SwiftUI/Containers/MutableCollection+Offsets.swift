extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets that an edited list reports.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = self
    kept.removeAll()
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of another offset, keeping their order.
  ///
  /// The destination counts the elements as they come before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let numbered = Array(enumerated())
    precondition((0...numbered.count).contains(destination), "Index out of range")
    let moved = numbered.filter { source.contains($0.offset) }
    let before = numbered[..<destination].filter { !source.contains($0.offset) }
    let after = numbered[destination...].filter { !source.contains($0.offset) }
    for (index, element) in zip(Array(indices), before + moved + after) {
      self[index] = element.element
    }
  }
}
