import SwiftParser
import SwiftSyntax

extension ShownValue {
  /// Reads one expression that shows a value; nothing if the text is something else.
  init?(_ text: String) {
    let code = Self.withNamedElisions(text.replacing(Self.hiddenContext, with: ""))
    guard !code.isEmpty, code.utf8.count < Self.length, ParserLimit.admits(code) else { return nil }
    let tree = Parser.parse(source: code)
    guard !tree.hasError, tree.statements.count == 1, let statement = tree.statements.first,
      let value = statement.item.as(ExprSyntax.self).flatMap(Self.init)
    else { return nil }
    self = value
  }

  /// The most bytes that are read.
  private static let length = 4000

  /// What a description says of where a type inside a function is declared.
  private static let hiddenContext = Pattern(/\(unknown context at \$[0-9a-f]+\)\./)

  /// The text with a name, which is an expression, in the place of dots that stand for elements.
  private static func withNamedElisions(_ text: String) -> String {
    guard text.contains("…") || text.contains("...") else { return text }
    var (result, isQuoted, last): (String, Bool, Character) = ("", false, "(")
    var rest = text[...]
    while let first = rest.first {
      let dots = isQuoted ? nil : ["...", "…"].first(where: rest.hasPrefix)
      let next = dots.flatMap { rest.dropFirst($0.count).first { $0 != " " } }
      if let dots, "([,".contains(last), next.map({ ")],".contains($0) }) ?? true {
        result += elisionName
        rest.removeFirst(dots.count)
        continue
      }
      if first == "\"", last != "\\" { isQuoted.toggle() }
      if first != " " || isQuoted { last = first }
      result.append(first)
      rest.removeFirst()
    }
    return result
  }

  /// A name that no article has.
  private static let elisionName = "docCheckElision"

  private init?(_ value: ExprSyntax) {
    let collection = Self.collection(value) ?? Self.application(value)
    guard let shown = collection ?? Self.single(value) else { return nil }
    self = shown
  }

  /// A number, a string or a name.
  private static func single(_ value: ExprSyntax) -> ShownValue? {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let number): ShownNumber(number.literal.text).map(ShownValue.number)
    case .floatLiteralExpr(let number): ShownNumber(number.literal.text).map(ShownValue.number)
    case .booleanLiteralExpr(let word): .name([word.literal.text])
    case .nilLiteralExpr: .name(["nil"])
    case .stringLiteralExpr(let string): string.representedLiteralValue.map(ShownValue.string)
    case .declReferenceExpr(let name) where name.baseName.text == elisionName: .elision
    case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr:
      path(value).map(ShownValue.name)
    default: nil
    }
  }

  private static func collection(_ value: ExprSyntax) -> ShownValue? {
    switch value.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      whole(array.elements.map { Self($0.expression) }).map(ShownValue.list)
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content {
        whole(elements.map(Self.entry)).map(ShownValue.dictionary)
      } else {
        .dictionary([])
      }
    case .tupleExpr(let tuple):
      whole(tuple.elements.map(Self.field)).flatMap { fields in
        fields.count == 1 && fields[0].label == nil ? fields[0].value : .tuple(fields)
      }
    default: nil
    }
  }

  /// A call, or an operator with what it is applied to.
  private static func application(_ value: ExprSyntax) -> ShownValue? {
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      guard call.trailingClosure == nil, let path = path(call.calledExpression),
        let fields = whole(call.arguments.map(Self.field))
      else { return nil }
      return .call(path, fields)
    case .prefixOperatorExpr(let prefix):
      guard ["-", "+"].contains(prefix.operator.text), isNumber(prefix.expression) else {
        return nil
      }
      return ShownNumber(prefix.trimmedDescription).map(ShownValue.number)
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self),
        ["...", "..<"].contains(sign.operator.text),
        let bounds = whole([Self(parts[0]), Self(parts[2])])
      else { return nil }
      return .range(sign.operator.text, bounds)
    default: return nil
    }
  }

  private static func entry(_ element: DictionaryElementSyntax) -> Entry? {
    guard let key = Self(element.key), let value = Self(element.value) else { return nil }
    return Entry(key: key, value: value)
  }

  private static func field(_ element: LabeledExprSyntax) -> Field? {
    Self(element.expression).map { Field(label: element.label?.text, value: $0) }
  }

  /// The names of a chain of members, without what specialises them.
  private static func path(_ value: ExprSyntax) -> [String]? {
    switch value.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name) where name.argumentNames == nil: return [name.baseName.text]
    case .genericSpecializationExpr(let type): return path(type.expression)
    case .memberAccessExpr(let member) where member.declName.argumentNames == nil:
      guard let base = member.base else { return [member.declName.baseName.text] }
      return path(base).map { $0 + [member.declName.baseName.text] }
    default: return nil
    }
  }

  private static func isNumber(_ value: ExprSyntax) -> Bool {
    value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
  }

  /// The elements if none is missing.
  private static func whole<Element>(_ elements: [Element?]) -> [Element]? {
    let found = elements.compactMap(\.self)
    return found.count == elements.count ? found : nil
  }
}

extension ParsedSwift {
  /// Whether a text is one literal; see `ShownValue.isLiteral`.
  static func isLiteral(_ text: String) -> Bool {
    guard !text.isEmpty, !beginsWithName(text), let value = ShownValue(text) else { return false }
    return value != .elision && value.isLiteral
  }

  /// Whether a text is one expression, without a closure, that a value may be compared with.
  static func isExpression(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count < 500, ParserLimit.admits(text) else { return false }
    let tree = Parser.parse(source: text)
    return !tree.hasError && tree.statements.count == 1
      && tree.statements.first?.item.is(ExprSyntax.self) == true
      && !text.contains("{") && !text.contains("\n")
  }

  /// Whether a text begins with a word that no literal begins with, so that it need not be parsed.
  private static func beginsWithName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return !ShownValue.words.union(["Optional"]).contains(text.leadingName)
  }
}
