/// What a stand-in for a type conforms to, and the members that this takes.
struct StandInTraits: Sendable {
  private let standIn: StandIn

  init(_ standIn: StandIn) { self.standIn = standIn }

  /// Protocols that only classes conform to.
  private static let classProtocols: Set<String> = [
    "AnyObject", "NSObjectProtocol", "ObservableObject", "Observable", "PersistentModel",
  ]

  /// Whether the type is an actor.
  var isActor: Bool { standIn.conformances.contains("Actor") }

  /// Whether the type is a class or an actor.
  var isClass: Bool {
    isActor || standIn.kind == .baseClass
      || !standIn.conformances.isDisjoint(with: Self.classProtocols)
  }

  /// The protocols, each with the members that it requires and that are not there anyway.
  private static let requirements: [String: String] = [
    "View": "@MainActor var body: some SwiftUI.View { SwiftUI.EmptyView() }",
    "ViewModifier": "@MainActor func body(content: Content) -> some SwiftUI.View { content }",
    "Shape": "func path(in rect: CGRect) -> SwiftUI.Path { SwiftUI.Path() }",
    "App":
      "@MainActor var body: some SwiftUI.Scene { SwiftUI.WindowGroup { SwiftUI.EmptyView() } }",
    "Gesture": "typealias Value = \(UnknownType.name); @MainActor var body: Never { fatalError() }",
    "PreferenceKey": "static var defaultValue: \(UnknownType.name) { docCheckValue() }; "
      + "static func reduce(value: inout \(UnknownType.name), nextValue: () -> \(UnknownType.name)) {}",
    "EnvironmentKey": "static var defaultValue: \(UnknownType.name) { .init() }",
    "FocusedValueKey": "typealias Value = \(UnknownType.name)",
    "CaseIterable": "static var allCases: [Self] { [] }",
    "CodingKey": "var stringValue: String { docCheckValue() }; init?(stringValue: String) {}; "
      + "var intValue: Int? { nil }; init?(intValue: Int) {}",
    "RawRepresentable": "var rawValue: String { docCheckValue() }; init?(rawValue: String) {}",
    "CustomStringConvertible": "var description: String { docCheckValue() }",
    "TextFieldStyle": "@MainActor func _body(configuration: SwiftUI.TextField<_Label>) "
      + "-> some SwiftUI.View { SwiftUI.EmptyView() }",
    "Transferable": "static var transferRepresentation: some SwiftUI.TransferRepresentation "
      + "{ SwiftUI.ProxyRepresentation(exporting: { (_: Self) in String() }) }",
    "NSObjectProtocol": "func isEqual(_ object: Any?) -> Bool { false }; var hash: Int { 0 }; "
      + "func `self`() -> Self { self }; func isProxy() -> Bool { false }; "
      + "var description: String { docCheckValue() }",
    "RandomNumberGenerator": "func next() -> UInt64 { 0 }",
    "ExpressibleByBooleanLiteral": "init(booleanLiteral: Bool) {}",
    "ExpressibleByFloatLiteral": "init(floatLiteral: Double) {}",
    "ExpressibleByIntegerLiteral": "init(integerLiteral: Int) {}",
    "ExpressibleByStringInterpolation": "init(stringLiteral: String) {}",
    "LocalizedError": "var errorDescription: String? { nil }",
    "TimelineEntry": "var date: Foundation.Date { docCheckValue() }",
    "TimelineProvider": "@dynamicMemberLookup struct Entry: \(UnknownType.trait), TimelineEntry { "
      + "var date: Foundation.Date { docCheckValue() }; "
      + UnknownType.member(of: UnknownType.name, setter: "nonmutating set") + " }; "
      + "func placeholder(in context: Context) -> Entry { docCheckValue() }; "
      + "func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}; "
      + "func getTimeline(in context: Context, "
      + "completion: @escaping (WidgetKit.Timeline<Entry>) -> Void) {}",
    "Widget": "@MainActor var body: some WidgetConfiguration { EmptyWidgetConfiguration() }",
    "PersistentModel": "required \(modelRequirements)",
  ]

