/// Looks for the symbols that links in documentation lead to.
struct SymbolLinkChecker: Sendable {
  /// What the checked files of the package declare, to be looked at before all of its files are read.
  let checked: SymbolTree
  /// What the package and those beside it declare; nothing where there is none, so that others may declare
  /// what is not found.
  let package: Lazy<SymbolTree>?
  /// What libraries declare.
  let known: Lazy<KnownNames?>

  /// What is wrong with an article's links.
  func findings(for links: [SymbolLink], in article: Article) -> [Finding] {
    guard !links.isEmpty else { return [] }
    let page = pageScope(of: article)
    return links.compactMap { link in
      let declaration = article.documentation?.declaration(at: link.bytes.lowerBound)
      let scope = declaration.map { $0.path + [$0.name] } ?? page
      let isRead = declaration.map { $0.visibility == .exported } ?? true
      guard let problem = problem(with: link, scope, isRead: isRead, in: article) else {
        return nil
      }
      let edit = problem.meant.map { Finding.Fix.Edit(bytes: link.bytes, replacement: $0) }
      return Finding(
        .brokenSymbolLink,
        at: article.source.span(link.bytes),
        problem.message,
        fix: edit.map { Finding.Fix(edits: [$0]) }
      )
    }
  }

  /// The symbol that a page of a catalog is about: the link in its heading says which.
  private func pageScope(of article: Article) -> [String] {
    guard article.documentation == nil, case .heading? = article.blocks.first?.kind,
      let link = SymbolLink.list(in: Array(article.blocks.prefix(1)), article.source).first
    else { return [] }
    let names = link.components.map(\.name)
    let isOfModule = names.first == article.module?.name
    let isOfLibrary =
      names.first.map { known.value?.knowsNames(ofModule: $0) ?? false } ?? false
    return Array(names.dropFirst(isOfModule || isOfLibrary ? 1 : 0))
  }

  private typealias Problem = (message: String, meant: String?)

  /// - Parameter isRead: whether the documentation has a page that the link is on.
  private func problem(
    with link: SymbolLink,
    _ scope: [String],
    isRead: Bool,
    in article: Article
  ) -> Problem? {
    let module = article.module?.name ?? ""
    var tree =
      package == nil ? SymbolTree([(module, article.documentation?.symbols ?? [])]) : checked
    var outcome = SymbolSearch(tree: tree, known: known.value)
      .outcome(of: link, scope: scope, module: module)
    if case .missing = outcome, let package {
      tree = package.value
      outcome = SymbolSearch(tree: tree, known: known.value)
        .outcome(of: link, scope: scope, module: module)
    }
    switch outcome {
    case .found, .unknown: return nil
    case .missing(let number, let places):
      let elsewhere =
        number == 0
        ? tree.paths(ofSymbolsNamed: link.components[number].name, inModule: module) : []
      return missing(
        number,
        link,
        among: SymbolSearch(tree: tree, known: nil).names(at: places),
        elsewhere: elsewhere,
        in: places.last.map(tree.name) ?? ""
      )
    case .ambiguous(let symbols): return isRead ? ambiguous(link, symbols) : nil
    case .unlisted(let symbol):
      guard isRead, case .importable? = article.module else { return nil }
      return ("'\(symbol.name)' is not public, so the documentation has no page for it", nil)
    }
  }

  /// That a component of a link names nothing.
  ///
  /// - Parameters:
  ///   - names: the names that could be meant.
  ///   - elsewhere: the paths of the symbols that have the name where the link does not look.
  ///   - owner: the name of what lacks the component.
  private func missing(
    _ number: Int,
    _ link: SymbolLink,
    among names: Set<String>,
    elsewhere: Set<String>,
    in owner: String
  ) -> Problem? {
    let name = link.components[number].name
    let meant =
      Self.likeness(to: name, in: names) ?? (elsewhere.count == 1 ? elsewhere.first : nil)
    guard meant != nil || package != nil else { return nil }
    let question = meant.map { "; did you mean '\($0)'?" } ?? ""
    let parts = link.parts
    let subject =
      number > 0
      ? "'\(owner)' has no symbol '\(parts[number])'"
      : "no symbol '\(parts[number])' " + (elsewhere.isEmpty ? "in \(whole)" : "here")
    let fixed = meant.map { Array(parts[..<number]) + [$0] + parts[(number + 1)...] }
    return (
      subject + question, fixed.map { (link.isAbsolute ? "/" : "") + $0.joined(separator: "/") }
    )
  }

  private var whole: String { package == nil ? "this file" : "the package" }

  /// That a link means several symbols.
  private func ambiguous(_ link: SymbolLink, _ symbols: [DeclaredSymbol]) -> Problem? {
    guard let last = link.components.last, last.suffix == nil else { return nil }
    let kinds = Set(symbols.map(\.kind.rawValue)).sorted()
    let ways = kinds.map { "'\(last.name)-swift.\($0)'" }.joined(separator: " or ")
    let help =
      kinds.count == symbols.count ? ways : "'\(last.name)-' and the suffix that DocC shows"
    return ("'\(last.name)' is the name of \(symbols.count) symbols; write \(help)", nil)
  }

  /// The one name that differs by a letter, or by its labels.
  private static func likeness(to name: String, in names: Set<String>) -> String? {
    let base = DeclaredSymbol.baseName(of: name)
    let bases = Dictionary(grouping: names, by: DeclaredSymbol.baseName)
    if let same = bases[base] {
      return same.count == 1 ? same[0] : EditDistance.nearest(to: name, in: same)
    }
    guard let near = EditDistance.nearest(to: base, in: bases.keys), let full = bases[near] else {
      return nil
    }
    let labels = name.dropFirst(base.count)
    return full.count == 1 ? full[0] : full.contains(near + labels) ? near + labels : nil
  }
}
