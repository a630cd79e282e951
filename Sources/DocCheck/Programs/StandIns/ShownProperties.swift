/// The types that the article's own properties, parameters and variables have, by which a name outside of their
/// types and functions is understood: `store` in a fragment is what `@Environment(Store.self) private var store`
/// is in the view around it, `device` what a function before it takes.
struct ShownProperties {
  let items: ArticleItems
  let known: KnownNames

  /// A type with the items of the article that declare its parts.
  struct Found: Hashable {
    let type: String
    let parts: Set<LinkedItem.Reference>
  }

  /// The type of the properties of a name that a snippet may mean; nothing where there are none, or where
  /// they are of different types.
  func type(of name: String, seenBy subject: Int) -> Found? {
    let declarations = items.types(from: subject).flatMap { linked in
      linked.item.memberList.filter { $0.keys == [name] }.map { member in
        String(decoding: Array(linked.text.utf8)[member.bytes], as: UTF8.self)
      }
    }
    let types =
      declarations.isEmpty
      ? locals(of: name, before: subject) : Set(declarations.map { written(in: $0, of: name) })
    guard types.count == 1, let type = types.first ?? nil else { return nil }
    return found(type, from: subject)
  }

  /// The types of the parameters and variables of a name in the snippets before one.
  private func locals(of name: String, before subject: Int) -> Set<String?> {
    let earlier = items.items.prefix(subject).joined().filter {
      ($0.item.bound.contains(name) || $0.item.isWrapped && $0.item.declares.contains(name))
        && items.sees($0.reference.snippet, from: subject)
    }
    return earlier.reduce(into: []) { types, linked in
      types.formUnion(DeclaredTypes(of: name, in: linked.text).found.map(Optional.some))
    }
  }

  /// The type that the declaration of a property tells by itself.
  private func written(in declaration: String, of name: String) -> String? {
    let line = declaration.prefix { $0 != "\n" || declaration.hasPrefix("@") }
    guard let head = line.firstMatch(of: Self.head), head.2 == name else { return nil }
    let rest = line[head.range.upperBound...].drop { $0 == " " }
    if rest.first == ":" {
      return String(rest.dropFirst().prefix { !"={\n".contains($0) }).trimmingBlanks
    }
    if let object = line.firstMatch(of: Self.environmentObject) { return String(object.1) }
    if let key = line.firstMatch(of: Self.environmentKey) {
      return environmentType(ofKey: String(key.1))
    }
    return rest.firstMatch(of: Self.maker).map { String($0.1) }
  }

  /// The type of a value in the environment.
  private func environmentType(ofKey key: String) -> String? {
    let entry = known.declarations[key].first { $0.owner == "EnvironmentValues" }
    if let entry { return entry.text.firstMatch(of: Self.annotation).map { String($0.1) } }
    // Modules that are imported on demand are not in the index; their keys are named as their types.
    let type = key.prefix(1).uppercased() + key.dropFirst()
    return known.mayDeclare(type) ? type : nil
  }

  /// A type all of whose names are known, with what the article declares of them.
  private func found(_ type: String, from subject: Int) -> Found? {
    guard type.allSatisfy({ $0.isPartOfName || "[]<>,:?. ".contains($0) }) else { return nil }
    var parts: Set<LinkedItem.Reference> = []
    for name in type.identifiers {
      if let own = items.declarations(of: name, from: subject).first {
        guard items[own].item.kind == .type else { return nil }
        parts.insert(own)
      } else if ["any", "some"].contains(name)
        || !known.mayDeclare(name) && FrameworkNames.known.value.module(declaring: name) == nil
      {
        return nil
      }
    }
    return Found(type: type, parts: parts)
  }

  private static let head = Pattern(/\b(let|var)\s+`?(\w+)`?/)
  private static let environmentObject = Pattern(/@Environment\((\w+)\.self\)/)
  private static let environmentKey = Pattern(/@Environment\(\\\.(\w+)\)/)
  private static let maker = Pattern(/^=\s*(?:State\w+\()?([A-Z]\w*)\(/)
  private static let annotation = Pattern(/: ([\w.]+\??)/)
}
