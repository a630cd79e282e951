import SwiftSyntax

/// Finds attributes of tests that stand alone, as articles show the traits of one.
enum LoneAttributes {
  /// An empty declaration behind each of them; nothing where other attributes stand among them, which
  /// may mark anything.
  static func edits(in tree: SourceFileSyntax) -> [CodeEdit] {
    guard tree.statements.count == 1,
      let lone = tree.statements.first?.item.as(MissingDeclSyntax.self)
    else { return [] }
    var edits: [CodeEdit] = []
    for (index, element) in lone.attributes.enumerated() {
      guard let attribute = element.as(AttributeSyntax.self),
        let head = declarations[attribute.attributeName.trimmedDescription],
        // The values for parameters need these.
        attribute.arguments?.description.contains("arguments:") != true
      else { return [] }
      let end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(CodeEdit(bytes: end..<end, text: " \(head.before)marked\(index)\(head.after)"))
    }
    return edits
  }

  /// What is written around the name of the declaration that an attribute marks.
  private static let declarations = [
    "Test": (before: "func ", after: "() {}"), "Suite": (before: "struct ", after: " {}"),
  ]
}
