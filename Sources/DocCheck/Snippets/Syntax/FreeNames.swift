import SwiftSyntax

/// The names that a piece of syntax uses and does not declare, found by a walk through its scopes.
///
/// The walk is approximate where only the type checker could tell; the compiler has the last word.
struct FreeNames {
  let uses: [Use]
  /// The names that the syntax declares at any depth: parameters, constants, members.
  let bound: Set<String>
  /// The names behind a dot.
  let members: Set<String>
  /// The members that expressions begin with.
  let implicitMembers: Set<ImplicitMember>
  /// The members whose bindings the syntax reads.
  let boundMembers: Set<String>
  /// The members that the syntax calls.
  let memberCalls: Set<MemberCall>
  /// The protocol that each generic parameter conforms to; empty for none.
  let constraints: [String: String]
  /// The cases of enumerations that the syntax tells apart.
  let casePatterns: Set<CasePatterns>
  let operators: Set<String>
  /// Whether `self` or `super` is used outside of any type of the syntax's own.
  let usesSelf: Bool
  /// Whether a `return` leaves code that the syntax does not show.
  let returns: Bool
  /// Whether such a `return` gives a value.
  let returnsValue: Bool

  init(of syntax: Syntax) {
    let walk = ScopeWalk(viewMode: .sourceAccurate)
    walk.walk(syntax)
    var seen: Set<Use> = []
    uses = walk.uses.filter { seen.insert($0).inserted }
    bound = walk.bound
    members = walk.members
    implicitMembers = walk.implicitMembers
    boundMembers = walk.boundMembers
    memberCalls = walk.memberCalls
    constraints = walk.constraints
    casePatterns = walk.casePatterns
    operators = walk.operators
    usesSelf = walk.usesSelf
    returns = walk.returns
    returnsValue = walk.returnsValue
  }
}
