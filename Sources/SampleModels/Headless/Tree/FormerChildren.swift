/// The children that a node had, to be taken over by the views that succeed them.
@MainActor struct FormerChildren {
  private var nodes: [ViewNode?]
  private var cursor = 0
  private var places: [NodeKey: [Int]]?

  init(_ nodes: [ViewNode]) {
    self.nodes = nodes
  }

  /// The children that nobody has taken over.
  var remaining: [ViewNode] { nodes.compactMap { $0 } }

  /// Takes the child with a key and a type, if there was one.
  mutating func take(_ child: Child) -> ViewNode? {
    if cursor < nodes.count, let node = nodes[cursor], node.isPlace(of: child) {
      nodes[cursor] = nil
      cursor += 1
      return node
    }
    return search(child)
  }

  private mutating func search(_ child: Child) -> ViewNode? {
    let places = self.places ?? index()
    self.places = places
    for place in places[child.key] ?? [] {
      guard let node = nodes[place], node.isPlace(of: child) else { continue }
      nodes[place] = nil
      cursor = place + 1
      return node
    }
    return nil
  }

  private func index() -> [NodeKey: [Int]] {
    var places: [NodeKey: [Int]] = [:]
    for (place, node) in nodes.enumerated() {
      if let node { places[node.key, default: []].append(place) }
    }
    return places
  }
}
