extension Draft {
  /// Leaves out what the other functions of the type do into which members are put, wherever these are shown: it
  /// may need what the article has not shown so far.
  mutating func leaveBodies(ofTypeAt home: LinkedItem.Reference, _ items: ArticleItems) {
    let others = context.filter { items.isMemberFragment(items[$0]) }
    for reference in others.union([home]) {
      leaveBodies(of: reference, items)
    }
  }

  /// Leaves out all that the functions of an item do.
  mutating func leaveBodies(of reference: LinkedItem.Reference, _ items: ArticleItems) {
    let bodies = items[reference].bodies(on: Set(items[reference].lines))
    if !bodies.isEmpty { leftBodies[reference] = bodies }
  }
}
