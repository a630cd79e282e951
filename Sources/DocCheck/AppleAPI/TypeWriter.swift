/// Writes the head of a type, and says which members it has where.
struct TypeWriter {
  let module: APIModule
  let type: APIDeclaration
  /// The row of the type.
  let row: Int
  /// The rows of the members that are not constrained.
  let members: [Int]
  let changes: InterfaceChanges
  /// Whether it is a class that inherits from another one.
  let hasSuperclass: Bool
  /// Whether it is a class of the main actor's.
  let isOnMainActor: Bool
  /// The initializers that it has of its superclass.
  let inheritedInitializers: [APIDeclaration]

  /// What the type inherits from.
  var inherits: [String] {
    let list = type.inherits.filter { changes.notInherited[row]?.contains($0) != true }
    let isBare = type.kind == .enum && !members.contains { module.declarations[$0].kind == .case }
    return isBare ? list.filter { !Self.rawTypes.contains($0) } : list
  }

  /// What the type asks of its generic parameters.
  var constraints: [String] {
    let lost = changes.notInherited[row] ?? []
    return type.constraints.filter { constraint in
      !lost.contains { constraint.hasSuffix(": \($0)") }
    }
  }

  private static let rawTypes: Set<String> = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// The line that opens the type.
  func head(inheriting inherits: [String], constraints: [String]) -> String {
    let generics = type.generics.isEmpty ? "" : "<\(type.generics.joined(separator: ", "))>"
    let words =
      attributes + [type.flags.contains("open") ? "open" : "public"]
      + (type.flags.contains("final") ? ["final"] : []) + (isRecursive ? ["indirect"] : [])
      + [type.kind.rawValue, MemberWriter.quoted(type.name) + generics]
    let list = inherits.isEmpty ? "" : " : \(inherits.joined(separator: ", "))"
    let condition = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    return words.joined(separator: " ") + list + condition + " {"
  }

  private var attributes: [String] {
    let list = type.flags.filter { $0.hasPrefix("@") && $0 != "@frozen" }
    return MemberWriter.isolated(
      list.union(isResultBuilder ? ["@resultBuilder"] : [])
        .union(isOnMainActor ? ["@MainActor"] : [])
    ).sorted()
      + [type.deprecation].compactMap(\.self)
  }

  private var isResultBuilder: Bool {
    type.name.hasSuffix("Builder")
      && members.contains { row in
        let member = module.declarations[row]
        return member.isStatic && member.name.hasPrefix("build")
      }
  }

  /// Whether a case of an enumeration holds values of the same enumeration.
  private var isRecursive: Bool {
    type.kind == .enum
      && members.contains { row in
        module.declarations[row].kind == .case
          && module.declarations[row].parameters.contains {
            $0.type.identifiers.contains(type.name)
          }
      }
  }

  /// The rows to write between the braces of the type.
  var written: [Int] {
    if type.kind == .protocol { return members.filter { isRequirement($0) } }
    guard type.kind == .enum, inherits.contains(where: Self.rawTypes.contains) else {
      return members
    }
    return members.filter { !Self.namesOfRawValues.contains(module.declarations[$0].name) }
  }

  private static let namesOfRawValues: Set<String> = [
    "RawValue", "hash(into:)", "hashValue", "init(rawValue:)", "init?(rawValue:)", "rawValue",
  ]

  /// The rows of a protocol's members that types which conform need not bring.
  ///
  /// The facts tell this of few. Of the others, a requirement that names an associated type without a
  /// default, and one of Objective-C that is not optional, is left to the types, unless one of Apple's own
  /// does without it.
  var defaults: [Int] {
    guard type.kind == .protocol else { return [] }
    let declarations = members.map { module.declarations[$0] }
    let isObjectiveC =
      type.inherits.contains("NSObjectProtocol")
      || declarations.contains { $0.flags.contains("optional") }
    let open = declarations.filter { $0.kind == .associatedtype && $0.result.isEmpty }.map(\.name)
    return members.filter { row in
      let member = module.declarations[row]
      guard ![.associatedtype, .typealias].contains(member.kind),
        !member.flags.contains("required")
      else { return false }
      if !isRequirement(row) || member.flags.contains("optional") { return true }
      if isMetByProtocol(member) { return true }
      return !isObjectiveC && !member.types.flatMap(\.identifiers).contains(where: open.contains)
    }
  }

