/// Tells what shape a piece of code has.
struct ShapeReader {
  /// The shape of code and what the parser makes of it.
  func shape(of code: String, parsed: ParsedSwift) -> Shape {
    if let whole = withoutRemarks(code, parsed) {
      return shape(of: whole.text, parsed: whole.parsed)
    }
    if FenceClassifier.kind(of: code, isAccepted: true) != nil { return .otherLanguage }
    let items = parsed.items.filter { $0.kind != .importing }
    let isListing = items.allSatisfy { Self.declarations.contains($0.kind) || $0.kind == .variable }
    // A modifier behind a property's brace makes no listing of its type.
    let isModified = parsed.errors.contains { $0.message.hasPrefix("unexpected code '.") }
    if isListing, !isModified, items.contains(where: \.lacksBody), parsed.slip == nil {
      return .signature
    }
    if !parsed.errors.isEmpty { return shapeOfRefused(code, parsed) }
    if let shape = shapeOfFragment(code, items) { return shape }
    if items.contains(where: \.wantsType), items.allSatisfy(Self.fitsType) {
      // What is filled in may part a chain of modifiers from a property.
      let whole = parsed.holes.isEmpty ? items : CompilableCode(code, parsed: parsed).parsed.items
      return whole.contains { $0.isImplicitMember } ? .script : .members
    }
    if items.contains(where: Self.leavesFunction) { return .statements }
    return items.allSatisfy { Self.declarations.contains($0.kind) } ? .file : .script
  }

  /// The code without remarks on what is left out, `... the other methods ...`, whose words say nothing
  /// of its shape; nothing where it has none, or is no better without.
  private func withoutRemarks(_ code: String, _ parsed: ParsedSwift) -> CompilableCode? {
    let bytes = Array(code.utf8)
    let remarks = parsed.holes.filter {
      let text = String(decoding: bytes[$0.bytes], as: UTF8.self)
      return ElisionComment.isDots(String(text.prefix { !$0.isWhitespace })) && text.contains(" ")
    }
    guard !parsed.errors.isEmpty, !remarks.isEmpty,
      parsed.errors.count * bytes.count <= ParsedSwift.maximumRecovery
    else { return nil }
    let whole = CompilableCode(code, parsed: parsed)
    return whole.parsed.errors.isEmpty ? whole : nil
  }

  /// What the parser says of a listing that shows the types of parameters alone: `f(Int)`.
  private static let unnamedParameter = "expected identifier and ':' in parameter"

  private static let declarations: Set<Item.Kind> = [
    .importing, .type, .function, .typeExtension, .operators, .macro, .member,
  ]

  private static func leavesFunction(_ item: Item) -> Bool {
    item.wantsFunction && (item.kind == .statement || item.kind == .expression)
  }

  private static func fitsType(_ item: Item) -> Bool {
    switch item.kind {
    case .function, .variable, .member, .type: true
    default: false
    }
  }

  private func shapeOfFragment(_ code: String, _ items: [Item]) -> Shape? {
    guard !items.isEmpty, items.allSatisfy({ $0.kind == .expression }) else { return nil }
    let texts = items.map { String(decoding: Array(code.utf8)[$0.bytes], as: UTF8.self) }
    if texts.allSatisfy({ $0.hasPrefix(".") }) { return .modifierChain }
    if texts.allSatisfy(Self.isAccessor) { return .accessors }
    if texts == ["_"] || texts.count > 1 && texts.allSatisfy(Self.isTypeName) { return .pseudoCode }
    guard items.count == 1, let text = texts.first else { return nil }
    return Self.isTypeName(text) ? .type : .expression
  }

  private static func isAccessor(_ text: String) -> Bool {
    ["get", "set", "willSet", "didSet"].contains { name in
      text.hasPrefix(name)
        && text.dropFirst(name.count).first { $0 != " " }.map { "{(".contains($0) }
          ?? false
    }
  }

  private static func isTypeName(_ text: String) -> Bool {
    let isFunction = text.first == "(" && text.contains("->") && !text.contains("{")
    if text.hasPrefix("any ") || isFunction { return true }
    let name = text.prefix { $0 != "<" && $0 != "?" }
    guard let first = text.first, first.isUppercase,
      name.split(separator: ".").last?.first?.isUppercase ?? false
    else { return false }
    // A member behind the arguments of a generic type is a value: `MemoryLayout<Int>.size`.
    let isMember =
      text.last?.isPartOfName == true && text.identifiers.last?.first?.isUppercase != true
    return !isMember
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>, ?[]:".contains($0) }
  }

