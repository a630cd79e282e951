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

  /// A member of a type or an extension.
  struct Member: Hashable, Sendable {
    /// The names that the member declares, a function's with its labels.
    let keys: Set<String>
    /// The names of the attributes that the member bears.
    let attributes: Set<String>
    /// The bytes that the member takes, counted from the start of the item.
    let bytes: Range<Int>
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
  /// The members in their order.
  let memberList: [Member]
  /// The names that the item declares, a function's with its labels.
  let keys: Set<String>
  /// The bytes between the braces of a type or an extension, counted from the start of the item.
  let body: Range<Int>?
  /// The names that the item declares at any depth: its parameters, constants and members.
  let bound: Set<String>
  /// The names that the item uses and does not declare itself.
  let uses: [Use]
  /// The names behind a dot that the item uses.
  let usedMembers: Set<String>
  /// The members that expressions of the item begin with, as `.red` does.
  let implicitMembers: Set<ImplicitMember>
  /// The members whose bindings the item reads, as `alert` of `$model.alert`.
  let boundMembers: Set<String>
  /// The members that the item calls.
  let memberCalls: Set<MemberCall>
  /// The protocol that each generic parameter in the item conforms to; empty for none.
  let constraints: [String: String]
  /// The cases of enumerations that the item tells apart.
  let casePatterns: Set<CasePatterns>
  /// The operators that the item declares or uses.
  let operatorNames: Set<String>
  /// The bytes of the snippet's text that the item takes, its comments left out.
  var bytes: Range<Int>
  /// Whether the item needs a type around it, as `override`, `mutating` and `self` do.
  let wantsType: Bool
  /// Whether the item names who may use it: `private`, `public`.
  let hasAccessLevel: Bool
  /// Whether only a class can have the item as a member.
  let wantsClass: Bool
  /// What the class that the item's own is built on must have: the members that it overrides.
  let overridden: [Overridden]
  /// Whether the item uses `self` or `super` of a type around it.
  let usesSelf: Bool
  /// Whether the item leaves or uses something around it: `return`, `self`.
  let wantsFunction: Bool
  /// Whether the item gives a value to whoever calls the function around it.
  let returnsValue: Bool
  /// Whether the item is a declaration that lacks its body.
  let lacksBody: Bool
  /// Whether the item declares a protocol.
  let isProtocol: Bool
  /// Whether the item declares a class.
  let isClass: Bool
  /// Whether the item declares an enumeration.
  let isEnumeration: Bool
  /// Whether the item declares cases of an enumeration.
  let isCase: Bool
  /// Whether the item declares a structure.
  let isStructure: Bool
  /// Whether the item is an expression that begins with a dot.
  let isImplicitMember: Bool
  /// Whether the item is an expression that gives something another value.
  let isAssignment: Bool
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

  /// Whether the item can stand inside a type.
  var canBeMember: Bool {
    switch kind {
    case .type, .function, .member: true
    case .variable: isComputed || !lacksValue
    case .importing, .typeExtension, .operators, .macro, .statement, .expression: false
    }
  }

  /// Whether it is a variable whose value uses something of the same name.
  var usesItself: Bool {
    kind == .variable && uses.contains { declares.contains($0.name) }
  }

  /// Whether it is a property with a wrapper.
  var isWrapped: Bool { kind == .variable && uses.contains(where: \.role.isWrapper) }

  /// Whether a call's arguments fit the parameters of a function.
  func takes(_ call: Call) -> Bool {
    parameters.map {
      Parameter.fit($0, call: call.labels, closures: call.trailingClosures.count)
    } ?? false
  }

  /// The names of all members, a function's with its labels.
  var memberKeys: Set<String> { memberList.reduce(into: []) { $0.formUnion($1.keys) } }

  /// The names of members that are spelt like types.
  var nestedNames: [String] { members.filter { $0.first?.isUppercase ?? false } }

  /// The names in lists of inherited types.
  var inherited: Set<String> {
    Set(uses.filter { $0.role == .inherited }.map(\.name))
  }

  /// Whether two declarations cannot stand in one program: they declare the same name, and are not
  /// overloads of a function or extensions with different members.
  func collides(with other: Item) -> Bool {
    switch (kind, other.kind) {
    case (.typeExtension, .typeExtension):
      extendedType == other.extendedType
        && (!members.isDisjoint(with: other.members) || members.isEmpty && other.members.isEmpty)
    case (.function, .function):
      declares == other.declares && parameters?.map(\.label) == other.parameters?.map(\.label)
    case (.operators, .operators): declares == other.declares
    case (.typeExtension, _), (_, .typeExtension), (.operators, _), (_, .operators): false
    default: !Set(declares).isDisjoint(with: other.declares)
    }
  }

  /// Whether the item is a function at the top level that implements an operator.
  var implementsOperator: Bool {
    kind == .function && !wantsType && !operatorNames.isDisjoint(with: declares)
  }
}
