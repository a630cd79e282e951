/// Writes a draft as the text of a program.
struct ProgramPrinter {
  let items: ArticleItems
  let languageMode: LanguageMode

  /// The program of a draft: assumed names, hidden setups, items of other snippets, the snippet.
  func program(of draft: Draft) -> Program {
    var text = ProgramText()
    appendStandIns(of: draft, to: &text)
    appendContext(of: draft, to: &text)
    let wrapping = draft.wrapping.text
    if !wrapping.before.isEmpty { text.append(wrapping.before, .generated) }
    let code = items.codes[draft.subject].text
    for (index, line) in SourceText(code).lines.enumerated() {
      if draft.wrapping == .view(bodyLine: index + 1) {
        text.append("var body: some SwiftUI.View {", .generated)
      }
      text.append(line, .subject(line: index + 1))
    }
    if !wrapping.after.isEmpty { text.append(wrapping.after, .generated) }
    return Program(
      text: text.text,
      lineMap: text.lineMap,
      implicitImports: draft.implicitImports + aliases(for: draft),
      isLibrary: isLibrary(draft),
      languageMode: languageMode
    )
  }

  /// The declarations of the names that are taken to exist and of what fills elisions.
  func appendStandIns(of draft: Draft, to text: inout ProgramText) {
    let texts =
      [items.codes[draft.subject].text, draft.wrapping.text.before]
      + draft.context.map { items[$0].text }
    let hasHoles = texts.contains(where: Hole.isIn)
    guard hasHoles || !draft.standIns.isEmpty else { return }
    text.append(StandIn.dynamicDeclaration, .generated)
    if hasHoles { text.append(Hole.declaration, .generated) }
    for standIn in draft.standIns { text.append(standIn.declaration, .generated) }
  }

  /// The context of a draft in the order of the article, with the imports of its snippets.
  func appendContext(of draft: Draft, to text: inout ProgramText) {
    let snippet = items.snippets[draft.subject]
    var imports = Set(snippet.imports)
    for reference in draft.context.sorted() {
      for module in items.snippets[reference.snippet].imports where imports.insert(module).inserted
      {
        text.append("import \(module)", .generated)
      }
    }
    for setup in snippet.setups {
      for (index, line) in SourceText(setup.text).lines.enumerated() {
        text.append(line, .hidden(articleLine: setup.line + index))
      }
    }
    for reference in draft.context.sorted() {
      let linked = items[reference]
      let id = items.snippets[reference.snippet].id
      for (index, line) in SourceText(contextText(linked, draft)).lines.enumerated() {
        text.append(line, .context(snippet: id, line: linked.line + index))
      }
    }
  }

  /// The text of an item, without the members that the snippet itself shows anew.
  private func contextText(_ linked: LinkedItem, _ draft: Draft) -> String {
    guard case .typeExtension(let name) = draft.wrapping, linked.item.declares == [name] else {
      return linked.text
    }
    let shown = Set(items.items[draft.subject].flatMap(\.item.declares))
    guard !linked.item.members.isDisjoint(with: shown) else { return linked.text }
    return MemberRemoval.text(linked.text, removing: shown)
  }

  /// Names of Apple's Foundation that stand in a module of their own on Linux.
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionDelegate", "URLCache", "URLCredential",
    "URLProtocol", "HTTPCookie", "HTTPCookieStorage", "URLAuthenticationChallenge",
  ]

  /// Apple's Foundation has its networking and passes on two names of Combine; on Linux both take
  /// a module more.
  private func aliases(for draft: Draft) -> [String] {
    let snippets = Set(draft.context.map(\.snippet)).union([draft.subject])
    let imports = Set(snippets.flatMap { items.snippets[$0].imports }).union(draft.implicitImports)
    guard !imports.isDisjoint(with: ["Foundation", "SwiftUI", "UIKit"]) else { return [] }
    let used = items.items(of: draft).flatMap(\.uses)
    let networking = used.contains { Self.networking.contains($0.name) }
    let hasCombine = !imports.isDisjoint(with: ["Combine", "SwiftUI"])
    return (networking ? ["FoundationNetworking"] : [])
      + (hasCombine ? [] : [Shim.foundationAliases])
  }

  private func isLibrary(_ draft: Draft) -> Bool {
    draft.isLibrary || items.items(of: draft).contains(where: \.isMain)
  }
}
