/// The card about the examples in the documentation of public symbols.
struct PageExamples {
  private let modules: [DocumentedExamples]

  init(_ report: Report) { modules = DocumentedExamples.list(in: report.articles) }

  /// The card; nothing where no Swift file was checked.
  var markup: Markup {
    guard let total = DocumentedExamples.total(of: modules) else { return .empty }
    return """
      <div class="card">
      <h2>\(total.withExample.of("documented example"))</h2>
      <p class="card-lead">\(total.withExample) of \(total.publicSymbols.of("public symbol")), \
      \(total.passed) passed.</p>
      \(rows)</div>

      """
  }

  /// The modules, where there are several.
  private var rows: Markup {
    guard modules.count > 1 else { return .empty }
    return """
      <ul class="tally" aria-label="Documented examples by module">
      \(Markup(modules) { module in
        """
        <li><span class="tally-name">\(module.module.isEmpty ? "other files" : module.module)</span> \
        \(module.withExample) of \(module.publicSymbols)</li>

        """
      })</ul>

      """
  }
}