  /// Whether a type of the module conforms without a member of its own.
  private func isMetByProtocol(_ member: APIDeclaration) -> Bool {
    let conformers = module.conformers[type.path] ?? []
    return conformers.contains { conformer in
      !(module.rowsByContainer[conformer] ?? []).contains { own in
        // All subscripts are called the same.
        own.name == member.name && (own.kind != .subscript || own.result == member.result)
      }
    }
  }

  private func isRequirement(_ row: Int) -> Bool {
    let member = module.declarations[row]
    if member.kind == .associatedtype || member.kind == .typealias { return true }
    return changes.forms[row] != .extensionOnly && !member.result.hasPrefix("some ")
      && !member.types.contains(where: Self.isSelfInside)
  }

  /// Whether a type has `Self` in it, and not only as its beginning.
  ///
  /// A class that others may inherit from cannot bring what such a requirement asks for.
  private static func isSelfInside(_ type: String) -> Bool {
    type != "Self" && type != "Self?" && type.contains(selfInside)
  }

  private static let selfInside = Pattern(/[<(\[, ]Self\b(?!\.)/)

  /// What the type declares besides, since one of its protocols asks for it and no row has it.
  var extras: [String] {
    let rows = module.rowsByContainer[type.path] ?? []
    let names = Set(rows.map(\.name))
    let protocols = Set(
      type.inherits + rows.filter { $0.kind == .conformance }.flatMap(\.inherits)
    )
    var extras = ofRawValues(protocols, rows) + ofErrors(names)
    if protocols.contains("View"), !names.contains("body"), type.kind != .protocol {
      extras.append("public var body: Never { get }")
    }
    let refused = changes.withoutExtras[row] ?? []
    guard hasSuperclass, type.flags.contains("open") else {
      return extras.filter { !refused.contains($0) }
    }
    // An interface has to name what Swift itself would find.
    let own = Set(names.map(Self.withoutMark))
    extras += inheritedInitializers.filter {
      $0.name != "init()" && !own.contains(Self.withoutMark($0.name))
    }.compactMap(overriding)
    // Objective-C's classes inherit it whatever else they have.
    if !names.contains("init()") {
      let forms = ["override public init()", "public convenience init()"]
      extras += forms.first { !refused.contains($0) }.map { [$0] } ?? []
    }
    return extras.filter { !refused.contains($0) }
  }

  /// The raw value and the initializer that takes one, where no row has them.
  private func ofRawValues(_ protocols: Set<String>, _ rows: [APIDeclaration]) -> [String] {
    if type.kind == .enum, let raw = inherits.first(where: Self.rawTypes.contains) {
      return ["public init?(rawValue: \(raw))", "public var rawValue: \(raw) { get }"]
    }
    guard type.kind == .struct, !protocols.isDisjoint(with: ["OptionSet", "RawRepresentable"])
    else { return [] }
    let initializer = rows.first { Self.withoutMark($0.name) == "init(rawValue:)" }
    let property = rows.first { $0.name == "rawValue" }
    let raw =
      rows.first { $0.kind == .typealias && $0.name == "RawValue" }?.result ?? property?.result
      ?? initializer?.parameters.first?.type
      ?? (protocols.contains("OptionSet") ? "UInt" : "String")
    return (initializer == nil ? ["public init(rawValue: \(raw))"] : [])
      + (property == nil ? ["public var rawValue: \(raw) { get }"] : [])
  }

  /// What Foundation adds to errors of Objective-C.
  private func ofErrors(_ names: Set<String>) -> [String] {
    guard type.kind == .struct,
      let rows = module.rowsByContainer[type.path], rows.contains(where: Self.takesError),
      rows.contains(where: { $0.kind == .enum && $0.name == "Code" })
    else { return [] }
    let properties = [("code", "\(type.path).Code"), ("userInfo", "[Swift.String : Any]")]
    return ["public init(_ code: \(type.path).Code, userInfo: [Swift.String : Any] = [:])"]
      + properties.filter { !names.contains($0.0) }.map { "public var \($0.0): \($0.1) { get }" }
  }

  private static func takesError(_ row: APIDeclaration) -> Bool { row.name == "init(_nsError:)" }

  /// The name of an initializer, whether or not it may fail.
  private static func withoutMark(_ name: String) -> String {
    name.filter { $0 != "?" && $0 != "!" }
  }

  /// An initializer of the superclass as one of the class.
  private func overriding(_ initializer: APIDeclaration) -> String? {
    MemberWriter(
      declaration: initializer,
      form: .overriding,
      type: type,
      isExtension: false,
      isInClass: true,
      module: module.name,
      constraints: initializer.constraints
    ).text
  }
}
