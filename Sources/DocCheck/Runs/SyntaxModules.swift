import Foundation

/// The modules of SwiftSyntax that the toolchain itself is built with, for code that makes macros.
enum SyntaxModules {
  /// The modules whose import lines articles leave out where their names speak for themselves.
  static let usual = ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder"]

  /// Where the modules are that a program imports; nothing where it imports none, or the user's own
  /// folders have them.
  ///
  /// - Parameter binary: the modules in the form that the compiler reads at once.
  static func paths(
    for program: Program,
    _ toolchain: Toolchain,
    _ binary: BinarySyntaxModules,
    besides others: ModulePaths
  ) -> ModulePaths {
    // All of their names begin so; one look is enough for most programs.
    let mayImport = program.text.contains("import Swift")
    let imported = names.filter { name in
      program.implicitImports.contains(name)
        || mayImport && program.text.contains("import \(name)")
    }
    let isBrought: (String) -> Bool = { folder in
      FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
    }
    guard !imported.isEmpty, !others.readableFolders.contains(where: isBrought) else {
      return ModulePaths()
    }
    let folder = toolchain.syntaxModules
    return ModulePaths(
      searchOptions: [binary.folder, folder].compactMap(\.self).flatMap { ["-I", $0] },
      libraryFolders: [folder],
      libraries: imported
    )
  }

  /// The modules' names.
  static let names =
    usual + [
      "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators",
      "SwiftBasicFormat", "SwiftIDEUtils", "SwiftIfConfig", "SwiftRefactor",
      "SwiftSyntaxMacroExpansion",
    ]

  /// Whether a name that nothing declares is one of SwiftSyntax's: a module, a protocol that macros
  /// conform to, or a node of the syntax.
  static func declare(_ name: String) -> Bool {
    names.contains(name) || protocols.contains(name) || nodes.contains { name.hasSuffix($0) }
  }

  /// The protocols that the roles of macros have (swift-syntax, `SwiftSyntaxMacros`).
  private static let protocols: Set<String> = [
    "AccessorMacro", "BodyMacro", "DeclarationMacro", "ExpressionMacro", "ExtensionMacro",
    "MacroExpansionContext", "MemberAttributeMacro", "MemberMacro", "PeerMacro", "PreambleMacro",
    "SyntaxRewriter", "SyntaxVisitor",
  ]

  private static let nodes = [
    "DeclSyntax", "DeclSyntaxProtocol", "ExprSyntax", "ExprSyntaxProtocol", "StmtSyntax",
    "TypeSyntax", "TypeSyntaxProtocol", "AttributeSyntax", "DeclGroupSyntax",
    "FreestandingMacroExpansionSyntax", "SourceFileSyntax",
  ]
}
