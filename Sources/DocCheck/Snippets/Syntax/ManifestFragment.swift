import SwiftParser
import SwiftSyntax

/// A part of a package manifest, as articles show how to add a package: elements of one of its
/// lists, or arguments of the package or of a target.
struct ManifestFragment: Sendable {
  /// The text before and behind the fragment, for each way in which it may be read.
  let readings: [Surroundings]

  /// What is written around the fragment.
  struct Surroundings: Hashable, Sendable {
    let before: String
    let after: String
  }

  /// The lists of a manifest, with the names that their elements begin with.
  private static let lists: [(type: String, heads: Set<String>)] = [
    ("Package.Dependency", ["package"]),
    (
      "Target",
      [
        "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro",
        "plugin",
      ]
    ),
    ("Product", ["library", "executable", "plugin"]),
    ("Target.Dependency", ["product", "target", "byName"]),
    (
      "SwiftSetting",
      ["enableUpcomingFeature", "enableExperimentalFeature", "swiftLanguageMode", "unsafeFlags"]
    ),
  ]

  /// The labels of a manifest's lists.
  static let labels: Set<String> = [
    "dependencies", "targets", "products", "swiftSettings", "cSettings", "cxxSettings",
    "linkerSettings", "platforms", "resources",
  ]

  /// Reads code as a fragment; nothing where it is none.
  ///
  /// - Parameter parsed: what the parser makes of the code.
  init?(_ code: String, parsed: ParsedSwift) {
    let isList = parsed.head == "."
    guard isList || Self.labels.contains(parsed.head), ParserLimit.admits(code) else { return nil }
    let readings = DeepStack.run { isList ? Self.elements(of: code) : Self.arguments(of: code) }
    guard let readings = readings ?? nil else { return nil }
    self.readings = readings
  }

  private static func elements(of code: String) -> [Surroundings]? {
    let tree = Parser.parse(source: "[\n\(code)\n]")
    guard !tree.hasError, tree.statements.count == 1,
      let array = tree.statements.first?.item.as(ArrayExprSyntax.self), !array.elements.isEmpty
    else { return nil }
    let heads = array.elements.map { head(of: $0.expression) }
    let fitting = lists.filter { list in
      heads.allSatisfy { $0.map(list.heads.contains) ?? false }
    }
    let lists = fitting.isEmpty ? nearLists(heads) : fitting
    guard !lists.isEmpty else { return nil }
    return lists.map { Surroundings(before: "let _: [\($0.type)] = [", after: "]") }
  }

  /// The lists whose elements misspelt heads are meant to be.
  private static func nearLists(_ heads: [String?]) -> [(type: String, heads: Set<String>)] {
    lists.filter { list in
      heads.allSatisfy { head in
        guard let head else { return false }
        let similar = list.heads.filter { NearMiss.isSameKind(head, $0) }
        return list.heads.contains(head) || EditDistance.nearest(to: head, in: similar) != nil
      }
    }
  }

  /// The name behind the leading dot of an element.
  private static func head(of expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil
    else { return nil }
    return access.declName.baseName.text
  }

  private static func arguments(of code: String) -> [Surroundings]? {
    let tree = Parser.parse(source: "f(\n\(code)\n)")
    guard !tree.hasError, tree.statements.count == 1,
      let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil, !call.arguments.isEmpty,
      call.arguments.allSatisfy({ $0.label.map { labels.contains($0.text) } ?? false })
    else { return nil }
    return ["Package", "Target.target"].map {
      Surroundings(before: "_ = \($0)(name: \"Article\",", after: ")")
    }
  }
}
