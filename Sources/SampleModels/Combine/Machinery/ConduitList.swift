/// The subscribers of a publisher, in the order in which they came.
///
/// The list is a value: who sends takes a copy, so subscribers may come and go meanwhile.
enum ConduitList {
  /// Nobody is subscribed.
  case empty
  /// One is subscribed, which is by far the most usual case and costs no array.
  case single(AnyConduit)
  /// Several are subscribed.
  case many([AnyConduit])

  /// Adds a subscriber at the end.
  mutating func insert(_ conduit: AnyConduit) {
    switch self {
    case .empty:
      self = .single(conduit)
    case .single(let first):
      self = .many([first, conduit])
    case .many(var all):
      self = .empty
      all.append(conduit)
      self = .many(all)
    }
  }

  /// Takes a subscriber out.
  mutating func remove(_ conduit: AnyConduit) {
    switch self {
    case .empty:
      return
    case .single(let only):
      if only === conduit { self = .empty }
    case .many(var all):
      self = .empty
      if let index = all.lastIndex(where: { $0 === conduit }) { all.remove(at: index) }
      self = .many(all)
    }
  }

  /// Empties the list and answers what stood in it.
  mutating func takeAll() -> ConduitList {
    defer { self = .empty }
    return self
  }

  /// Runs `body` for each subscriber in turn; all of them must be of the type that is given.
  @inline(__always)
  func forEach<Member: AnyConduit>(of type: Member.Type, _ body: (Member) -> Void) {
    switch self {
    case .empty: return
    case .single(let only): body(unsafeDowncast(only, to: Member.self))
    case .many(let all):
      for conduit in all { body(unsafeDowncast(conduit, to: Member.self)) }
    }
  }
}
