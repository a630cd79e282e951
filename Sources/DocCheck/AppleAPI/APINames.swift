/// The names that the facts have of modules which are here with less, with the argument labels of each.
struct APINames: Sendable {
  private var labels: [String: Set<String>] = [:]
  /// The names of what belongs to no type, each with the first module that has it.
  private var topLevel: [String: String] = [:]
  /// The types that have an initializer, by its labels: `init(_:style:)`.
  private var makers: [String: Set<String>] = [:]
  /// The members of each type in Foundation.
  private var members: [String: Set<String>] = [:]
  /// The kinds and names of declarations that are not deprecated, and of those that are.
  private var (current, deprecated): (Set<String>, Set<String>) = ([], [])

  /// The names with argument labels of functions of Objective-C, and of all others.
  private var (imported, native): (Set<String>, Set<String>) = ([], [])

  /// The names of all such modules; read when they are first asked for.
  static let known = Lazy { APINames(APIFacts.embedded.value) }

  init(_ facts: Result<APIFacts, any Error>) {
    guard let facts = try? facts.get() else { return }
    for module in ModuleAdditions.extended {
      for row in facts.rows(of: module) {
        let fields = row.columns
        guard fields.count == APIDeclaration.columns, fields[2] != "conformance" else { continue }
        let name = fields[3].baseOfName
        if fields[1].isEmpty, topLevel[name] == nil { topLevel[name] = module }
        if module == "Foundation" { members[String(fields[1]), default: []].insert(name) }
        labels[name, default: []].formUnion(fields[3].argumentLabels)
        if fields[2] == "init", module == "SwiftUI" {
          makers[String(fields[3]), default: []].insert(String(fields[1]))
        }
        if fields[2] == "func" {
          let isImported = fields[9].split(separator: " ").contains("open")
          if isImported {
            imported.insert(String(fields[3]))
          } else {
            native.insert(String(fields[3]))
          }
        }
        let place = "\(fields[2]) \(name)"
        if fields[12].isEmpty { current.insert(place) } else { deprecated.insert(place) }
      }
    }
  }

  /// The one view or value of SwiftUI that is made with the labels with which another one never is:
  /// `Text(_:style:)` for `Label(_:style:)`.
  func maker(meantBy name: String, labels: [String]) -> String? {
    let form = "init(" + labels.map { $0 + ":" }.joined() + ")"
    guard labels.count > 1, labels.contains(where: { $0 != "_" }),
      makers.values.contains(where: { $0.contains(name) }), let types = makers[form],
      types.count == 1, let type = types.first, type != name
    else { return nil }
    let own = Set(makers.filter { $0.value.contains(name) }.flatMap { $0.key.argumentLabels })
    let isForeign = labels.contains { $0 != "_" && !own.contains($0) }
    return isForeign ? type + form.dropFirst("init".count) : nil
  }

  /// Whether a type of SwiftUI is made with some labels in their order, among others that may be left out.
  func makes(_ type: String, labels: [String]) -> Bool {
    makers.contains { form, types in
      guard types.contains(type) else { return false }
      var rest = form.argumentLabels[...]
      return labels.allSatisfy { label in
        guard let place = rest.firstIndex(of: label) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  /// Whether every function, or every type, of a name is deprecated.
  func isDeprecated(_ name: String) -> Bool {
    ["func", "struct", "class", "enum", "protocol"].map { "\($0) \(name)" }
      .contains { deprecated.contains($0) && !current.contains($0) }
  }

  /// Whether the functions of a name with argument labels are all of Objective-C, whose results need not be used.
  func isImported(_ function: String) -> Bool {
    imported.contains(function) && !native.contains(function)
  }

  /// Whether a name is declared that belongs to no type.
  func declares(_ name: String) -> Bool { topLevel[name] != nil }

  /// The module that declares a name which belongs to no type.
  func module(declaring name: String) -> String? { topLevel[name] }

  /// Whether an error is about what Linux's Foundation has by name alone, and Apple's with all of it.
  func isUnavailable(_ error: CompilerMessage) -> Bool {
    error.text.contains("is unavailable: Not supported in swift-corelibs-foundation")
      && error.text.firstQuoted.map { declares($0.leadingName) || has($0.leadingName) } ?? false
  }

  /// Whether Apple's Foundation has the member that an error misses, or makes values of the type whose initializer
  /// is called otherwise.
  func isOfFoundation(_ error: CompilerMessage, in attempt: Attempt) -> Bool {
    if let missing = error.missingMember {
      return membersInFoundation(of: missing.type).contains(missing.name)
    }
    guard error.wantsOverload, let made = attempt.sites(of: [error]).first?.calls.first?.name
    else { return false }
    // A class whose values can be changed inherits from the one of that name whose values cannot.
    return membersInFoundation(of: made.replacing("NSMutable", with: "NS")).contains("init")
  }

  /// The members of a type in Apple's Foundation.
  func membersInFoundation(of type: String) -> Set<String> { members[type] ?? [] }

  /// Whether there is a name that can be called with some labels.
  func has(_ name: String, labels: some Sequence<String> = EmptyCollection()) -> Bool {
    guard let known = self.labels[name] else { return false }
    return labels.allSatisfy { $0 == "_" || known.contains($0) }
  }

  /// Whether an error of an attempt is about a name that there is, with the labels that it is called with.
  ///
  /// - Parameter inherits: whether code of the attempt may use members of Apple's types by their names
  ///   alone.
  func mayExplain(_ error: CompilerMessage, in attempt: Attempt, inherits: Bool) -> Bool {
    if let name = error.missingName ?? error.unknownAttribute {
      return declares(name) || inherits && has(name)
    }
    if let name = error.missingMember?.name { return has(name) }
    guard error.wantsOverload else {
      return Self.ofOverrides.contains(error.id) && has(error.text.firstQuoted?.leadingName ?? "")
    }
    guard let site = attempt.sites(of: [error]).first?.calls.first else { return false }
    return has(site.name, labels: site.call.labels)
      || has("init", labels: site.call.labels) && has(site.name)
  }

  /// Errors about what overrides nothing that a superclass has.
  private static let ofOverrides: Set<String?> = [
    "initializer_does_not_override", "method_does_not_override", "property_does_not_override",
    "subscript_does_not_override",
  ]
}
