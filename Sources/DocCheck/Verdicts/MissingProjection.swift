/// Tells a projection, `$name`, that a property cannot have from one that is not shown.
enum MissingProjection {
  /// Whether an error misses the projection of a property that stands beside its use and has no wrapper, or
  /// only such as give none.
  static func isCertain(
    _ error: CompilerMessage,
    _ attempt: Attempt,
    _ items: ArticleItems
  ) -> Bool {
    guard let missing = error.missingName, missing.hasPrefix("$"), attempt.unknownMacros.isEmpty,
      case .subject(let line) = attempt.origin(of: error)
    else { return false }
    let name = missing.withoutProjection
    let elided = items.elidedTypes(seenBy: attempt.draft.subject)
    let plain = withoutProjection.union(ownWrappers(items).subtracting(elided))
    return items.items[attempt.draft.subject].map(\.item).contains { item in
      item.kind == .variable && item.declares == [name] && item.isWrapped
        && plain.isSuperset(of: item.uses.filter(\.role.isWrapper).map(\.name))
    }
      || items.items[attempt.draft.subject].contains {
        $0.item.kind == .type && $0.lines.contains(line)
          && $0.item.memberList.contains {
            $0.keys.contains(name) && plain.isSuperset(of: $0.attributes)
          }
      }
  }

  /// The wrappers of SwiftUI whose properties have no projection.
  private static let withoutProjection: Set<String> = [
    "Environment", "FocusedValue", "Namespace", "ScaledMetric",
  ]

  /// The wrappers that the article shows, and shows without one.
  private static func ownWrappers(_ items: ArticleItems) -> Set<String> {
    let types = items.items.joined().map(\.item).filter { $0.kind == .type }
    let wrappers = types.filter { $0.members.contains("wrappedValue") }
    let projecting = items.items.joined().map(\.item)
      .filter { $0.members.contains("projectedValue") }
    return Set(wrappers.flatMap(\.declares))
      .subtracting(projecting.flatMap { $0.declares + [$0.extendedType].compactMap(\.self) })
  }
}
