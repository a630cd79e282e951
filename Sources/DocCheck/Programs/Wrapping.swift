/// What is written around a snippet that cannot stand alone.
enum Wrapping: Hashable, Sendable {
  case none
  /// A type of our own around members.
  case type(String)
  /// An enumeration of our own around members that tell its cases apart, each with the labels of what it
  /// carries, all of one type.
  case enumeration([String: [String]], carrying: String)
  /// A class of our own around members, built on another one that has what they override; it may lack an
  /// initialiser for properties without values.
  case heir(of: [String], lacksInitializer: Bool = false)
  /// A class of our own around initialisers that hand over to those of another class, which may ask for
  /// one that is not among them, `init(coder:)`.
  case subclass(of: String, lacksCoder: Bool)
  /// The article's own type around members, or an extension of it if it has a name.
  case home(LinkedItem.Reference, extensionOf: String?)
  /// A type of our own around properties and what is done with them.
  case parts(TypeParts)
  /// A view before each chain of modifiers, which begin on lines of the snippet.
  case receiver(String, lines: [Int])
  /// A function around statements.
  case function
  /// A function around statements that return something.
  case returning
  /// A method of a type of our own around statements that use `self`, with a view before each chain
  /// of modifiers among them.
  case method(receiver: String, lines: [Int])
  /// A closure that holds the object of a type of our own weakly, around statements that unwrap `self`.
  case weakClosure
  /// A method of a controller of our own around statements that use what controllers have.
  case controllerMethod
  /// The documented declaration around statements of its body: what opens it, what closes it, and unknown
  /// names that are values of its type or of a parameter.
  case documented(before: String, after: String, taking: [String] = [])
  /// A property around accessors, which may lack the getter.
  case property(String, lacksGetter: Bool = false)
  /// A type alias before the name of a type.
  case typeAlias
  /// A constant whose value is a closure that stands alone.
  case constant
  /// A parameter around the name of a type, for `some`.
  case parameter
  /// A function around its parameters.
  case parameters
  /// The rest of a statement around one of its clauses, such as `catch`.
  case clause(before: String, after: String)
  /// The rest of a package manifest around a part of it.
  case manifest(ManifestFragment.Surroundings)

  /// The name of the type that is written around members.
  static let typeName = "EnclosingType"

  /// The name of the class that a class of our own is built on.
  static let baseName = "EnclosingBase"

  /// A type of our own around members of which nothing else is known.
  static let neutral = Wrapping.type("struct \(typeName)")

  /// The same for members that only a class has.
  static let neutralClass = Wrapping.type("class \(typeName)")

  /// A class around the methods of a test; `XCTest.` would name the class of that name.
  static let testCase = Wrapping.type("class \(typeName): XCTestCase")

  /// The text before and behind the snippet; each line of it stands on a line of its own, and
  /// declarations of ours can stand behind the first one if it opens a scope, and before the last one
  /// of a type with what is done in it.
  var text: (before: [String], after: [String]) {
    switch self {
    case .none, .receiver: ([], [])
    case .type(let head): (["\(head) {"], ["}"])
    case .enumeration(let cases, carrying: let type):
      (
        ["enum \(Self.typeName) {"]
          + StandInPrinter.cases(cases.sorted { $0.key < $1.key }, carrying: type),
        ["}"]
      )
    case .heir(of: let members, let lacksInitializer):
      (
        ["class \(Self.typeName): \(Self.baseName) {"]
          + (lacksInitializer ? ["init(docCheck: Void) { fatalError() }"] : []),
        ["}", "class \(Self.baseName) { \(members.joined(separator: "; ")) }"]
      )
    case .subclass(let superclass, let lacksCoder):
      (
        ["class \(Self.typeName): \(superclass) {"]
          + (lacksCoder ? ["required init?(coder: Foundation.NSCoder) { fatalError() }"] : []),
        ["}"]
      )
    case .home(_, extensionOf: let name?): (["extension \(name) {"], ["}"])
    case .home: ([], ["}"])
    case .parts(let parts): ([], parts.end)
    case .function: ([Self.functionHead], ["}"])
    // What is not returned on every path is left to what is not shown.
    case .returning: (["func article() async throws -> Any? {"], ["return nil }"])
    case .method: (["class \(Self.typeName) {", Self.functionHead], ["}}"])
    case .weakClosure:
      (
        ["class \(Self.typeName) {", Self.functionHead, "_ = { [weak self] () -> Void in"],
        ["}", "}}"]
      )
    case .controllerMethod:
      (["class \(Self.typeName): UIKit.UIViewController {", Self.functionHead], ["}}"])
    case .property(let type, let lacksGetter):
      (["var article: \(type) {" + (lacksGetter ? " get { fatalError() }" : "")], ["}"])
    case .typeAlias: (["typealias Article ="], [])
    case .constant: (["let article ="], [])
    case .parameter: (["func article(_:"], [") {}"])
    case .parameters: (["func article("], [") {}"])
    case .clause(let before, let after): ([before], [after])
    case .documented(let before, let after, taking: _): ([before], ["fatalError()", after])
    case .manifest(let surroundings): ([surroundings.before], [surroundings.after])
    }
  }

