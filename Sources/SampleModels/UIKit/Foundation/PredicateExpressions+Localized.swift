import Foundation

// What `#Predicate` makes of a search that Foundation lacks on Linux.
extension PredicateExpressions {
  /// Whether a text has another one in it, as a user who searches for it means.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// What the search tells.
    public typealias Output = Bool

    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// Creates a search.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Searches, whatever the case and the accents of letters are.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      let part = String(try other.evaluate(bindings))
      return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes a search of its parts, as the macro writes it.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
