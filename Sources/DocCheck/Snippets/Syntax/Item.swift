/// One declaration, statement or expression at the top level of a snippet, and what it gives to and
/// wants from others.
struct Item: Sendable {
  /// What the item is.
  enum Kind: Hashable, Sendable {
    case importing
    case type
    case function
    case variable
    case typeExtension
    /// An operator or a precedence group.
    case operators
    /// `#Preview`, `#warning` and other macros that stand alone.
    case macro
    /// An initialiser, a case, a subscript or a deinitialiser: only good inside a type.
    case member
    case statement
    case expression
  }

  let kind: Kind
  /// The names that the item declares, `$0`-free and without argument labels.
  let declares: [String]
  /// The parameters of a function; nothing for anything else.
  let parameters: [Parameter]?
  /// The type that an extension extends.
  let extendedType: String?
  /// The names of the members that a type or an extension declares.
  let members: Set<String>
  /// The names that the item declares at any depth: its parameters, constants and members.
  let bound: Set<String>
  /// The names that the item uses and does not declare itself.
  let uses: [Use]
  /// The names behind a dot that the item uses.
  let usedMembers: Set<String>
  /// The operators that the item declares or uses.
  let operatorNames: Set<String>
  /// The bytes of the snippet's text that the item takes, its comments left out.
  let bytes: Range<Int>
  /// Whether the item needs a type around it, as `override`, `mutating` and `self` do.
  let wantsType: Bool
  /// Whether the item leaves or uses something around it: `return`, `self`.
  let wantsFunction: Bool
  /// Whether the item is a declaration that lacks its body.
  let lacksBody: Bool
  /// Whether the item declares a protocol.
  let isProtocol: Bool
  /// Whether the item is an expression that begins with a dot.
  let isImplicitMember: Bool
  /// Whether the item bears `@main`.
  let isMain: Bool
  /// A variable without a value and without a getter, that a later statement must initialise.
  let lacksValue: Bool
  /// Whether the item is a variable with a getter instead of storage.
  let isComputed: Bool
  /// Whether the item asks for the system or its version: `#available`, `#if`.
  let checksPlatform: Bool

  /// Whether the item itself calls a function that prints.
  var prints: Bool {
    uses.contains { ["print", "debugPrint", "dump"].contains($0.name) && $0.isCall }
  }

  /// Whether the item is a function at the top level that implements an operator.
  var implementsOperator: Bool { kind == .function && !operatorNames.isDisjoint(with: declares) }
}
