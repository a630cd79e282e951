import Foundation

/// The public names of a compiled module, as the compiler prints its interface.
struct ModuleInterface: Sendable {
  /// The types, functions, values and macros at the top level.
  let names: Set<String>
  /// The members of all types, whatever type they belong to.
  let members: Set<String>
  /// The members that every view has.
  let viewMembers: Set<String>
  /// The interface as the compiler prints it.
  let text: Text

  var module: String { text.module }

  /// Asks the toolchain for a module; nothing where it lacks the module.
  init?(module: String, toolchain: Toolchain, searchOptions: [String] = []) throws {
    let text = try Text(module: module, toolchain: toolchain, searchOptions: searchOptions)
    guard let text else { return nil }
    self.init(text)
  }

  /// Reads an interface's text.
  init(_ text: Text) {
    let parsed = ParsedSwift(trusted: text.swift)
    self.text = text
    names = Set(parsed.declares)
    members = parsed.items.reduce(into: []) { $0.formUnion($1.members) }
    viewMembers = parsed.items.filter { $0.extendedType == "View" }
      .reduce(into: []) { $0.formUnion($1.members) }
  }
}

extension ModuleInterface {
  /// A module's interface before it is read.
  struct Text: Sendable {
    let module: String
    let swift: String
  }
}

extension ModuleInterface.Text {
  /// Asks the toolchain's `swift-synthesize-interface` for a module.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - toolchain: the toolchain that the module was made with.
  ///   - searchOptions: the compiler's options by which it is found.
  /// - Returns: the text, or nothing where the toolchain lacks the program or the module: what
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
    self.init(module: module, swift: String(decoding: outcome.standardOutput, as: UTF8.self))
  }
}
