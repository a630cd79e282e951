/// The subscribers of a subject, in the order in which they came.
///
/// The list is a value: who sends takes a copy, so subscribers may come and go meanwhile.
enum ConduitList<Element: AnyObject> {
  /// Nobody is subscribed.
  case empty
  /// One is subscribed, which is by far the most usual case and costs no array.
  case single(Element)
  /// Several are subscribed.
  case many([Element])

  /// Adds a subscriber at the end.
  mutating func insert(_ element: Element) {
    switch self {
    case .empty:
      self = .single(element)
    case .single(let first):
      self = .many([first, element])
    case .many(var all):
      self = .empty
      all.append(element)
      self = .many(all)
    }
  }

  /// Takes a subscriber out.
  mutating func remove(_ element: Element) {
    switch self {
    case .empty:
      return
    case .single(let only):
      if only === element { self = .empty }
    case .many(var all):
      self = .empty
      if let index = all.lastIndex(where: { $0 === element }) { all.remove(at: index) }
      self = .many(all)
    }
  }

  /// Empties the list and answers what stood in it.
  mutating func takeAll() -> ConduitList {
    defer { self = .empty }
    return self
  }

  /// Runs `body` for each subscriber in turn.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    switch self {
    case .empty: return
    case .single(let only): body(only)
    case .many(let all): all.forEach(body)
    }
  }
}
