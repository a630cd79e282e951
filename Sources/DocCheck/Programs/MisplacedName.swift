/// Tells the name of a library's that stands where it does not belong from one that an app adds: a member
/// that a view has lost behind a modifier (`.frame(width: 10).resizable()`), a value of the wrong kind of
/// alignment (`VStack(alignment: .top)`), a member of a function (`resizable.frame`) or of another
/// type of text (`name.length`).
struct MisplacedName {
  let known: KnownNames
  /// The names that the article declares, members included.
  let declared: Set<String>

  /// Whether an error is about such a name.
  ///
  /// - Parameter site: what stands around the place of the error.
  func isMeant(by error: CompilerMessage, at site: CodeSite) -> Bool {
    if let name = error.missingName { return site.excludedNames.contains(name) }
    guard let (type, name) = error.missingMember, !declared.contains(name) else { return false }
    if error.id == "could_not_find_type_member" {
      let owner = type.hasSuffix("?") ? String(type.dropLast()) : type
      return isOtherValue(name, of: owner, at: site)
    }
    return type.isWithoutMembers || isForeign(name, to: type) || isLost(name, by: type, at: site)
  }

  // MARK: Values

  /// The types of places and directions, to which apps add values under names of their own alone.
  private static let closed: Set<String> = [
    "Alignment", "Axis", "ContentMode", "Edge", "GridItem", "HorizontalAlignment", "HorizontalEdge",
    "Set", "TextAlignment", "VerticalAlignment", "VerticalEdge",
  ]

  /// The types of lengths, in whose place nobody names a direction.
  private static let lengths: Set<String> = ["CGFloat", "Double", "Int"]

  /// Whether a value that a type lacks is one of a type that it is easily taken for, or a length is one
  /// that the same call takes in another place.
  private func isOtherValue(_ name: String, of type: String, at site: CodeSite) -> Bool {
    let index = known.declarations
    let last = type.split(separator: ".").last.map(String.init) ?? type
    guard declared.isDisjoint(with: type.identifiers), !index.values(of: last).contains(name) else {
      return false
    }
    if Self.closed.contains(last), known.declares(String(type.prefix { $0 != "." })) {
      let others = Self.closed.union(["Size"]).subtracting(last == "Set" ? ["Set"] : [])
      return others.contains { index.values(of: $0).contains(name) }
    }
    // Colours are styles under the names that styles have, but for the accent colour.
    if last == "ShapeStyle", index.values(of: "Color").contains(name) { return true }
    guard Self.lengths.contains(last), let call = site.calls.first(where: { $0.name != name }),
      !declared.contains(call.name)
    else { return false }
    return known.values(takenBy: call.name).contains(name)
  }

  // MARK: Members

  /// Whether a member is one that another language has, or for a string one of `NSString`;
  /// `AnyCancellable` has all its members here.
  private func isForeign(_ name: String, to type: String) -> Bool {
    guard declared.isDisjoint(with: type.identifiers) else { return false }
    if type == "AnyCancellable" || ForeignWords.isMember(name, of: APIGap.generic(type) ?? type) {
      return true
    }
    return type == "String" && known.declarations[name].contains { $0.owner == "NSString" }
  }

  /// Whether a library's view lacks a member that views of another kind have, and that no app adds to all
  /// of them: `resizable` of images, `onDelete` of `ForEach`, `fill` of what was a shape before.
  private func isLost(_ name: String, by type: String, at site: CodeSite) -> Bool {
    let index = known.declarations
    let library = String(type.prefix { $0 != "<" })
    guard declared.isDisjoint(with: type.identifiers), !known.viewMembers.contains(name),
      type == "some View" || index[library].contains(where: { $0.module == "SwiftUI" })
    else { return false }
    let owners = Set(index[name].filter { $0.keyword == "func" }.compactMap(\.owner))
    if !owners.isDisjoint(with: ["DynamicViewContent", "Image"]) {
      return owners.isSubset(of: ["DynamicViewContent", "Image"])
    }
    guard Self.drawing.contains(name), let root = site.root, !declared.contains(root),
      index.ancestors(of: root).contains("Shape"), let call = site.calls.first, call.name == name
    else { return false }
    return known.overloads(of: name).contains { $0.takes(call.call) }
  }

  /// The members of shapes that apps do not give to all views.
  private static let drawing: Set<String> = ["fill", "stroke", "strokeBorder", "trim"]
}

extension String {
  /// Whether a type, as the compiler prints it, is `Any` or that of functions or tuples, which have no
  /// further members.
  ///
  /// What a function without a result gives may be all that our own one around a fragment does.
  fileprivate var isWithoutMembers: Bool {
    self == "Any"
      || hasPrefix("(") && self != "()" && !hasSuffix("?") && !hasPrefix("(any ")
        && !hasPrefix("(some ") && !contains(UnknownType.name)
  }
}
