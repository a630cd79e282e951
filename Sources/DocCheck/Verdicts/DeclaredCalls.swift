/// Tells which errors about the arguments of calls are certain in code that uses modules of which there are only
/// declarations: no newer function of the name could take the call.
struct DeclaredCalls {
  let items: ArticleItems
  /// The modules that the program imports and of which there are only declarations.
  let modules: [String]

  /// Whether an error about a call is certain.
  func isCertain(_ error: CompilerMessage, at site: CodeSite) -> Bool {
    if hasWrongType(error) { return true }
    guard let call = site.calls.first else { return false }
    return hasWrongLabel(error, in: call) || takesOtherClass(error, in: call)
      || lacksArgument(error, in: call) || lacksLabel(error, in: call)
      || hasLabelOfOther(error, in: call)
  }

  private func functions(of call: CodeSite.NamedCall) -> Set<String> {
    ModuleNames.functions(named: call.name, in: modules)
  }

  /// Whether a call has a label that no function of its name has, and is but for labels what one of them asks for.
  private func hasWrongLabel(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.id == "wrong_argument_labels" else { return false }
    let labels = error.text.quotedParts
    let asked = { (name: String) in "\(name)(\(labels.last ?? ""))" }
    if items.declares(asked(call.name)) { return true }
    let functions = functions(of: call)
    let known = Set(functions.flatMap { $0.argumentLabels })
    let foreign = (labels.first ?? "").split(separator: ":").map(String.init).filter { $0 != "_" }
    return (functions.contains(asked(call.name)) || functions.contains(asked("init")))
      && !foreign.allSatisfy(known.contains)
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

  /// Whether a value of one class is handed to a function of Objective-C, of which there is one of a name, that
  /// takes one of another class.
  private func takesOtherClass(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard let (given, taken) = Self.types(in: error) else { return false }
    let functions = functions(of: call)
    return functions.count == 1
      && functions.allSatisfy { ModuleNames.isImported($0, in: modules) }
      && [given, taken].allSatisfy(APIMembers.known.value.isConcrete)
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

  /// Whether an argument is missing that every initializer or function of Objective-C of a name asks for.
  private func lacksArgument(_ error: CompilerMessage, in call: CodeSite.NamedCall) -> Bool {
    guard error.id == "missing_argument_named", let label = error.text.firstQuoted else {
      return false
    }
    let functions = functions(of: call)
    let labels = call.call.labels
    return !functions.isEmpty && call.call.trailingClosures.isEmpty
      && functions.allSatisfy { function in
        function.argumentLabels.contains(label) && ModuleNames.isImported(function, in: modules)
      }
      && functions.contains { Set($0.argumentLabels).isSuperset(of: labels) }
  }

  /// Whether an argument stands without its label where no function of a name takes one without.
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
    guard error.id == "extra_argument_named", let label = error.text.firstQuoted else {
      return false
    }
    let functions = functions(of: call).map(\.argumentLabels)
    let others = call.call.labels.filter { $0 != label }
    let near = functions.filter { Set($0).isSuperset(of: others) }.joined()
      .filter { MisspeltLabel.isNear($0, label) && !others.contains($0) }
    return !functions.joined().contains(label) && Set(near).count == 1
  }
}
