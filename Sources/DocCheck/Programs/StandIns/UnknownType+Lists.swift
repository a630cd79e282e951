/// What hides the functions that the unknown type has as a list.
extension UnknownType {
  /// The properties that hide functions of lists where bindings to them are read.
  var bound: [String] {
    boundMembers.intersection(Self.listFunctions).sorted().map {
      "var `\($0)`: \(Self.name) { get { docCheckValue() } set {} }"
    }
  }

  /// The functions of lists whose names properties of an app's models have, too.
  private static let listFunctions: Set<String> = [
    "contains", "drop", "filter", "map", "max", "min", "move", "prefix", "reduce", "reverse",
    "shuffle", "sort", "sorted", "split", "suffix",
  ]

  /// What hides the functions that change lists, which cannot be handed over as those of an app's models
  /// can: `perform: model.move`.
  var listChanges: [String] {
    // What moves without being told where is the model's own.
    let isOwn =
      boundMembers.contains("move") || calls(of: "move").contains { $0.call.arguments.isEmpty }
    let moves = [
      "func move<A, B>(_ source: A, _ destination: B) {}",
      "@_disfavoredOverload var move: \(Self.name) { self }",
    ]
    return (isOwn ? [] : moves)
      + ["reverse", "shuffle", "sort"].filter { !boundMembers.contains($0) }
      .map { "func \($0)() {}" } + removals
  }

  /// What takes an element away and gives it, so that closures may do nothing else:
  /// `withAnimation { path.removeLast() }`.
  private var removals: [String] {
    ["removeFirst", "removeLast"].filter { name in
      calls(of: name).contains { $0.call.arguments.isEmpty }
    }.map { "@discardableResult func \($0)<T>() -> T { docCheckValue() }" }
  }

  /// What takes the elements of a list apart, as those of a dictionary may be: `forEach { key, value in }`.
  var pairs: [String] {
    let functions = Self.takingApart.filter { function in
      calls(of: function.name).contains { member in
        (member.call.arguments + member.call.trailingClosures).map(\.form)
          == [.closure(parameters: 2)]
      }
    }.map {
      "func \($0.name)\($0.generics)(_ body: (\(Self.name), \(Self.name)) throws -> \($0.gives)) rethrows"
        + " -> \($0.result) { fatalError() }"
    }
    return
      (functions.isEmpty
      ? [] : ["extension Sequence<\(Self.name)> { \(functions.joined(separator: "; ")) }"])
      + (buildsFromPairs ? [Self.viewsOfPairs] : [])
  }

  private static let viewsOfPairs =
    "extension SwiftUI.ForEach where Content: SwiftUI.View, Data.Element == \(name) { init(_ data: Data, "
    + "id: KeyPath<\(name), ID>, @SwiftUI.ViewBuilder content: @escaping (\(name), \(name)) -> Content) "
    + "{ fatalError() } }"

  /// The functions of lists that do something with each element: what the closure gives, and the function.
  private static let takingApart = [
    (name: "compactMap", generics: "<R>", gives: "R?", result: "[R]"),
    (name: "filter", generics: "", gives: "Bool", result: "[\(name)]"),
    (name: "flatMap", generics: "<R>", gives: "[R]", result: "[R]"),
    (name: "forEach", generics: "", gives: "Void", result: "Void"),
    (name: "map", generics: "<R>", gives: "R", result: "[R]"),
  ]
}
