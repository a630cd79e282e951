/// The libraries that an article is about.
struct LinkedLibraries: Sendable {
  /// The modules to whose sources the article links.
  private(set) var linked: Set<String>
  /// The packages that the article has its readers install.
  private(set) var installed: Set<String>
  /// The modules that its code imports.
  private var imported: Set<String>
  /// What the article documents.
  private let documented: DocumentedForms
  /// The types that the article declares in C, C++ or Objective-C.
  private let foreign: Set<String>

  /// Reads an article.
  ///
  /// - Parameters:
  ///   - text: its text.
  ///   - blocks: all its blocks.
  init(in text: String, _ blocks: [Block]) {
    linked = Self.modules(in: text)
    installed = Self.packages(in: text)
    imported = Self.imports(in: text).filter { !APIFacts.isModule($0) }
    documented = DocumentedForms(in: text)
    foreign = ForeignDeclarations.types(in: blocks)
  }

  /// What to add to a reason that misses names, where the article imports a module that is not here.
  var hint: String {
    imported.min().map { "; '\($0)' is not available, pass --package or --module-path to add it" }
      ?? ""
  }

  /// Those of them that are not here.
  func without(_ isHere: (String) -> Bool) -> LinkedLibraries {
    var absent = self
    absent.linked = linked.filter { !isHere($0) }
    absent.installed = installed.filter { !isHere($0) }
    absent.imported = imported.filter { !isHere($0) }
    return absent
  }

  /// The modules of packages to whose folder `Sources` addresses in a text lead.
  static func modules(in text: String) -> Set<String> {
    let parts = text.components(separatedBy: "/Sources/")
    return Set(
      zip(parts, parts.dropFirst()).compactMap { before, behind in
        let address = before.split(omittingEmptySubsequences: false) {
          $0.isWhitespace || $0 == "(" || $0 == "<"
        }.last
        let name = behind.leadingName
        let isFolder = !name.isEmpty && behind.dropFirst(name.count).first != "."
        return isFolder && address?.contains("://") == true ? name : nil
      }
    )
  }

