import Foundation

/// The public names of a compiled module, as the compiler prints its interface.
struct ModuleInterface: Sendable {
  let module: String
  /// The types, functions, values and macros at the top level.
  let names: Set<String>
  /// The members of all types, whatever type they belong to.
  let members: Set<String>
  /// The interface as the compiler prints it.
  let text: String
  /// The members that every view has.
  let viewMembers: Set<String>

  /// Asks the toolchain's `swift-synthesize-interface` for a module.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - toolchain: the toolchain that the module was made with.
  ///   - searchOptions: the compiler's options by which it is found.
  /// - Returns: the names, or nothing where the toolchain lacks the program or the module: what
  ///   rests on the names is then left to the compiler.
  init?(module: String, toolchain: Toolchain, searchOptions: [String] = []) throws {
    let folder = URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent()
    let program = folder.appendingPathComponent("swift-synthesize-interface").path
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let outcome = try Subprocess(
      command: [program, "-module-name", module, "-target", toolchain.target] + searchOptions,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
      timeout: 60,
      outputLimit: 32 << 20
    ).run()
    guard outcome.ending == .exited(0) else { return nil }
    self.init(module: module, text: String(decoding: outcome.standardOutput, as: UTF8.self))
  }

  /// Reads an interface's text.
  init(module: String, text: String) {
    let parsed = ParsedSwift(trusted: text)
    self.module = module
    self.text = text
    names = Set(parsed.declares)
    members = parsed.items.reduce(into: []) { $0.formUnion($1.members) }
    viewMembers = parsed.items.filter { $0.extendedType == "View" }
      .reduce(into: []) { $0.formUnion($1.members) }
  }
}
