import SwiftParser
import SwiftSyntax

/// Takes members out of a type's text, so that an extension can declare them anew.
enum MemberRemoval {
  /// The text of a type without the members of some names; every other line stays in its place.
  static func text(_ type: String, removing names: Set<String>) -> String {
    var bytes = Array(type.utf8)
    for statement in Parser.parse(source: type).statements {
      guard let group = Syntax(statement.item).asProtocol((any DeclGroupSyntax).self) else {
        continue
      }
      for member in group.memberBlock.members {
        let declared = ItemReader.declaredNames(of: Syntax(member.decl))
        guard !names.isDisjoint(with: declared) else { continue }
        let start = member.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = member.endPositionBeforeTrailingTrivia.utf8Offset
        for index in start..<end where bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