  /// Whether lines are the points of a list, as no Swift begins with a sign and a blank.
  private static func isBulletList(_ lines: [String]) -> Bool {
    let points = lines.map(\.trimmingBlanks).filter { !$0.isEmpty }
    return !points.isEmpty
      && points.allSatisfy { point in ["- ", "* ", "• "].contains(where: point.hasPrefix) }
  }

  /// Whether each of several lines relates words by a sign that is no operator of Swift's.
  private static func isNotation(_ lines: [String]) -> Bool {
    let told = lines.map(\.trimmingBlanks).filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return told.count > 1
      && told.allSatisfy { line in
        [" ≈ ", " ≡ ", " → ", " ⇒ ", " ↔ "].contains(where: line.contains)
      }
  }

  /// Whether a line has nothing that tells a statement from words side by side, as a program prints them:
  /// no bracket, no sign and no word that Swift begins with.
  private static func isPlainText(_ line: String) -> Bool {
    let words = line.identifiers
    return !line.contains { "{}()[]<>=@#\"/&|+*!?".contains($0) }
      && codeWords.isDisjoint(with: words)
      && !(words.first.map { declarationWords.union(statementWords).contains($0) } ?? false)
  }

  /// Words that prose and output seldom hold, and code does anywhere.
  private static let codeWords: Set<String> = [
    "associatedtype", "enum", "func", "let", "struct", "typealias", "var",
  ]

  /// Code that the parser refuses at the top level may be good inside a type or an accessor block.
  private func shapeOfRefused(_ code: String, _ parsed: ParsedSwift) -> Shape {
    guard parsed.errors.count * code.utf8.count <= ParsedSwift.maximumRecovery else {
      return FenceClassifier.kind(of: code) == nil ? .broken : .otherLanguage
    }
    if let shape = shapeOfPart(code, parsed) { return shape }
    if parsed.errors.allSatisfy({ $0.message.hasPrefix(Self.unnamedParameter) }) {
      return .signature
    }
    let lines = code.split(separator: "\n").map(String.init)
    if Self.isMemberListing(code) || lines.allSatisfy(Self.isMemberListing) { return .signature }
    if FenceClassifier.kind(of: code) != nil { return .otherLanguage }
    let isProse = parsed.isProse && !(parsed.slip?.isCertain ?? false)
    if Self.isBulletList(lines) || Self.isNotation(lines) || code.contains(Self.optionalPart)
      || isProse || isListOfTypes(code)
      || lines.allSatisfy(Self.isPlainText)
    {
      return .pseudoCode
    }
    let whole = CompilableCode(code, parsed: parsed)
    if ManifestFragment(whole.text, parsed: whole.parsed) != nil {
      return whole.text.drop(while: \.isWhitespace).first == "." ? .modifierChain : .expression
    }
    if whole.text != code, whole.parsed.errors.isEmpty {
      return shape(of: whole.text, parsed: whole.parsed)
    }
    // A condition that asks for the system is answered, which leaves nothing out.
    return parsed.holes.isEmpty || hasSlip(code, whole) ? .broken : .pseudoCode
  }

