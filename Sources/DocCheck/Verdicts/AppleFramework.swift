/// Apple's frameworks that doccheck has declarations of at best.
enum AppleFramework {
  /// Why nothing can be said about code that uses a framework.
  private static func reason(_ name: String) -> String {
    "\(name) is only available on Apple platforms"
  }

  /// Why nothing can be said about code that imports a module which is not here.
  static func reasonWithout(_ module: String) -> String {
    if APIFacts.declaredOnly.value.contains(module) { return reason(module) }
    return APIFacts.isModule(module)
      ? reason(module) + ", and doccheck has no declarations of it"
      : "module '\(module)' is not available; pass --package or --module-path to add it"
  }

  /// Why nothing can be said about code that uses names which nothing here declares; nothing if none
  /// of them is such a framework's.
  static func reason(forMissing names: Set<String>) -> String? {
    FrameworkNames.known.value.frameworks(meantBy: names).first.map {
      "\(reason($0.module)) (\($0.names[0]))"
    }
  }
}
