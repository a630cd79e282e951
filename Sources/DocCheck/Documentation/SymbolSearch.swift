/// Resolves a symbol link as DocC does: in the documented symbol, then in the types around it from the innermost
/// outwards, then in the module; a link may also begin with a module's name.
///
/// Symbols of the package's dependencies are found by their names alone.
struct SymbolSearch: Sendable {
  /// What came of a search.
  enum Outcome: Hashable, Sendable {
    case found
    /// Nobody knows: what the package does not declare may have it.
    case unknown
    /// The component of a number is none of the symbols' at some places.
    case missing(component: Int, in: [Int])
    /// Several symbols have the name.
    case ambiguous([DeclaredSymbol])
    /// The symbol has no page.
    case unlisted(DeclaredSymbol)
  }

  let tree: SymbolTree
  /// What libraries declare; nothing where that is not known.
  let known: KnownNames?

  /// Finds what a link means.
  ///
  /// - Parameters:
  ///   - scope: the names of the documented symbol and of the types around it, the outermost first.
  ///   - module: the module that the documentation is about.
  func outcome(of link: SymbolLink, scope: [String], module: String) -> Outcome {
    let components = link.components
    guard let first = components.first else { return .found }
    let own = tree.places(on: scope, inModule: module)
    var missing: Outcome?
    for place in link.isAbsolute ? [] : own.reversed() {
      let children = members(of: place, first)
      let isNamed = tree.parent(of: place) != nil && tree.name(at: place) == first.name
      for start in [children, isNamed ? [place] : []] where !start.isEmpty {
        let outcome = descend(from: start, components, after: 0)
        guard case .missing = outcome else { return outcome }
        missing = missing ?? outcome
      }
    }
    if let outcome = outcome(inModules: components, own: module) {
      guard case .missing = outcome else { return outcome }
      missing = missing ?? outcome
    }
    if let missing { return missing }
    let isInherited = own.contains { mayInherit(first.name, at: $0) }
    return isInherited ? .unknown : .missing(component: 0, in: own)
  }

  /// What comes of a link from the name of a module or from the top of one that the own one depends on.
  private func outcome(inModules components: [SymbolLink.Component], own: String) -> Outcome? {
    let first = components[0]
    if let place = tree.place(ofModule: first.name), !first.name.isEmpty {
      return descend(from: [place], components, after: 0)
    }
    let isModule = known?.knowsNames(ofModule: first.name) ?? false
    if isModule, components.count > 1, let place = tree.place(ofModule: own) {
      // What the module adds to the types of another one is below the other one's name.
      let types = members(of: place, components[1])
      if !types.isEmpty { return descend(from: types, components, after: 1) }
    }
    if isModule { return .unknown }
    for place in tree.modulePlaces {
      let children = members(of: place, first)
      if !children.isEmpty { return descend(from: children, components, after: 0) }
    }
    guard let known else { return nil }
    let base = DeclaredSymbol.baseName(of: first.name)
    let isTopLevel = known.mayDeclare(base) || known.declarations[base].contains { $0.owner == nil }
    return isTopLevel ? .unknown : nil
  }

  /// Goes on from what the component of a number means to what the last one does.
  private func descend(
    from start: [Int],
    _ components: [SymbolLink.Component],
    after index: Int
  ) -> Outcome {
    var places = start
    for (number, component) in components.enumerated().dropFirst(index + 1) {
      let next = places.flatMap { members(of: $0, component) }
      guard !next.isEmpty else {
        let isOpen = places.contains { mayInherit(component.name, at: $0) }
        return isOpen ? .unknown : .missing(component: number, in: places)
      }
      places = next
    }
    return judged(places)
  }

