/// One way of making a program of a snippet.
struct Draft: Hashable, Sendable {
  /// The snippet's place in the article, counted from 0.
  let subject: Int
  /// The items of other snippets that come along.
  var context: Set<LinkedItem.Reference> = []
  /// The version to take for a name that several snippets declare.
  var versions: [String: LinkedItem.Reference] = [:]
  /// For a type that is shown in part, the earlier versions whose other members it has too, the
  /// nearest one first.
  var merged: [LinkedItem.Reference: [LinkedItem.Reference]] = [:]
  /// Names that nothing declares and that are no misspellings of what lies near them.
  var refuted: Set<String> = []
  /// The items that the types of values are made of which the article shows as properties elsewhere.
  var given: Set<LinkedItem.Reference> = []
  /// Whether no value has the type of such a property.
  var ignoresProperties = false
  /// Declarations that the linker leaves out and a repair adds: extensions that only later snippets show, and
  /// overloads of the snippet's own functions.
  var later: Set<LinkedItem.Reference> = []
  /// Items that must not come along.
  var excluded: Set<LinkedItem.Reference> = []
  /// The bodies of functions that other snippets' items come along without, by where they begin in the
  /// item's text.
  var leftBodies: [LinkedItem.Reference: Set<Int>] = [:]
  /// Whether all that earlier snippets declare comes along.
  var isChain = false
  /// Modules that the compiler imports although no line of the text does.
  var implicitImports: [String] = []
  /// Modules that other files of the snippet's project import, sorted: what comes along needs them, or
  /// their members are seen in every file.
  var neighbourImports: [String] = []
  /// Modules of which there are only declarations, and that no line of the text imports.
  var declarations: [String] = []
  /// Experimental features that are enabled, sorted.
  var features: [String] = []
  var wrapping: Wrapping = .none
  /// Whether there must be no top-level code.
  var isLibrary = false
  /// Whether nothing is put in the places of what looks left out.
  var isUnfilled = false
  /// Whether the statements belong to the main actor.
  var isOnMainActor = false
  /// Whether what overrides XCTest's methods runs on the main actor.
  var isolatesTests = false
  /// The types of other snippets that are public although the article does not say so.
  var published: Set<String> = []
  /// Whether variants under their markers inside of one declaration are kept apart.
  var separatesVariants = false
  /// Declarations of names that the article declares nowhere.
  var standIns: [StandIn] = []
  /// The protocols that types of the program are taken to conform to: the article's own where it shows
  /// a type without its members, or not at all, and such as it declares nowhere.
  var conformances: [String: Set<String>] = [:]
  /// The protocols of libraries that the type around a fragment is taken to conform to.
  var roles: Set<String> = []
  /// Whether the stand-ins are public, since public declarations name them.
  var exposesStandIns = false
  /// The snippet's own classes that get an initialiser which the article does not show.
  var completedClasses: Set<String> = []
  /// The snippet's expressions whose unknown values have the types that their places ask for.
  var coercions: Set<Coercion> = []
  /// The coercions of values whose types turned out to be known.
  private(set) var retracted: Set<Coercion> = []
  /// The types that members of unknown things have, besides the usual ones.
  var memberTypes: [String] = []

  /// Adds a coercion unless another one takes some of its bytes already, or it was taken back.
  mutating func coerce(_ coercion: Coercion) {
    guard !coercions.contains(where: { $0.bytes.overlaps(coercion.bytes) }),
      !retracted.contains(coercion)
    else { return }
    coercions.insert(coercion)
  }

  /// All modules that no line of the text imports.
  var unwrittenImports: [String] { implicitImports + neighbourImports + declarations }

  /// Imports SwiftUI, and keeps what it does not pass on.
  mutating func importViews() {
    implicitImports = ["SwiftUI"] + implicitImports.filter(OptionalModules.names.contains)
  }

  /// Lets members of unknown things have a type besides.
  mutating func addMemberType(_ type: String) {
    // Both ways of writing an existential type declare the same.
    let type = type.hasPrefix("any ") ? "(\(type))" : type
    let isUsual = (UnknownType.usualResults + ["()", UnknownType.name]).contains(type)
    if !isUsual, !memberTypes.contains(type) { memberTypes.append(type) }
  }

  /// Takes back the coercion of a value whose type is known.
  ///
  /// - Parameter number: its place among those that are written as a call around a value.
  mutating func retract(coercion number: Int) {
    let calls = sortedCoercions.filter(\.isCall)
    guard calls.indices.contains(number) else { return }
    coercions.remove(calls[number])
    retracted.insert(calls[number])
  }

  /// The coercions in the order of the code.
  var sortedCoercions: [Coercion] {
    coercions.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// The types that are taken to conform to protocols, each with one of these, sorted; the type around
  /// a fragment is `self`.
  var assumedConformances: [(type: String, name: String)] {
    let stated = conformances.flatMap { type, names in
      names.map { (type == Wrapping.typeName ? "self" : type, $0) }
    }
    return (stated + roles.map { ("self", $0) }).sorted { $0 < $1 }
  }

  /// What the program takes to exist although the article does not show it, sorted.
  var assumed: [String] {
    let names =
      standIns.map(\.fullName) + completedClasses.map { $0 + ".init" }
      + assumedConformances.map { "\($0.type): \($0.name)" }
      + features.map { "\(LanguageMode.featureOption) \($0)" }
    switch wrapping {
    case .heir: return (names + ["super"]).sorted()
    // Values of any type have any members.
    case .receiver where wrapping.namesUnknown: return (names + ["Output"]).sorted()
    case .enumeration(let cases, carrying: _): return (names + cases.keys).sorted()
    case .documented(_, _, taking: let others): return (names + others).sorted()
    default: return names.sorted()
    }
  }
}
