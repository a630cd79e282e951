/// Tells which errors about the arguments of calls are certain in code that uses modules of which there are only
/// declarations: no newer function of the name could take the call.
struct DeclaredCalls {
  let known: KnownNames
  let items: ArticleItems
  /// The modules that the program imports and of which there are only declarations.
  let modules: [String]

  /// Whether an error about a call is certain.
  func isCertain(_ error: CompilerMessage, at site: CodeSite) -> Bool {
    if hasWrongType(error) { return true }
    guard let call = site.calls.first else { return false }
    return hasWrongLabel(error, in: call) || takesOtherClass(error, in: call)
      || lacksArgument(error, in: call) || lacksLabel(error, in: call)
      || hasLabelOfOther(error, in: call) || hasNeedlessLabel(error, in: call)
  }

  /// Whether an error about a call of what the modules of a program only declare is certain.
  static func isCertain(
    _ error: CompilerMessage,
    in attempt: Attempt,
    _ items: ArticleItems,
    _ known: KnownNames
  ) -> Bool {
    let modules = LinkedLibraries.imports(in: attempt.program.text)
      .union(attempt.program.implicitImports).intersection(APIFacts.declaredOnly.value)
    guard !modules.isEmpty, let site = attempt.sites(of: [error]).first,
      let call = site.calls.first,
      !ModuleNames.functions(named: call.name, in: modules).isEmpty
    else { return false }
    return DeclaredCalls(known: known, items: items, modules: modules.sorted())
      .isCertain(error, at: site)
  }

  /// The functions and initializers of a call's name, those of the modules that are here among them.
  private func functions(of call: CodeSite.NamedCall) -> Set<String> {
    let here = known.overloads(of: call.name).compactMap { $0.name.split(separator: " ").last }
    return ModuleNames.functions(named: call.name, in: modules).union(here.map(String.init))
  }

  /// The functions and initializers of a call's name, if all are Objective-C's, of which there are no two with the
  /// same labels, nor any that newer systems let do with less.
  private func imported(of call: CodeSite.NamedCall) -> Set<String> {
    let functions = ModuleNames.functions(named: call.name, in: modules)
    let areImported =
      known.overloads(of: call.name).isEmpty
      && functions.allSatisfy { ModuleNames.isImported($0, in: modules) }
    return areImported ? functions : []
  }

  /// Whether a call has a label that no function of its name has, and is but for labels what one of them asks for.
  private func hasWrongLabel(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.id == "wrong_argument_labels" else { return false }
    let labels = error.text.quotedParts
    if items.declares("\(call.name)(\(labels.last ?? ""))") { return true }
    let functions = functions(of: call).map(\.argumentLabels)
    let known = Set(functions.joined())
    let asked = (labels.last ?? "").split(separator: ":").map(String.init)
    let foreign = (labels.first ?? "").split(separator: ":").map(String.init).filter { $0 != "_" }
    // A closure behind the call stands without its label.
    let isClosed = !call.call.trailingClosures.isEmpty && asked.last == "_"
    return !foreign.allSatisfy(known.contains)
      && functions.contains {
        $0 == asked || isClosed && $0.count == asked.count && $0.dropLast() == asked.dropLast()
      }
  }

  /// Whether a value of a type that the article declares, or of a usual one of the standard library's, is handed to
  /// a function which takes a value of another usual one, or of a structure, an enumeration or a class of these
  /// modules.
  private func hasWrongType(_ error: CompilerMessage) -> Bool {
    guard let (given, taken) = Self.types(in: error) else { return false }
    let isPlain = Self.plainTypes.contains(given)
    if isPlain, Self.plainTypes.contains(taken) { return true }
    return APIMembers.known.value.isConcrete(taken) && (isPlain || items.declaresValue(given))
  }

  /// Whether a value of one class is handed to a function of Objective-C, of which there is one with the labels of the
  /// call, that takes one of another class, or a list of them.
  private func takesOtherClass(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard let (given, taken) = Self.types(in: error) else { return false }
    let functions = imported(of: call).filter {
      $0.argumentLabels.count == call.call.labels.count + call.call.trailingClosures.count
        && $0.argumentLabels.starts(with: call.call.labels)
    }
    let element = taken.hasPrefix("[") ? String(taken.dropFirst().dropLast()) : taken
    return functions.count == 1
      && [given, element].allSatisfy {
        APIMembers.known.value.isConcrete($0) || Self.usualTypes.contains($0)
      }
  }

  /// The types of a value that is handed over and of the one that is asked for, as they are, whatever other
  /// names they have.
  private static func types(in error: CompilerMessage) -> (given: String, taken: String)? {
    guard error.id == "cannot_convert_argument_value",
      let middle = error.text.firstRange(of: " to expected argument type "),
      let given = String(error.text[..<middle.lowerBound]).quotedParts.last,
      let taken = String(error.text[middle.upperBound...]).quotedParts.last
    else { return nil }
    return (given, taken)
  }

  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Int", "String"]

  /// These, and what Foundation has that Objective-C's functions take.
  private static let usualTypes = plainTypes.union([
    "Calendar", "Data", "Date", "DateComponents", "IndexPath", "IndexSet", "Locale", "NSPredicate",
    "NSSortDescriptor", "TimeZone", "URL", "URLRequest", "UUID",
  ])

  /// Whether an argument is missing that every initializer or function of Objective-C asks for which has the name
  /// and the labels of a call.
  private func lacksArgument(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.id == "missing_argument_named", let label = error.text.firstQuoted else {
      return false
    }
    let functions = imported(of: call).map(\.argumentLabels).filter {
      Set($0).isSuperset(of: call.call.labels)
    }
    return !functions.isEmpty && call.call.trailingClosures.isEmpty
      && functions.allSatisfy { $0.contains(label) }
  }

  /// Whether an argument has no label, although every function of that name requires labels for all arguments.
  private func lacksLabel(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.text.hasPrefix("missing argument label"), let missing = error.text.firstQuoted
    else {
      return false
    }
    let functions = functions(of: call).map(\.argumentLabels)
    let labels = missing.split(separator: ":").map(String.init)
    return !functions.isEmpty && !functions.joined().contains("_")
      && functions.contains { Set($0).isSuperset(of: labels) }
  }

  /// Whether a call has one label that no function of its name has, and that is nearly one of the only function
  /// which has all of its other ones.
  private func hasLabelOfOther(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.id == "extra_argument_named" || error.id == "extra_argument_to_nullary_call" else {
      return false
    }
    let functions = functions(of: call).map(\.argumentLabels)
    let unknown = call.call.labels.filter { $0 != "_" && !functions.joined().contains($0) }
    guard unknown.count == 1, let label = unknown.first else { return false }
    let others = call.call.labels.filter { $0 != label }
    let near = functions.filter { Set($0).isSuperset(of: others) }.joined()
      .filter { MisspeltLabel.isNear($0, label) && !others.contains($0) }
    return Set(near).count == 1
  }

  /// Whether a call has a label that no function of its name has where one takes the argument without.
  private func hasNeedlessLabel(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.text.hasPrefix("extraneous argument label"), let label = error.text.firstQuoted
    else { return false }
    let labels = label.split(separator: ":").map(String.init).filter { $0 != "_" }
    let functions = functions(of: call).map(\.argumentLabels)
    let plain = call.call.labels.map { labels.contains($0) ? "_" : $0 }
    return labels.count == 1 && functions.contains(plain)
      && Set(functions.joined()).isDisjoint(with: labels)
  }
}