  /// The head of a function that may do anything.
  static let functionHead = "func article() async throws {"

  /// A statement that waits: top-level code that has one belongs to the main actor.
  static let mainActor = "func docCheckTurn() async {}; await docCheckTurn()"

  /// The text before a line of the snippet, on a line of its own; nothing before most lines.
  func text(beforeLine line: Int) -> String? {
    switch self {
    case .parts(let parts): parts.text(beforeLine: line)
    case .receiver(let view, let lines) where lines.contains(line): "_ = \(view)"
    case .method(let view, let lines) where lines.contains(line): "_ = \(view)"
    default: nil
    }
  }

  /// The article's own type that members are put into.
  var home: LinkedItem.Reference? {
    if case .home(let reference, _) = self { reference } else { nil }
  }

  /// Whether a view is written before a chain of modifiers.
  var hasReceiver: Bool {
    switch self {
    case .receiver, .method: true
    default: false
    }
  }

  /// Whether a view or a controller is written around the snippet.
  var isScreen: Bool {
    switch self {
    case .parts(let parts): parts.namesViews
    case .controllerMethod: true
    default: false
    }
  }

  /// Whether what is written around the snippet needs SwiftUI.
  var namesViews: Bool {
    switch self {
    case .receiver: true
    case .parts(let parts): parts.namesViews
    case .method(_, let lines): !lines.isEmpty
    default: text.before.contains { $0.contains("SwiftUI.") || $0.contains("UIKit.") }
    }
  }

  /// Whether declarations of ours can stand behind the first line around a snippet.
  var isScope: Bool {
    switch self {
    case .type, .enumeration, .heir, .subclass, .home, .function, .returning, .method, .weakClosure,
      .controllerMethod:
      true
    case .none, .parts, .receiver, .property, .typeAlias, .constant, .parameter, .parameters,
      .clause, .documented, .manifest:
      false
    }
  }

  /// Whether a type of our own is around the snippet, which may get members.
  var holdsMembers: Bool {
    switch self {
    case .type, .enumeration, .heir, .subclass, .parts, .method, .weakClosure, .controllerMethod:
      true
    case .none, .home, .receiver, .function, .returning, .property, .typeAlias, .constant,
      .parameter, .parameters, .clause, .documented, .manifest:
      false
    }
  }

  /// Whether the unknown type is named in what is written around the snippet.
  var namesUnknown: Bool {
    if case .receiver(let receiver, _) = self { receiver.contains(UnknownType.name) } else { false }
  }

  /// Whether a type of our own is around declarations.
  var isOwnType: Bool {
    switch self {
    case .type, .enumeration, .heir, .subclass: true
    default: false
    }
  }

  /// Whether the code is put into a function or a view, which nothing calls.
  var isInFunction: Bool {
    if case .parts = self { true } else { name == "statements" }
  }

  /// The name of the shape in reports; nothing where nothing is wrapped.
  var name: String? {
    switch self {
    case .none: nil
    case .type, .enumeration, .heir, .subclass, .home: "members"
    case .parts(let parts): parts.content == .views ? "view" : "members"
    case .receiver: "modifier-chain"
    case .function, .returning, .method, .weakClosure, .controllerMethod, .documented: "statements"
    case .property: "accessors"
    case .typeAlias, .parameter, .parameters: "type"
    case .constant: "expression"
    case .clause: "clause"
    case .manifest: "manifest"
    }
  }
}