  /// Whether one character is missing or too much in code whose first and last lines are shown.
  private func hasSlip(_ code: String, _ whole: CompilableCode) -> Bool {
    guard whole.parsed.slip?.isCertain ?? false else { return false }
    let lines = SourceText(code).lines
    let shown = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) }
    return [shown.first, shown.last].compactMap(\.self).allSatisfy { index in
      !ElisionComment.isDots(lines[index].trimmingBlanks.prefix { !$0.isWhitespace })
    }
  }

  /// The shape of code that is good inside of something, which its first token may rule out.
  private func shapeOfPart(_ code: String, _ parsed: ParsedSwift) -> Shape? {
    if parsed.head == "}", Clause(code, parsed: parsed) != nil { return .statements }
    guard parsed.isBalanced, let first = parsed.head.first else { return nil }
    let isWord = first.isLetter || "_`@#".contains(first)
    // Good cases of an enumeration are read as such, and not refused.
    let isStatement =
      Self.statementWords.contains(parsed.head) || ["case", "indirect"].contains(parsed.head)
    // The parser looks ahead from each call among members, which takes the square of their number.
    let isCall =
      parsed.items.first?.kind == .expression && !Self.declarationWords.contains(parsed.head)
    if isWord, !isStatement, !isCall, SyntaxCheck.acceptsAsOne("enum Wrapper {\n\(code)\n}") {
      return .members
    }
    let isInitializer = code.hasPrefix("init(") && !code.contains("init(newValue)")
    if Self.accessorWords.contains(parsed.head), code.contains("{"), !isInitializer,
      SyntaxCheck.acceptsAsOne("var wrapper: Int {\n\(code)\n}")
    {
      return .accessors
    }
    if Clause(code, parsed: parsed) != nil { return .statements }
    if !isStatement, !Self.declarationWords.contains(parsed.head),
      code.utf8.count <= Self.longestType,
      SyntaxCheck.acceptsAsOne("func wrapper(_: \(code)) {}")
        || Self.isParameterList(code) && !Self.isVariable(code)
    {
      return .type
    }
    return nil
  }

  /// The most bytes of code that may be nothing but a type or parameters.
  private static let longestType = 2000

  /// Whether code is nothing but the parameters of a function: `onSuccess: ([Book]) -> Void`.
  static func isParameterList(_ code: String) -> Bool {
    SyntaxCheck.acceptsAsOne("func wrapper(\n\(code)\n) {}")
  }

  /// Whether code is a single name with a type and a value, as a variable that lacks its `let` or `var`.
  private static func isVariable(_ code: String) -> Bool {
    code.prefixMatch(of: Self.namedValue) != nil && !code.contains(Self.furtherLabel)
  }

  /// Words that statements begin with, and neither members nor types.
  private static let statementWords: Set<String> = [
    "if", "guard", "for", "while", "switch", "return", "do", "try", "await", "throw", "repeat",
    "defer", "break", "continue", "else", "catch",
  ]

  /// Words that declarations begin with, and no types.
  private static let declarationWords: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "import", "init",
    "deinit", "subscript", "typealias", "associatedtype", "case", "static", "public", "private",
    "internal", "fileprivate", "override", "mutating", "convenience", "required", "lazy", "weak",
  ]

  /// Words that accessors begin with.
  private static let accessorWords: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "yielding", "borrow",
    "mutate", "init", "unsafeAddress", "unsafeMutableAddress", "mutating", "nonmutating",
    "nonisolated", "consuming", "borrowing", "__consuming", "@",
  ]

  /// Whether each of several lines is a type, or a list of generic parameters, of its own.
  private func isListOfTypes(_ code: String) -> Bool {
    let lines = code.split(separator: "\n").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
    return (2...Self.maximumTypes).contains(lines.count)
      && lines.allSatisfy {
        SyntaxCheck.acceptsAsOne("func wrapper(_: \($0)) {}")
          || $0.first == "<" && SyntaxCheck.acceptsAsOne("func wrapper\($0)() {}")
      }
  }

  /// The most lines of types that are looked for.
  private static let maximumTypes = 20

  /// Whether code is a member's head as documentation lists it: `.padding(_ length: CGFloat)`,
  /// `Text.init(_ content: some StringProtocol)`, `badge(_ count: Int) -> some View`,
  /// `Sequence.map<T>(_: (Element) -> T) -> [T]`.
  private static func isMemberListing(_ code: String) -> Bool {
    let text = code.trimmingBlanks
    let callee = text.prefix { $0 != "(" && $0 != "<" }
    guard let first = callee.first, let name = callee.split(separator: ".").last,
      callee.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }),
      first == "." || first.isUppercase || text.contains(Self.resultAtEnd)
    else { return false }
    let function = "func " + (name == "init" ? "initialise" : name) + text.dropFirst(callee.count)
    let parsed = ParsedSwift(function)
    return parsed.errors.isEmpty && parsed.items.count == 1 && parsed.items[0].lacksBody
  }

  /// Brackets around what may be left out, as grammars have them: `guard [let]`, `[,]`.
  private static let optionalPart = Pattern(/\[(?:,|let|var|case|default|where|throws|async)\]/)

  private static let namedValue = Pattern(/\s*\w+\s*:[^=(,]+=[^=]/)
  private static let furtherLabel = Pattern(/,\s*\w+\s*:/)
  private static let resultAtEnd = Pattern(/\)[ \w]*-> [^\n]*\s*$/)
}