  /// Whether the last component names one symbol that has a page.
  private func judged(_ places: [Int]) -> Outcome {
    let symbols = places.compactMap(tree.symbol)
    guard let first = symbols.first else { return .found }
    let listed = symbols.filter(\.isExported)
    guard !listed.isEmpty else { return .unlisted(first) }
    // DocC prefers what a protocol requires to what an extension of it gives.
    let required = listed.filter { !$0.isInExtension }
    let meant = required.isEmpty ? listed : required
    let isChoice = meant.contains(where: \.isConditional)
    return meant.count > 1 && !isChoice ? .ambiguous(meant) : .found
  }
}

extension SymbolSearch {
  /// What belongs to a place by a name, or to what the type there inherits from.
  private func members(of place: Int, _ component: SymbolLink.Component) -> [Int] {
    var seen: Set<Int> = []
    return members(of: place, component, &seen)
  }

  private func members(
    of place: Int,
    _ component: SymbolLink.Component,
    _ seen: inout Set<Int>
  ) -> [Int] {
    guard seen.insert(place).inserted else { return [] }
    let own = tree.children(of: place, named: component.name).filter { isMeant($0, by: component) }
    if !own.isEmpty { return own }
    var found: [Int] = []
    for heir in heritage(of: place) { found += members(of: heir, component, &seen) }
    return found
  }

  /// The places of what a type inherits from, and of its other parts in other modules.
  private func heritage(of place: Int) -> [Int] {
    guard tree.parent(of: place) != nil else { return [] }
    let isElsewhere = tree.symbol(at: place) == nil
    return tree.inherited(at: place).sorted().flatMap(tree.types)
      + (isElsewhere ? tree.types(named: tree.name(at: place)) : [])
  }

  /// Whether the suffix of a component leaves a symbol: that is one of its kind, or says what is not known.
  private func isMeant(_ place: Int, by component: SymbolLink.Component) -> Bool {
    guard let suffix = component.suffix, let kind = tree.symbol(at: place)?.kind else {
      return true
    }
    let words = suffix.split(separator: "-").map {
      $0.hasPrefix("swift.") ? String($0.dropFirst(6)) : String($0)
    }
    let named = words.compactMap(DeclaredSymbol.Kind.init)
    return named.isEmpty || named.contains(kind)
  }

  /// Whether a type may have a member from what no file of the package declares.
  private func mayInherit(_ name: String, at place: Int) -> Bool {
    var seen: Set<Int> = []
    return mayInherit(DeclaredSymbol.baseName(of: name), at: place, &seen)
  }

  private func mayInherit(_ base: String, at place: Int, _ seen: inout Set<Int>) -> Bool {
    guard tree.parent(of: place) != nil, seen.insert(place).inserted else { return false }
    switch tree.symbol(at: place)?.kind {
    case .alias, .associatedType: return true
    case .enumeration where hasMember("RawRepresentable", base) || hasMember("Hashable", base):
      return true
    default: break
    }
    let names = tree.inherited(at: place)
      .union(tree.symbol(at: place) == nil ? [tree.name(at: place)] : [])
    for name in names where tree.types(named: name).allSatisfy({ tree.symbol(at: $0) == nil }) {
      if hasMember(name, base) { return true }
    }
    for heir in heritage(of: place) where mayInherit(base, at: heir, &seen) { return true }
    return false
  }

  /// Whether a library's type has a member, be it one that nothing is known of.
  private func hasMember(_ type: String, _ base: String) -> Bool {
    guard let known else { return true }
    let isKnown = known.declarations[type].contains {
      ["actor", "class", "enum", "protocol", "struct"].contains($0.keyword)
    }
    return !isKnown || known.declarations.allMembers(of: type).contains(base)
  }

  /// The names that could be meant at some places: of what belongs to them.
  func names(at places: [Int]) -> Set<String> {
    var (seen, open): (Set<Int>, [Int]) = ([], places)
    var names: Set<String> = []
    while let place = open.popLast() {
      guard seen.insert(place).inserted else { continue }
      names.formUnion(tree.names(in: place))
      open += heritage(of: place)
    }
    return names
  }
}
