/// A declaration of a name that the article uses and declares nowhere.
struct StandIn: Hashable, Sendable {
  /// What the name stands for.
  enum Kind: Hashable, Sendable {
    case view
    case type
    case protocolType
    case baseClass
    case function
    case value
  }

  let name: String
  let kind: Kind
  /// The ways in which the name is used.
  private let roles: Set<Use.Role>
  /// The type of a value, or of what a function returns; nothing for the unknown type.
  var result: String?

  /// The name of the type that everything unknown has.
  static let dynamicType = "DocCheckUnknown"

  /// Makes a declaration of a name from the ways in which it is used.
  ///
  /// - Parameters:
  ///   - name: the name that is declared nowhere.
  ///   - uses: the uses of the name in the snippet and in what comes along with it.
  ///   - isView: whether the name should be a view.
  /// - Returns: the stand-in; nothing where none can be made, as for an attribute.
  init?(name: String, uses: [Use], isView: Bool) {
    let roles = Set(uses.filter { $0.name == name }.map(\.role))
    guard !roles.contains(.attribute), !roles.contains(.macro), !roles.isEmpty else { return nil }
    self.name = name
    self.roles = roles
    if roles.contains(.inherited) {
      kind = .protocolType
    } else if name.first?.isUppercase == true || roles.contains(where: { $0.isType }) {
      kind = isView ? .view : .type
    } else {
      kind = roles.contains(where: { $0.isCall }) ? .function : .value
    }
  }

  private init(_ other: StandIn, kind: Kind) {
    name = other.name
    roles = other.roles
    result = other.result
    self.kind = kind
  }

  /// The same name as something else.
  func with(kind: Kind) -> StandIn { StandIn(self, kind: kind) }

  /// The declaration, on one line.
  var declaration: String {
    switch kind {
    case .protocolType: "protocol \(name) {}"
    case .baseClass: "class \(name) { init() {} }"
    case .type, .view: typeDeclaration
    case .function: functionDeclaration
    case .value: valueDeclaration
    }
  }

  private var valueDeclaration: String {
    guard let result else {
      return "nonisolated(unsafe) var \(name) = \(Self.dynamicType)()"
    }
    return "nonisolated(unsafe) var \(name): \(result) { get { fatalError() } set {} }"
  }

  private var functionDeclaration: String {
    roles.filter(\.isCall).compactMap { role in
      guard case .call(let labels, let closures) = role else { return nil }
      let (generics, parameters) = Self.parameters(labels, closures)
      return "@discardableResult nonisolated func \(name)\(generics)(\(parameters)) -> "
        + "\(result ?? Self.dynamicType) { fatalError() }"
    }.sorted().joined(separator: "; ")
  }

  /// A struct with an initialiser for each way in which the type is called.
  private var typeDeclaration: String {
    let calls = roles.filter(\.isCall).union([.call(labels: [], trailingClosures: [])])
    let initializers = calls.compactMap { role -> String? in
      guard case .call(let labels, let closures) = role else { return nil }
      let (generics, parameters) = Self.parameters(labels, closures)
      return "init\(generics)(\(parameters)) {}"
    }
    let arity =
      roles.map { role in
        if case .type(let arguments) = role { return arguments }
        return 0
      }.max() ?? 0
    let generics =
      arity == 0 ? "" : "<" + (0..<arity).map { "T\($0)" }.joined(separator: ", ") + ">"
    let body =
      kind == .view
      ? "var body: some SwiftUI.View { SwiftUI.EmptyView() }"
      : "var id: \(Self.dynamicType) { \(Self.dynamicType)() }"
    let conformances = kind == .view ? "SwiftUI.View" : "Hashable, Identifiable, Error"
    return "@dynamicMemberLookup struct \(name)\(generics): \(conformances) { "
      + initializers.sorted().joined(separator: "; ") + "; \(body); "
      + "static subscript(dynamicMember name: String) -> \(name) { get { \(name)() } set {} }; "
      + "subscript(dynamicMember name: String) -> \(Self.dynamicType) "
      + "{ get { \(Self.dynamicType)() } nonmutating set {} } }"
  }

  /// One generic parameter for each argument, and a function for each trailing closure.
  private static func parameters(
    _ labels: [String],
    _ closures: [Int]
  ) -> (generics: String, parameters: String) {
    let arguments = labels.enumerated().map { "\($1) argument\($0): A\($0)" }
    let functions = closures.enumerated().map { index, count in
      let types = Array(repeating: dynamicType, count: count).joined(separator: ", ")
      return "closure\(index): @escaping (\(types)) -> R\(index)"
    }
    let names = labels.indices.map { "A\($0)" } + closures.indices.map { "R\($0)" }
    let generics = names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
    return (generics, (arguments + functions).joined(separator: ", "))
  }

  /// The declaration of the type of everything unknown: it has every member and can be called,
  /// subscripted, compared, counted with and thrown.
  static let dynamicDeclaration: String = {
    let type = dynamicType
    let operators = ["+", "-", "*"].map {
      "static func \($0) (a: \(type), b: \(type)) -> \(type) { a }"
    }
    let members =
      [
        "init() {}", "init(stringLiteral: String) {}", "init(integerLiteral: Int) {}",
        "init(floatLiteral: Double) {}", "init(booleanLiteral: Bool) {}",
        "init?<T: BinaryInteger>(exactly: T) {}", "var magnitude: \(type) { self }",
        "static func *= (a: inout \(type), b: \(type)) {}",
        "static func == (a: \(type), b: \(type)) -> Bool { true }",
        "static func < (a: \(type), b: \(type)) -> Bool { true }",
        "func distance(to other: \(type)) -> Int { 0 }",
        "func advanced(by n: Int) -> \(type) { self }",
        "func hash(into hasher: inout Hasher) {}",
        "subscript(dynamicMember name: String) -> \(type) { get { self } set {} }",
        "subscript(index: Any) -> \(type) { get { self } set {} }",
        "@discardableResult func dynamicallyCall(withArguments: [Any]) -> \(type) { self }",
        "@discardableResult func dynamicallyCall(withKeywordArguments: "
          + "KeyValuePairs<String, Any>) -> \(type) { self }",
      ] + operators
    return "@dynamicMemberLookup @dynamicCallable final class \(type): Hashable, Error, Numeric, "
      + "Strideable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral, "
      + "ExpressibleByBooleanLiteral, @unchecked Sendable { "
      + members.joined(separator: "; ") + " }"
  }()
}
