extension Compiler {
  /// The modules that a program uses and of which there are only declarations, or more declarations than code,
  /// so that it can be compiled, but not run: first those of which there are only declarations.
  func declaredModules(in program: Program) -> [String] {
    let modules = LinkedLibraries.imports(in: program.text).union(program.implicitImports)
    return modules.filter(declared.declare).sorted()
      + modules.compactMap { ModuleAdditions.extended(by: $0) }.sorted()
  }

  /// The modules for whose sake a program cannot be run: those that the code names by itself, else those of which
  /// it uses what is only declared.
  func modulesNotRun(in program: Program) -> [String] {
    let modules = declaredModules(in: program)
    let frameworks = modules.filter(declared.declare)
    return frameworks.isEmpty ? modules : frameworks
  }

  /// A compiler that builds code of a program which can be run; nothing where the program needs what is only
  /// declared.
  ///
  /// Much of what Apple has in small modules, as `UTType` is, is in doccheck's SwiftUI.
  func runnable(_ program: Program) throws -> Compiler? {
    guard let module = declaredModules(in: program).first else { return self }
    guard declared.declare(module) else { return nil }
    let other = program.importingSwiftUI(insteadOf: declared.names)
    guard try certainly(compile: other).ending == .clean else { return nil }
    var compiler = self
    compiler.replacesFrameworks = true
    return compiler
  }

  /// The module that a program imports, and that has a name which errors say is unknown; there are only
  /// declarations of it.
  func module(lackedBy errors: [CompilerMessage], in program: Program) -> String? {
    let names = errors.compactMap { $0.missingName ?? $0.missingMember?.name }
    return declaredModules(in: program).filter(declared.declare)
      .first { !ModuleNames.names(of: $0).isDisjoint(with: names) }
  }

  /// Makes the modules that the code of an article imports, or asks for with `#if canImport`.
  ///
  /// All are made before anything is compiled, so that the same code always sees the same modules.
  func makeDeclaredModules(for items: ArticleItems) throws {
    try declared.make(items.namedModules)
  }
}

extension Program {
  /// The program with the module SwiftUI in place of some others, and without what Apple has besides in the
  /// modules that are here.
  func importingSwiftUI(insteadOf modules: Set<String>) -> Program {
    let own = "SwiftUI"
    var program = withLines(
      lines.map { line in
        LinkedLibraries.imports(in: String(line)).isDisjoint(with: modules)
          ? String(line) : "import \(own)"
      }
    )
    program.implicitImports = implicitImports.filter { ModuleAdditions.extended(by: $0) == nil }
      .map { modules.contains($0) ? own : $0 }
    return program
  }
}

extension Attempt {
  /// The argument labels of a function that a module which the program imports has, and of which there are only
  /// declarations; nothing for any other function.
  func labels(ofDeclared function: String) -> Set<String>? {
    let modules = LinkedLibraries.imports(in: program.text).union(program.implicitImports)
    return ModuleNames.labels(ofFunctions: function, in: modules)
  }
}