  /// The members that a model has to have, of a class that nothing inherits from.
  static let modelRequirements =
    "init(backingData: SwiftData.BackingData) {}; "
    + "var persistentBackingData: SwiftData.BackingData { get { docCheckValue() } set {} }; "
    + "class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [] }"

  /// The protocols of styles that make no body of a configuration.
  private static let makeNoBody: Set<String> = [
    "IndexViewStyle", "ListStyle", "MenuBarExtraStyle", "NavigationViewStyle", "PickerStyle",
    "ShapeStyle", "TabViewStyle", "TableStyle", "TextFieldStyle", "WindowStyle",
    "WindowToolbarStyle",
  ]

  /// Whether a stand-in can do what a protocol asks for, as it can not be a text, a collection or what
  /// a library keeps to itself.
  static func canConform(to name: String) -> Bool {
    guard !name.hasPrefix("_") else { return false }
    return requirements[name] != nil
      || TypeRequest.example(of: name) == nil && !name.hasSuffix("Collection")
  }

  /// The protocols in the order of their names.
  var conformances: [String] {
    if isActor { return standIn.conformances.union(standIn.ownProtocols).sorted() }
    let usual = isClass ? ["Error", "Hashable", "Identifiable"] : Self.usual
    let unchecked = isClass ? ["@unchecked Sendable"] : []
    let base = standIn.kind == .enumeration ? Self.ofEnumerations : usual
    return Set(base).union(standIn.conformances).union(standIn.ownProtocols)
      .subtracting(standIn.declined).subtracting(isClass ? ["AnyObject"] : [])
      // Keys that are coded themselves have keys of the same name.
      .subtracting(standIn.conformances.contains("CodingKey") ? ["Codable"] : []).sorted()
      + unchecked
  }

  private static let usual = ["Codable", "Comparable", "Error", "Hashable", "Identifiable"]
  private static let ofEnumerations = ["Error", "Hashable"]

  /// What makes a type of literals and walks through it, of its generic parameters if it has as many.
  private func literals(_ conformances: [String]) -> [String] {
    let parameters = standIn.genericParameters
    let element = parameters.count == 1 ? parameters[0] : "Any"
    let pair = parameters.count == 2 ? parameters.joined(separator: ", ") : "AnyHashable, Any"
    let isDictionary = conformances.contains("ExpressibleByDictionaryLiteral")
    let initializer =
      isDictionary
      ? "init(dictionaryLiteral: (\(pair))...) {}" : "init(arrayLiteral: \(element)...) {}"
    let iterator =
      "func makeIterator() -> AnyIterator<\(isDictionary ? "(\(pair))" : element)> { docCheckValue() }"
    return (standIn.isMadeOfLiterals ? [(isClass ? "required " : "") + initializer] : [])
      + (conformances.contains("Sequence") ? [iterator] : [])
  }

  /// The members by which values are compared.
  static let comparing = [
    "==": "static func == (a: Self, b: Self) -> Bool { true }",
    "<": "static func < (a: Self, b: Self) -> Bool { true }",
    "hash(into:)": "func hash(into hasher: inout Hasher) {}",
  ]

  /// The members that the protocols require.
  var members: [String] {
    let name = standIn.name
    let conformances =
      conformances.filter { !standIn.ownProtocols.contains($0) } + standIn.completed.sorted()
    // The values of a key are of the type that its places tell.
    var members = conformances.compactMap { Self.requirements[$0] }.map {
      $0.replacing(UnknownType.name, with: standIn.result ?? UnknownType.name)
    }
    if conformances.contains(where: { $0.hasSuffix("Style") && !Self.makeNoBody.contains($0) }) {
      members.append(
        "@MainActor func makeBody(configuration: Configuration) -> some SwiftUI.View "
          + "{ SwiftUI.EmptyView() }"
      )
    }
    members += literals(conformances)
    if conformances.contains("Identifiable") {
      let setter = isClass ? "set" : "nonmutating set"
      members.append(
        "var id: \(UnknownType.name) { get { \(UnknownType.name)() } \(setter) {} }"
      )
    }
    if standIn.kind != .enumeration {
      members += Self.comparing.filter { !standIn.declined.contains($0.key) }.sorted {
        $0.key < $1.key
      }
      .map { $0.value.replacing("Self", with: name) }
    }
    return members
  }
}
