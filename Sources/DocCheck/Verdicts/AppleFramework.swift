/// A framework that exists on Apple's systems only, and that doccheck has no module for.
struct AppleFramework: Sendable {
  let name: String
  /// The macros and property wrappers with which code uses the framework, often without showing
  /// its import.
  let attributes: Set<String>

  /// The frameworks that keep an app's data.
  static let all = [
    AppleFramework(
      name: "SwiftData",
      attributes: ["Attribute", "Model", "ModelActor", "Query", "Relationship", "Transient"]
    ),
    AppleFramework(name: "CoreData", attributes: ["FetchRequest", "SectionedFetchRequest"]),
  ]

  /// Why nothing can be said about code that uses the framework.
  ///
  /// The module SwiftUI says the same of what such a framework adds to it.
  private var reason: String { "it needs \(name), which exists on Apple's systems only" }

  /// Why nothing can be said about code that imports a module which is not here.
  static func reasonWithout(_ module: String) -> String {
    all.first { $0.name == module }?.reason ?? "there is no module '\(module)' here"
  }

  /// Why an error says nothing about the article; nothing if it is not about such a framework.
  static func reason(for error: CompilerMessage) -> String? {
    if let attribute = error.unknownAttribute {
      return all.first { $0.attributes.contains(attribute) }
        .map { "\($0.reason) (@\(attribute))" }
    }
    guard error.text.contains(" is unavailable: "), let symbol = error.text.firstQuoted else {
      return nil
    }
    return all.first { error.text.hasSuffix($0.reason) }.map { "\($0.reason) (\(symbol))" }
  }
}
