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

  /// Makes the modules that the code of an article imports, or asks for with `#if canImport`.
  ///
  /// All are made before anything is compiled, so that the same code always sees the same modules.
  func makeDeclaredModules(for items: ArticleItems) throws {
    try declared.make(items.namedModules)
  }
}
