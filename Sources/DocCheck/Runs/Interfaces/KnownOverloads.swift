extension KnownNames {
  /// What Apple's modules here declare of a function or a type; nothing where others declare it, too.
  func overloads(of name: String) -> [Signature] {
    let isType = name.first?.isUppercase ?? false
    let entries =
      isType
      ? declarations["init"].filter { $0.owner == name }
      : declarations[name].filter { $0.text.contains("func \(name)") }
    let modules = Set(interfaces.map(\.module))
    guard entries.allSatisfy({ modules.contains($0.module) }) else { return [] }
    return entries.flatMap { SignatureReader.signatures(in: $0.text, owner: $0.owner) }
      .filter { $0.name.hasSuffix(")") }
  }

  /// The values of all types that declarations of a function's name speak of: `leading` of `padding`.
  func values(takenBy name: String) -> Set<String> {
    let isType = name.first?.isUppercase ?? false
    let entries = isType ? declarations["init"].filter { $0.owner == name } : declarations[name]
    let words = Set(entries.flatMap(\.text.identifiers)).filter { $0.first?.isUppercase == true }
    return words.reduce(into: []) { $0.formUnion(declarations.values(of: $1)) }
  }

  /// The types of the values whose bindings a call takes, as `DatePicker` takes that of a date.
  func bindings(takenBy site: CodeSite.NamedCall) -> Set<String> {
    let types = overloads(of: site.name).filter { $0.takes(site.call) }.flatMap(\.types)
    return types.reduce(into: []) { found, type in
      let words = type.split(separator: " ").map(String.init)
      for (index, word) in words.enumerated().dropLast(3)
      where word == "Binding" && words[index + 3] == ">" && declares(words[index + 2]) {
        found.insert(words[index + 2])
      }
    }
  }

  /// The members that only publishers have; the standard library's `assign` is one of pointers.
  var publisherMembers: Set<String> {
    declarations.members(of: "Publisher").filter {
      !standard.hasMember($0) || ["assign", "receive"].contains($0)
    }
  }
}

extension Signature {
  /// The labels of the parameters.
  var labels: [String] { name.argumentLabels }

  /// Whether the parameters have the labels of a call in its order, and closures for its closures.
  func takes(_ call: Call) -> Bool { rest(besides: call) != nil }

  /// Whether the parameters have the labels of a call, which lacks a closure for one of them.
  func asksForClosure(besides call: Call) -> Bool {
    rest(besides: call)?.contains { $0.contains("->") && !$0.hasSuffix("?") } ?? false
  }

  /// The types of the parameters after those that a call has arguments for; nothing where a call does not
  /// fit.
  private func rest(besides call: Call) -> [String]? {
    var rest = zip(labels, types).map { (label: $0, type: $1) }[...]
    for label in call.labels {
      guard let index = rest.firstIndex(where: { $0.label == label }) else { return nil }
      rest = rest[(index + 1)...]
    }
    for closure in call.trailingClosures {
      let next = rest.firstIndex {
        $0.type.contains("->") && (closure.label == "_" || $0.label == closure.label)
      }
      guard let next else { return nil }
      rest = rest[(next + 1)...]
    }
    return rest.map(\.type)
  }
}
