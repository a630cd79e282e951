/// The symbols of modules, each below the type that it belongs to, as DocC finds them.
struct SymbolTree: Sendable {
  /// What the files of a module declare.
  typealias Module = (name: String, symbols: [DeclaredSymbol])

  /// A symbol with those that belong to it.
  private struct Node: Sendable {
    let name: String
    /// Nothing for a type that is declared in another module and extended here.
    var symbol: DeclaredSymbol?
    /// The node of the type or of the module around it; a module is its own.
    let parent: Int
    /// The last names of what it inherits from or conforms to.
    var inherited: Set<String> = []
    /// The nodes of what belongs to it, by their full names.
    var children: [String: [Int]] = [:]
  }

  private var nodes: [Node] = []
  private var modules: [String: Int] = [:]
  /// The nodes of types by their names.
  private var types: [String: [Int]] = [:]
  /// The nodes of all symbols by their full names.
  private var all: [String: [Int]] = [:]

  /// - Parameter modules: what files declare; a module may come several times.
  init(_ modules: [Module]) {
    // What belongs to a type comes after it.
    let types = modules.flatMap { module in
      module.symbols.filter(\.isType).map { (module.name, $0) }
    }
    for (module, symbol) in types.sorted(by: { $0.1.path.count < $1.1.path.count }) {
      add(symbol, to: module)
    }
    for (name, symbols) in modules {
      _ = root(name)
      for symbol in symbols where !symbol.isType { add(symbol, to: name) }
    }
  }

  private mutating func root(_ module: String) -> Int {
    if let known = modules[module] { return known }
    nodes.append(Node(name: module, parent: nodes.count))
    modules[module] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func add(_ symbol: DeclaredSymbol, to module: String) {
    var place = root(module)
    for name in symbol.path { place = type(name, in: place) }
    if symbol.kind == .typeExtension {
      place = type(symbol.name, in: place)
    } else if symbol.isType,
      let known = children(of: place, named: symbol.name).first(where: {
        nodes[$0].symbol == nil
      })
    {
      (place, nodes[known].symbol) = (known, symbol)
    } else {
      place = append(Node(name: symbol.name, symbol: symbol, parent: place))
    }
    nodes[place].inherited.formUnion(symbol.inherited)
  }

  /// The node of a type that something belongs to, declared in this module or not.
  private mutating func type(_ name: String, in place: Int) -> Int {
    let known = children(of: place, named: name).first { nodes[$0].symbol?.isType ?? true }
    return known ?? append(Node(name: name, parent: place))
  }

  private mutating func append(_ node: Node) -> Int {
    nodes.append(node)
    let place = nodes.count - 1
    nodes[node.parent].children[node.name, default: []].append(place)
    if node.symbol != nil { all[node.name, default: []].append(place) }
    if node.symbol?.isType ?? true { types[node.name, default: []].append(place) }
    return place
  }
}

extension SymbolTree {
  /// The place of a module; nothing where nothing is known of it.
  func place(ofModule name: String) -> Int? { modules[name] }

  /// The places of all modules.
  var modulePlaces: [Int] { modules.values.sorted() }

  /// The symbol at a place; nothing for modules and types that are declared elsewhere.
  func symbol(at place: Int) -> DeclaredSymbol? { nodes[place].symbol }

  /// The name of the symbol, the type or the module at a place.
  func name(at place: Int) -> String { nodes[place].name }

  /// The place of what is around a place; nothing around a module.
  func parent(of place: Int) -> Int? { nodes[place].parent == place ? nil : nodes[place].parent }

  /// The places of what belongs to a place itself by a full name.
  func children(of place: Int, named name: String) -> [Int] { nodes[place].children[name] ?? [] }

  /// The places of the types of a name.
  func types(named name: String) -> [Int] { types[name] ?? [] }

  /// The last names of what the type at a place inherits from or conforms to.
  func inherited(at place: Int) -> Set<String> { nodes[place].inherited }

  /// The full names of what belongs to a place itself.
  func names(in place: Int) -> [String] { Array(nodes[place].children.keys) }

  /// The place of a module, and those of the types on a path in it, as far as they are known.
  func places(on path: [String], inModule module: String) -> [Int] {
    guard var place = modules[module] else { return [] }
    var places = [place]
    for name in path {
      guard let next = children(of: place, named: name).first else { break }
      places.append(next)
      place = next
    }
    return places
  }

  /// The paths of all symbols of a full name in a module, without repetitions.
  func paths(ofSymbolsNamed name: String, inModule module: String) -> Set<String> {
    Set((all[name] ?? []).compactMap { path(of: $0, inModule: module) })
  }

  private func path(of place: Int, inModule module: String) -> String? {
    var (names, place) = ([nodes[place].name], place)
    while let parent = parent(of: place) {
      place = parent
      names.append(nodes[place].name)
    }
    return nodes[place].name == module ? names.dropLast().reversed().joined(separator: "/") : nil
  }
}
