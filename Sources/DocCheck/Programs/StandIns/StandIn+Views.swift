/// How names tell that views stand for them.
extension StandIn {
  /// Whether a name stands where views do: alone as a statement, with nothing but the modifiers of
  /// views behind it, or is called and named as a view.
  static func looksLikeView(
    _ name: String,
    _ roles: Set<Use.Role>,
    _ viewMembers: Set<String>
  ) -> Bool {
    let chains = chains(roles)
    let modifiers = Set(chains.joined())
    let isModified = !chains.isEmpty && viewMembers.isSuperset(of: modifiers)
    if name.first?.isUppercase == true {
      return roles.contains(where: \.isCall)
        && (isModified || suffixes.contains { name.hasSuffix($0) })
    }
    return isModified
      && roles.allSatisfy { role in
        switch role {
        case .value, .statement: true
        case .base(let member): modifiers.contains(member)
        default: false
        }
      }
  }

  /// The modifiers that stand behind a view, where it is a statement.
  var modifiers: Set<String> { Set(Self.chains(roles).joined()) }

  /// The modifiers behind each statement that begins with a name.
  private static func chains(_ roles: Set<Use.Role>) -> [[String]] {
    roles.compactMap { if case .statement(let modifiers) = $0 { modifiers } else { nil } }
  }

  /// How the names of views end.
  private static let suffixes = ["View", "Screen", "Row", "Cell", "Page", "Sheet"]

  /// Whether UIKit's views are laid out by a member.
  fileprivate static func laysOut(_ member: String) -> Bool { layout.contains(member) }

  private static let layout: Set<String> = [
    "addSubview", "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor", "leadingAnchor",
    "leftAnchor", "rightAnchor", "safeAreaLayoutGuide", "topAnchor", "trailingAnchor",
    "widthAnchor",
  ]
}

extension Use.Role {
  /// Whether a name is the base of what only UIKit's views have.
  var tellsLaidOutView: Bool {
    if case .base(let member) = self { StandIn.laysOut(member) } else { false }
  }
}
