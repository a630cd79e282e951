import SwiftSyntax

/// Takes away what ties code to Objective-C, which Linux does not have, wherever the code means the
/// same without it: `@objc`, the outlets and actions of Interface Builder, `#selector` and `#keyPath`.
///
/// What `@UIApplicationMain` said once says `@main` now. A protocol with optional requirements, and `#selector` with a function of the same code that
/// Objective-C would not see, stay as they are, and so does `@objc` where Apple's compiler refuses it.
final class ObjectiveCMarks: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []
  /// The functions of the code that Objective-C does not see.
  private let hidden: Set<String>

  private static let outlets: Set<String> = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
  ]

  /// The attributes with which apps began that `@main` took the place of
  /// ([SE-0383](https://github.com/swiftlang/swift-evolution)); on Linux the compiler crashes at them.
  private static let mains: Set<String> = ["NSApplicationMain", "UIApplicationMain"]

  /// Whether the program begins where an attribute stands.
  static func isMain(_ attribute: String) -> Bool {
    attribute == "@main" || mains.contains { attribute == "@" + $0 }
  }

  private init(hidden: Set<String>) {
    self.hidden = hidden
    super.init(viewMode: .sourceAccurate)
  }

  /// The edits that a piece of code needs.
  static func edits(in tree: SourceFileSyntax) -> [CodeEdit] {
    let functions = HiddenFunctions(viewMode: .sourceAccurate)
    functions.walk(tree)
    let marks = ObjectiveCMarks(hidden: functions.names)
    marks.walk(tree)
    return marks.edits
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    node.memberBlock.members.contains(where: { $0.decl.hasModifier("optional") })
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.mains.contains(name), node.parent?.parent?.is(ClassDeclSyntax.self) == true {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(CodeEdit(bytes: start..<end, text: "@main"))
      return .skipChildren
    }
    guard Self.outlets.contains(name) || name.hasPrefix("objc") && mayBeObjectiveC(node) else {
      return .skipChildren
    }
    blank(Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "keyPath", let argument = node.arguments.first,
      let path = Self.keyPath(argument.expression.trimmedDescription)
    {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(CodeEdit(bytes: start..<end, text: "\"\(path)\""))
      return .skipChildren
    }
    guard node.macroName.text == "selector", let parenthesis = node.leftParen,
      let argument = node.arguments.first, argument.label == nil,
      !hidden.contains(Self.name(of: argument.expression))
    else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = parenthesis.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: start..<end, text: "Selector("))
    return .visitChildren
  }

  /// The names of the properties in the argument of a `#keyPath`, without the type that they begin with;
  /// nothing where it is no path on one line.
  private static func keyPath(_ argument: String) -> String? {
    let names = argument.split(separator: ".", omittingEmptySubsequences: false)
    let properties = names.drop { $0.first?.isUppercase == true }
    let isPath = properties.allSatisfy { $0.wholeMatch(of: word) != nil }
    return properties.isEmpty || !isPath ? nil : properties.joined(separator: ".")
  }

  private static let word = Pattern(/\w+/)

  private func blank(_ node: Syntax) {
    // Token by token, since it may take several lines.
    edits += node.tokens(viewMode: .sourceAccurate).map { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return CodeEdit(bytes: start..<token.endPositionBeforeTrailingTrivia.utf8Offset, text: "")
    }
  }

  /// Whether Apple's compiler accepts the attribute where it stands: not on a value's type, and only
  /// on classes that inherit.
  private func mayBeObjectiveC(_ attribute: AttributeSyntax) -> Bool {
    guard let owner = attribute.parent?.parent else { return false }
    if let type = owner.as(ClassDeclSyntax.self) { return type.inheritanceClause != nil }
    return !owner.is(StructDeclSyntax.self) && !owner.is(ActorDeclSyntax.self)
  }

  /// The base name of the function that a selector names: `tap` of `Controller.tap(_:)`.
  private static func name(of expression: ExprSyntax) -> String {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

/// Finds the functions that Objective-C does not see: those without an attribute that says so, in
/// types that do not say it for all of their members.
private final class HiddenFunctions: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.trimmedDescription.contains("@objcMembers") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.trimmedDescription.contains("@objc") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.trimmedDescription
    let isSeen = ["@objc", "@IBAction"].contains { attributes.contains($0) }
    if !isSeen, !DeclSyntax(node).hasModifier("override") { names.insert(node.name.text) }
    return .skipChildren
  }
}

extension DeclSyntax {
  fileprivate func hasModifier(_ name: String) -> Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == name } ?? false
  }
}
