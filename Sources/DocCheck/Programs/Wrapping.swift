/// What is written around a snippet that cannot stand alone.
enum Wrapping: Hashable, Sendable {
  case none
  /// A type of our own around members.
  case type(String)
  /// An extension of the article's own type around members.
  case typeExtension(String)
  /// A view of our own around properties and the expressions of its body, which begin on a line of
  /// the snippet.
  case view(bodyLine: Int)
  /// A view before a chain of modifiers.
  case receiver(String)
  /// A function around statements.
  case function
  /// A property around accessors.
  case property(String)
  /// A type alias before the name of a type.
  case typeAlias
  /// A parameter around the name of a type, for `some`.
  case parameter
  /// The rest of a statement around one of its clauses, such as `catch`.
  case clause(before: String, after: String)
  /// The rest of a package manifest around a part of it.
  case manifest(ManifestFragment.Surroundings)

  /// The name of the type that is written around members.
  static let typeName = "EnclosingType"

  /// The text before and behind the snippet; each stands on lines of its own.
  var text: (before: String, after: String) {
    switch self {
    case .none: ("", "")
    case .type(let head): ("\(head) {", "}")
    case .typeExtension(let name): ("extension \(name) {", "}")
    case .view: ("struct \(Self.typeName): SwiftUI.View {", "}}")
    case .receiver(let view): ("_ = \(view)", "")
    case .function: ("func article() async throws {", "}")
    case .property(let type): ("var article: \(type) {", "}")
    case .typeAlias: ("typealias Article =", "")
    case .parameter: ("func article(_:", ") {}")
    case .clause(let before, let after): (before, after)
    case .manifest(let surroundings): (surroundings.before, surroundings.after)
    }
  }

  /// The name of the shape in reports; nothing where nothing is wrapped.
  var name: String? {
    switch self {
    case .none: nil
    case .type, .typeExtension: "members"
    case .view: "view"
    case .receiver: "modifier-chain"
    case .function: "statements"
    case .property: "accessors"
    case .typeAlias, .parameter: "type"
    case .clause: "clause"
    case .manifest: "manifest"
    }
  }
}
