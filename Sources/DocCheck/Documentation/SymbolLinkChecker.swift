/// Looks for the symbols that links in documentation lead to.
struct SymbolLinkChecker: Sendable {
  /// What the article itself declares.
  private var own = SymbolTable()
  /// What the checked files of the package declare, to be looked at before all of its files are read.
  let checked: SymbolTable
  /// What the package and those beside it declare; nothing where there is none, so that others may declare
  /// what is not found.
  let package: Lazy<SymbolTable>?
  /// What libraries declare.
  let known: Lazy<KnownNames?>

  init(checked: SymbolTable, package: Lazy<SymbolTable>?, known: Lazy<KnownNames?>) {
    (self.checked, self.package, self.known) = (checked, package, known)
  }

  /// What is wrong with an article's links.
  func findings(for links: [SymbolLink], in article: Article) -> [Finding] {
    var checker = self
    checker.own = SymbolTable(article.documentation?.symbols ?? [])
    return links.compactMap { link in
      guard let problem = checker.problem(with: link) else { return nil }
      let edit = problem.meant.map { Finding.Fix.Edit(bytes: link.bytes, replacement: $0) }
      return Finding(
        .brokenSymbolLink,
        at: article.source.span(link.bytes),
        problem.message,
        fix: edit.map { Finding.Fix(edits: [$0]) }
      )
    }
  }

  private func problem(with link: SymbolLink) -> (message: String, meant: String?)? {
    let components = link.components
    for (index, component) in components.enumerated() where !exists(component) {
      let meant = likeness(to: component)
      guard meant != nil || package != nil else { return nil }
      let whole = meant.map { name in
        (components[..<index] + [name] + components[(index + 1)...]).joined(separator: "/")
      }
      let place = package == nil ? "this file" : "the package"
      return (
        "no symbol '\(component)' in \(place)" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        components.count == link.text.split(separator: "/").count ? whole : nil
      )
    }
    return nil
  }

  private func exists(_ name: String) -> Bool {
    isDeclared(name, in: own)
      || package != nil && isDeclared(name, in: checked)
      || (package.map { isDeclared(name, in: $0.value) } ?? false)
      || isKnown(name)
  }

  /// Whether a table has a name with the same labels; whoever writes none means any.
  private func isDeclared(_ name: String, in table: SymbolTable) -> Bool {
    let base = SymbolTable.base(of: name)
    let declared = table[base]
    return base == name ? !declared.isEmpty : declared.contains(name)
  }

  /// Whether a library has a name.
  private func isKnown(_ name: String) -> Bool {
    guard let known = known.value else { return false }
    let base = SymbolTable.base(of: name)
    if known.knowsNames(ofModule: name) { return true }
    let labels = name.dropFirst(base.count).dropFirst().dropLast().split(separator: ":")
    let isOwn = !own[base].isEmpty || package.map { !$0.value[base].isEmpty } ?? false
    guard isOwn || base == "init" else {
      return known.mayDeclare(base) || known.standard.hasMember(base)
        || !known.declarations[base].isEmpty
    }
    return known.declarations[base].contains { entry in
      labels.allSatisfy {
        $0 == "_" || entry.text.contains("\($0):") || entry.text.contains("\($0) ")
      }
    }
  }

  /// The one declared name that differs by a letter, or by its labels.
  private func likeness(to name: String) -> String? {
    let base = SymbolTable.base(of: name)
    let tables = [own] + (package.map { [$0.value] } ?? [])
    let same = tables.reduce(into: Set<String>()) { $0.formUnion($1[base]) }
    if same.count == 1 { return same.first }
    if let near = EditDistance.nearest(to: name, in: same) { return near }
    guard same.isEmpty, let near = EditDistance.nearest(to: base, in: tables.flatMap(\.bases))
    else {
      return nil
    }
    let full = tables.reduce(into: Set<String>()) { $0.formUnion($1[near]) }
    return full.count == 1 ? full.first : near + name.dropFirst(base.count)
  }
}
