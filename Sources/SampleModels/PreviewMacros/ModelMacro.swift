import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a class a model: its stored properties live in backing data, which a context can keep.
struct ModelMacro {
  /// The class, if the marked declaration is one.
  private static func model(_ declaration: some DeclGroupSyntax) -> ClassDeclSyntax? {
    declaration.as(ClassDeclSyntax.self)
  }

  private static func properties(of model: ClassDeclSyntax) -> [PersistedProperty] {
    model.memberBlock.members.compactMap { PersistedProperty($0.decl) }
  }

  /// Whether a protocol is among those that the class does not conform to by itself.
  private static func isMissing(_ name: String, in protocols: [TypeSyntax]) -> Bool {
    protocols.contains {
      $0.trimmedDescription.split(separator: ".").last.map(String.init) == name
    }
  }
}

// MARK: - Members

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = model(declaration) else { throw wrongKind(declaration) }
    diagnoseMissingInitializer(in: model, context)
    diagnoseImplicitMembers(in: model, context)
    let isRoot = isMissing("PersistentModel", in: protocols)
    let properties = properties(of: model)
    return [
      """
      @SwiftData.Transient
      private var _$backingData: SwiftData.BackingData = SwiftData.BackingData()
      """,
      backingData(isRoot: isRoot),
      metadata(of: model, properties, isRoot: isRoot),
      initializer(of: properties, isRoot: isRoot),
      "struct _SwiftDataNoType {}",
    ]
  }

  private static func wrongKind(_ declaration: some DeclGroupSyntax) -> ModelMacroError {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    let kind = declaration.introducer.text
    return ModelMacroError("'@Model' cannot be applied to \(kind) type '\(name)'")
  }

  /// The initialiser that makes a model of backing data leaves a class without any of its own.
  private static func diagnoseMissingInitializer(
    in model: ClassDeclSyntax,
    _ context: some MacroExpansionContext
  ) {
    let members = model.memberBlock.members
    guard !members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else { return }
    let message = ModelMacroMessage(
      "@Model requires an initializer be provided for '\(model.name.text)'"
    )
    context.diagnose(Diagnostic(node: model.name, message: message))
  }

  /// The values are in a place without a type as well, where a leading dot means nothing.
  private static func diagnoseImplicitMembers(
    in model: ClassDeclSyntax,
    _ context: some MacroExpansionContext
  ) {
    for member in model.memberBlock.members {
      guard let property = PersistedProperty(member.decl), property.hasImplicitMember else {
        continue
      }
      let message = ModelMacroMessage(
        "A default value requires a fully qualified domain named value"
      )
      context.diagnose(Diagnostic(node: member.decl, message: message))
    }
  }

  private static func backingData(isRoot: Bool) -> DeclSyntax {
    guard isRoot else {
      return """
        public override var persistentBackingData: SwiftData.BackingData {
          get { super.persistentBackingData.takingOver(_$backingData) }
          set { super.persistentBackingData = newValue }
        }
        """
    }
    return """
      public var persistentBackingData: SwiftData.BackingData {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """
  }

  private static func metadata(
    of model: ClassDeclSyntax,
    _ properties: [PersistedProperty],
    isRoot: Bool
  ) -> DeclSyntax {
    let entries = properties.map { property in
      """
      SwiftData.Schema.PropertyMetadata(name: "\(property.name)", \
      \(property.isTransformable ? "transformable" : "keypath"): \
      \\\(model.name.text).\(property.name), \
      \(property.constant.map { "defaultValue: \($0), " } ?? "")metadata: \(property.metadata ?? "nil"))
      """
    }
    // One statement each: the compiler finds their types one by one.
    let all = (entries + notes(in: model)).map { "metadata.append(\($0))" }
    let modifiers = isRoot ? "public class" : "public override class"
    // A variable that nothing changes would be warned of.
    let keyword = all.isEmpty ? "let" : "var"
    return """
      \(raw: modifiers) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        \(raw: keyword) metadata: [SwiftData.Schema.PropertyMetadata] = \(raw: isRoot ? "[]" : "super.schemaMetadata")
        \(raw: all.joined(separator: "\n"))
        return metadata
      }
      """
  }

  /// What `#Index` and `#Unique` say of the class.
  private static func notes(in model: ClassDeclSyntax) -> [String] {
    model.memberBlock.members.compactMap { member in
      guard let note = member.decl.as(MacroExpansionDeclSyntax.self),
        ["Index", "Unique"].contains(note.macroName.text)
      else { return nil }
      let generics = note.genericArgumentClause?.trimmedDescription ?? ""
      return """
        SwiftData.Schema.PropertyMetadata(SwiftData.Schema.\(note.macroName.text)\(generics)\
        (\(note.arguments.trimmedDescription)))
        """
    }
  }

  private static func initializer(of properties: [PersistedProperty], isRoot: Bool) -> DeclSyntax {
    let stored = properties.map { "_\($0.name) = _SwiftDataNoType()" }.joined(separator: "\n")
    // What a heir's own properties begin with must not replace what the backing data hold.
    let rest =
      isRoot
      ? "_$backingData = backingData"
      : "_$backingData = SwiftData.BackingData()\nsuper.init(backingData: backingData)"
    return """
      public required init(backingData: SwiftData.BackingData) {
        \(raw: stored)
        \(raw: rest)
      }
      """
  }
}

// MARK: - Attributes and conformances

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard model(declaration) != nil, PersistedProperty(member) != nil else { return [] }
    return ["@SwiftData._PersistedProperty"]
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard model(declaration) != nil else { return [] }
    var extensions: [ExtensionDeclSyntax] = []
    if isMissing("PersistentModel", in: protocols) {
      extensions.append(
        try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")
      )
    }
    if isMissing("Observable", in: protocols) {
      extensions.append(
        try ExtensionDeclSyntax("extension \(type.trimmed): Observation.Observable {}")
      )
    }
    if isMissing("Sendable", in: protocols) {
      let reason = """
        PersistentModels are not Sendable, consider utilizing a ModelActor or use \
        \(type.trimmedDescription)'s persistentModelID instead
        """
      extensions.append(
        try ExtensionDeclSyntax(
          """
          @available(*, unavailable, message: "\(raw: reason)")
          extension \(type.trimmed): Sendable {}
          """
        )
      )
    }
    return extensions
  }
}
