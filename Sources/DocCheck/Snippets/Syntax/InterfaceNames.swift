import SwiftParser
import SwiftSyntax

/// The names that a module's interface declares.
///
/// An interface of several megabytes is parsed for its names alone, which takes a fraction of the
/// time that it takes to read all that `ParsedSwift` knows of a snippet.
struct InterfaceNames: Sendable {
  /// The types, functions, values and macros at the top level.
  private(set) var topLevel: Set<String> = []
  /// The members of all types and extensions at the top level.
  private(set) var members: Set<String> = []
  /// The members of the extensions of `View`.
  private(set) var viewMembers: Set<String> = []

  /// - Parameter interface: the text as the toolchain prints it.
  init(of interface: String) {
    for statement in Parser.parse(source: interface).statements {
      let syntax = Syntax(statement.item)
      let members = ItemReader.members(of: syntax)
      topLevel.formUnion(ItemReader.declaredNames(of: syntax))
      self.members.formUnion(members)
      if syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "View" {
        viewMembers.formUnion(members)
      }
    }
  }
}
