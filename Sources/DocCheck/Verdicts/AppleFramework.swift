/// Apple's frameworks that doccheck has declarations of at best.
enum AppleFramework {
  /// Why nothing can be said about code that uses a framework.
  ///
  /// The module SwiftUI says the same of what such a framework adds to it.
  private static func reason(_ name: String) -> String {
    "\(name) is only available on Apple platforms"
  }

  /// Why nothing can be said about code that imports a module which is not here.
  static func reasonWithout(_ module: String) -> String {
    APIFacts.isModule(module)
      ? reason(module)
      : "module '\(module)' is not available; pass --package or --module-path to add it"
  }

  /// Why nothing can be said about code that uses names which nothing here declares; nothing if none
  /// of them is such a framework's.
  static func reason(forMissing names: Set<String>) -> String? {
    FrameworkNames.known.value.frameworks(meantBy: names).first.map {
      "\(reason($0.module)) (\($0.names[0]))"
    }
  }

  /// Why an error about an attribute says nothing about the article; nothing if it is not such a
  /// framework's.
  static func reason(for error: CompilerMessage) -> String? {
    guard let attribute = error.unknownAttribute,
      let module = viewAttributes[attribute]
    else { return nil }
    return "\(reason(module)) (@\(attribute))"
  }

  /// The property wrappers that code uses without showing the import of their framework.
  static let viewAttributes = ["FetchRequest": "CoreData", "SectionedFetchRequest": "CoreData"]
}
