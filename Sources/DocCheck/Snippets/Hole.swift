/// What stands in a program for something that the article leaves out.
enum Hole: Sendable {
  /// Nothing: the code is complete without it.
  case nothing
  case expression
  case type
  /// A statement after which nothing is reached.
  case statement
  /// The only case of a `switch`.
  case switchCase
  /// A view before its modifiers.
  case view
  /// A name that the author leaves to the reader.
  case name

  /// What a program says that reaches something left out: nobody can tell what would have happened.
  static let trapMessage = "left out in the article"

  /// A statement that ends the program, and an expression of any type where it stands alone.
  static let trap = "fatalError(\"\(trapMessage)\")"

  /// An expression of any type, and of the unknown one where nothing asks for another.
  static let expressionText = "\(functionName)()"

  /// The name of the functions whose call `expressionText` is.
  static let functionName = "docCheckHole"

  /// The functions behind `expressionText`.
  static let declaration =
    "func \(functionName)() -> \(UnknownType.name) { \(trap) }; "
    + "@_disfavoredOverload func \(functionName)() -> [\(UnknownType.name)] { \(trap) }; "
    + "func \(functionName)<T>() -> T { \(trap) }"

  /// The text of the hole.
  var text: String {
    switch self {
    case .nothing: ""
    case .expression: Self.expressionText
    case .type: UnknownType.name
    case .statement: Self.trap
    case .switchCase: "default: \(Self.trap)"
    case .view: "SwiftUI.EmptyView()"
    case .name: "placeholder"
    }
  }

  /// Whether a program must declare holes for a text of it to compile.
  static func isIn(_ text: String) -> Bool {
    text.contains(expressionText) || text.contains(UnknownType.name)
  }
}
