/// A declaration of a name that the article uses and declares nowhere.
struct StandIn: Hashable, Sendable {
  let name: String
  /// The declaration, on one line.
  let declaration: String

  /// The name of the type that everything unknown has.
  static let dynamicType = "DocCheckUnknown"

  /// The type of everything unknown: it has every member and can be called, subscripted, compared
  /// and thrown.
  static let dynamic = StandIn(
    name: dynamicType,
    declaration:
      "@dynamicMemberLookup @dynamicCallable final class \(dynamicType): Hashable, Error, "
      + "ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, "
      + "ExpressibleByBooleanLiteral, @unchecked Sendable { "
      + "init() {}; init(stringLiteral: String) {}; init(integerLiteral: Int) {}; "
      + "init(floatLiteral: Double) {}; init(booleanLiteral: Bool) {}; "
      + "static func == (a: \(dynamicType), b: \(dynamicType)) -> Bool { true }; "
      + "func hash(into hasher: inout Hasher) {}; "
      + "subscript(dynamicMember name: String) -> \(dynamicType) { get { self } set {} }; "
      + "subscript(index: Any) -> \(dynamicType) { get { self } set {} }; "
      + "@discardableResult func dynamicallyCall(withArguments: [Any]) -> \(dynamicType) { self }; "
      + "@discardableResult func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) "
      + "-> \(dynamicType) { self } }"
  )

  /// Makes a declaration of a name from the ways in which it is used.
  ///
  /// - Parameters:
  ///   - name: the name that is declared nowhere.
  ///   - uses: the uses of the name in the snippet and in what comes along with it.
  ///   - isView: whether the name should be a view.
  /// - Returns: the stand-in; nothing where none can be made, as for an attribute.
  init?(name: String, uses: [Use], isView: Bool) {
    let roles = uses.filter { $0.name == name }.map(\.role)
    guard !roles.contains(.attribute), !roles.contains(.macro), !roles.isEmpty else { return nil }
    self.name = name
    if roles.contains(.inherited) {
      declaration = "protocol \(name) {}"
    } else if roles.contains(where: Self.isType) || name.first?.isUppercase == true {
      declaration = Self.type(name, roles: roles, isView: isView)
    } else if let call = roles.first(where: Self.isCall) {
      declaration = Self.function(name, call: call)
    } else {
      declaration = "nonisolated(unsafe) var \(name) = \(Self.dynamicType)()"
    }
  }

  private init(name: String, declaration: String) {
    self.name = name
    self.declaration = declaration
  }

  private static func isType(_ role: Use.Role) -> Bool {
    if case .type = role { return true }
    return false
  }

  private static func isCall(_ role: Use.Role) -> Bool {
    if case .call = role { return true }
    return false
  }

  /// A struct with an initialiser for each way in which the type is called.
  private static func type(_ name: String, roles: [Use.Role], isView: Bool) -> String {
    let calls = Set(roles.filter(isCall)).union([.call(labels: [], trailingClosures: 0)])
    let initializers = calls.compactMap { initializer($0) }.sorted().joined(separator: "; ")
    let arity = roles.reduce(0) { count, role in
      if case .type(let arguments) = role { return max(count, arguments) }
      return count
    }
    let generics =
      arity == 0 ? "" : "<" + (0..<arity).map { "T\($0)" }.joined(separator: ", ") + ">"
    let conformances = isView ? ": SwiftUI.View" : ": Hashable, Identifiable"
    let body =
      isView
      ? "var body: some SwiftUI.View { SwiftUI.EmptyView() }"
      : "var id: \(dynamicType) { \(dynamicType)() }"
    return
      "@dynamicMemberLookup struct \(name)\(generics)\(conformances) { \(initializers); \(body); "
      + "static subscript(dynamicMember name: String) -> \(name) { get { \(name)() } set {} }; "
      + "subscript(dynamicMember name: String) -> \(dynamicType) { get { \(dynamicType)() } "
      + "nonmutating set {} } }"
  }

  private static func initializer(_ role: Use.Role) -> String? {
    guard case .call(let labels, let closures) = role else { return nil }
    let (generics, parameters) = parameters(labels, closures)
    return "init\(generics)(\(parameters)) {}"
  }

  private static func function(_ name: String, call: Use.Role) -> String {
    guard case .call(let labels, let closures) = call else { return "" }
    let (generics, parameters) = parameters(labels, closures)
    return
      "@discardableResult nonisolated func \(name)\(generics)(\(parameters)) -> \(dynamicType) "
      + "{ \(dynamicType)() }"
  }

  /// One generic parameter for each argument, and a function for each trailing closure.
  private static func parameters(
    _ labels: [String],
    _ closures: Int
  ) -> (generics: String, parameters: String) {
    let arguments = labels.enumerated().map { "\($1) argument\($0): A\($0)" }
    let functions = (0..<closures).map { "closure\($0): () -> R\($0)" }
    let names = labels.indices.map { "A\($0)" } + (0..<closures).map { "R\($0)" }
    let generics = names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
    return (generics, (arguments + functions).joined(separator: ", "))
  }
}