  /// The modules on the import lines of a text.
  static func imports(in text: String) -> Set<String> {
    Set(
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix("import ") || line.hasPrefix("@testable import ") else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace).drop { $0 == "@testable" }
        return words.count == 2 ? words.last?.split(separator: ".").first.map(String.init) : nil
      }
    )
  }

  /// The names of the packages in lines for the Swift package manager, Carthage and CocoaPods.
  static func packages(in text: String) -> Set<String> {
    let hasManifest = text.contains(".package(")
    return Set(
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let line = line.drop { " \t+".contains($0) }
        let address = hasManifest ? line.firstRange(of: "url:")?.upperBound : nil
        let isPod = line.hasPrefix("pod '") || line.hasPrefix("pod \"")
        guard isPod || line.hasPrefix("github \"") || address != nil else { return nil }
        let quoted = line[(address ?? line.startIndex)...].drop { !"\"'".contains($0) }.dropFirst()
        let parts = quoted.prefix { !"\"'".contains($0) }.split(separator: "/")
        let name = (isPod ? parts.first : parts.last) ?? ""
        return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
      }
    )
  }

  /// Why an error says nothing in an article about libraries that are not here; nothing if it does.
  ///
  /// A library can add an overload that takes what no known one takes, but not to what the article
  /// itself declares; and it may have a type of its own name that bears that of a type which is here.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - attempt: the attempt whose error it is.
  ///   - items: the items of the article.
  ///   - known: the names of the modules that are here.
  func reason(
    for error: CompilerMessage,
    in attempt: Attempt,
    items: ArticleItems,
    known: KnownNames
  ) -> String? {
    let declared = items.declaredNames
    if let name = documented.name(calledAt: error, in: attempt, known), !declared.contains(name) {
      return "the article documents '\(name)', which is not available here: \(error.text)"
    }
    if let module = imported.min(),
      wantsLabel(error, in: attempt, declared, known)
        || wantsExtension(error, in: attempt, items, known)
        || meansOwnType(error, in: attempt, declared, known)
    {
      return "the article is about '\(module)', which is not available here: \(error.text)"
    }
    let site = installed.isEmpty ? nil : attempt.sites(of: [error]).first
    let names = (site?.calls.map(\.name) ?? []) + [site?.root].compactMap(\.self)
    let named = installed.subtracting(declared).intersection(names)
    guard let module = named.min() ?? overload(for: error, declared) else { return nil }
    return "the article is about '\(module)', which is not available here: \(error.text)"
  }

  /// Why an error says nothing about a type that the article declares in another language.
  func otherLanguage(
    in error: CompilerMessage,
    of attempt: Attempt,
    declared: Set<String>
  ) -> String? {
    let types = foreign.subtracting(declared)
    guard !types.isEmpty else { return nil }
    let calls = attempt.sites(of: [error]).first?.calls.map(\.name) ?? []
    return types.intersection(error.text.quotedParts.flatMap(\.identifiers) + calls).min().map {
      "the article declares '\($0)' in another language: \(error.text)"
    }
  }

  /// The module that may have the overload which an error asks for.
  private func overload(for error: CompilerMessage, _ declared: Set<String>) -> String? {
    let isOwn = !declared.isDisjoint(with: error.text.firstQuoted?.identifiers ?? [])
    return Self.wantsOverload(error) && !isOwn ? linked.min() : nil
  }

  /// Whether what a library has is called with a label that no known form of it has, nor one like it.
  private func wantsLabel(
    _ error: CompilerMessage,
    in attempt: Attempt,
    _ declared: Set<String>,
    _ known: KnownNames
  ) -> Bool {
    guard error.isAboutArguments, let called = attempt.sites(of: [error]).first?.calls.first,
      !declared.contains(called.name)
    else { return false }
    let labels = Set(known.overloads(of: called.name).flatMap(\.labels))
    return !labels.isEmpty
      && called.call.labels.contains {
        $0 != "_" && !labels.contains($0) && EditDistance.nearest(to: $0, in: labels) == nil
      }
  }

  /// Whether what an extension of a protocol's gives is missing, of which the article shows the requirements
  /// alone, or the place is one in which a library may say what is meant.
  private func wantsExtension(
    _ error: CompilerMessage,
    in attempt: Attempt,
    _ items: ArticleItems,
    _ known: KnownNames
  ) -> Bool {
    if error.lacksBase || error.text.hasPrefix("referencing instance method") {
      let calls = attempt.sites(of: [error]).first?.calls ?? []
      return calls.isEmpty || calls.contains { !items.declaredNames.contains($0.name) }
    }
    let conforming = error.id == "type_does_not_conform" ? error.text.firstQuoted : nil
    guard let type = error.missingMember?.type ?? conforming else { return false }
    let names = type.identifiers
    return items.items(of: attempt.draft).contains { item in
      (item.declares + [item.extendedType].compactMap(\.self)).contains(where: names.contains)
        && item.inherited.contains { !known.declares($0) && $0 != "AnyObject" }
    }
  }

  /// Whether a call is of a type of a module that nothing but its name tells: the library may have one of that
  /// name.
  private func meansOwnType(
    _ error: CompilerMessage,
    in attempt: Attempt,
    _ declared: Set<String>,
    _ known: KnownNames
  ) -> Bool {
    guard !attempt.draft.unwrittenImports.isEmpty,
      let name = attempt.sites(of: [error]).first?.calls.first?.name
    else { return false }
    return name.first?.isUppercase == true && known.names.contains(name) && !declared.contains(name)
  }

  private static func wantsOverload(_ error: CompilerMessage) -> Bool {
    error.text.contains(" requires that '") || error.text.hasPrefix("for-in loop requires '")
      || error.text.hasPrefix("no exact matches in call")
  }
}
