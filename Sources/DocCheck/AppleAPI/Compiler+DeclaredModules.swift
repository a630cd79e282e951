extension Compiler {
  /// The modules that a program uses and of which there are only declarations, or more declarations than code,
  /// so that it can be compiled, but not run.
  func declaredModules(in program: Program) -> [String] {
    LinkedLibraries.imports(in: program.text).union(program.implicitImports).compactMap { module in
      ModuleAdditions.extended(by: module) ?? (declared.declare(module) ? module : nil)
    }.sorted()
  }

  /// Makes the modules that the code of an article imports, or asks for with `#if canImport`.
  ///
  /// All are made before anything is compiled, so that the same code always sees the same modules.
  func makeDeclaredModules(for items: ArticleItems) throws {
    try declared.make(items.namedModules)
  }
}
