/// Tells what Linux or this compiler cannot do from what an article gets wrong.
enum PlatformLimit {
  /// What is said of code that only compiles beside Objective-C.
  static let objectiveC = "needs Objective-C, which is not available on Linux"

  /// Why an error says nothing about the article; nothing if it does.
  static func reason(for error: CompilerMessage, known: KnownNames) -> String? {
    if error.text.contains("Objective-C interoperability is disabled")
      || error.text.contains("can only be used with members of classes, '@objc' protocols")
    {
      return objectiveC
    }
    if error.text.contains("swift-corelibs-foundation") {
      return "not in Foundation on Linux: \(error.text)"
    }
    if error.id == "override_decl_extension", let owner = error.text.quotedParts.last,
      known.declares(owner)
    {
      return "overriding a member of '\(owner)' in an extension \(objectiveC)"
    }
    // Apple's class inherits an initializer without arguments.
    if error.text.contains("'testClosure'") {
      return "XCTest on Linux makes no test case without its name: \(error.text)"
    }
    if error.text.hasPrefix("no such module ")
      || error.text.hasPrefix("cannot load underlying module for ")
    {
      return AppleFramework.reasonWithout(error.text.firstQuoted ?? "")
    }
    return nil
  }
}
