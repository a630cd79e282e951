/// Changes the stand-ins of a draft in the way that the compiler's errors ask for.
struct StandInRefinement {
  let attempt: Attempt
  /// The protocols that the article declares, whose requirements no stand-in can meet.
  private let protocols: Set<String>
  private let casePatterns: [CasePatterns]
  private let lines: [Substring]

  init(attempt: Attempt, items: ArticleItems) {
    self.attempt = attempt
    protocols = items.protocols
    casePatterns = items.items(of: attempt.draft).flatMap(\.casePatterns)
    lines = attempt.program.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  func refine(_ draft: inout Draft) {
    for error in attempt.compilation.errors {
      refineKinds(in: &draft, error)
      enumerate(&draft, error)
      if error.text.contains(" uses an internal type")
        || error.text.contains(" must be declared public")
      {
        draft.exposesStandIns = true
      }
      observe(&draft, error)
      guard let request = TypeRequest(error) else { continue }
      if conform(&draft, request) { continue }
      if let (part, whole) = kinship(request, in: draft) {
        draft.standIns[whole].kind = .protocolType
        draft.standIns[part].conformances.insert(draft.standIns[whole].name)
      } else if let type = request.type(insteadOf: UnknownType.name) {
        give(type, to: &draft, at: error, request)
      } else if let type = draft.standIns.lazy.compactMap({ request.type(insteadOf: $0.name) })
        .first
      {
        addResult(type, to: &draft)
      }
    }
  }

  /// Turns a type into a protocol or a class where the compiler wants these, and gives it the types
  /// that it should hold.
  private func refineKinds(in draft: inout Draft, _ error: CompilerMessage) {
    let quoted = error.text.quotedParts
    for index in draft.standIns.indices where quoted.contains(draft.standIns[index].name) {
      let name = draft.standIns[index].name
      switch draft.standIns[index].kind {
      case .type where error.text.contains("non-protocol, non-class type"):
        draft.standIns[index].kind = .protocolType
      case .type where error.text.hasPrefix("redundant conformance of '\(name)'"):
        if let other = quoted.last { draft.standIns[index].declined.insert(other) }
      case .type where error.text.contains("is not a member type of"):
        if let type = quoted.first { draft.standIns[index].nested.insert(type) }
      case .protocolType where Self.wantsClass(error):
        draft.standIns[index].kind = .baseClass
      default: break
      }
    }
  }

  /// Turns a type into the enumeration that a `switch` takes it for.
  private func enumerate(_ draft: inout Draft, _ error: CompilerMessage) {
    if let (type, name) = error.missingMember {
      let patterns = casePatterns.first { $0.cases[name] != nil }
      return become(patterns, type, in: &draft)
    }
    guard error.id == "non_exhaustive_switch", lines.indices.contains(error.line - 1),
      let subject = String(lines[error.line - 1].prefix { $0 != "{" }).identifiers.last,
      let patterns = casePatterns.first(where: { $0.subject == subject })
    else { return }
    // `status: Status`, the declaration of what is told apart.
    for line in lines {
      let words = line.split { !($0.isLetter || $0.isNumber || "_:".contains($0)) }.map(String.init)
      for (name, type) in zip(words, words.dropFirst()) where name == subject + ":" {
        become(patterns, type, in: &draft)
      }
    }
  }

  private func become(_ patterns: CasePatterns?, _ type: String, in draft: inout Draft) {
    guard let patterns,
      let index = draft.standIns.firstIndex(where: {
        $0.name == type && ($0.kind == .type || $0.kind == .enumeration)
      })
    else { return }
    draft.standIns[index].become(patterns)
  }

  /// Lets the types on an error's line be observable where the compiler says no more than that one
  /// must be.
  private func observe(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.text.contains("must be an object that conforms to Observable"),
      lines.indices.contains(error.line - 1)
    else { return }
    let names = Set(String(lines[error.line - 1]).identifiers)
    for index in draft.standIns.indices
    where names.contains(draft.standIns[index].name) && draft.standIns[index].kind == .type {
      draft.standIns[index].conformances.insert("Observable")
    }
  }

  private static func wantsClass(_ error: CompilerMessage) -> Bool {
    error.text.contains("does not override") || error.text.contains("'super'")
      || error.text.contains("is not a class")
  }

  /// Lets a stand-in for a type conform to a protocol; false if the request is about another type.
  private func conform(_ draft: inout Draft, _ request: TypeRequest) -> Bool {
    guard case .conformance(of: let type, to: let name) = request else { return false }
    let bare = type.prefix { $0 != "<" }
    for index in draft.standIns.indices
    where draft.standIns[index].name == bare && draft.standIns[index].kind == .type {
      if !protocols.contains(name) { draft.standIns[index].conformances.insert(name) }
      return true
    }
    return false
  }

  /// Two stand-ins for types, where values of the first one are given to the second one.
  private func kinship(_ request: TypeRequest, in draft: Draft) -> (part: Int, whole: Int)? {
    guard case .conversion(from: let from, to: let to) = request, from != to else { return nil }
    func type(_ name: String, _ kinds: Set<StandIn.Kind>) -> Int? {
      draft.standIns.firstIndex { $0.name == name && kinds.contains($0.kind) }
    }
    guard let part = type(from, [.type]), let whole = type(to, [.type, .protocolType]) else {
      return nil
    }
    return draft.standIns[whole].calls.isEmpty ? (part, whole) : nil
  }

  /// Gives the stand-in at an error's place a type, or one near it if the error is about a call;
  /// where there is none, members may have it.
  private func give(
    _ type: String,
    to draft: inout Draft,
    at error: CompilerMessage,
    _ request: TypeRequest
  ) {
    if request.isAssignment(to: UnknownType.name) {
      return setResult(type, of: target(at: error) ?? "", in: &draft)
    }
    let name = identifier(at: error)
    if let name, draft.standIns.contains(where: { $0.name == name }) {
      return setResult(type, of: name, in: &draft)
    }
    if let name, let source = source(ofElement: name, in: draft) {
      return setResult("[\(type)]", of: source, in: &draft)
    }
    let isNear = request.isConformance || error.text.contains("closure result")
    for line in lines.dropFirst(max(0, error.line - 1)).prefix(isNear ? 8 : 1) {
      let names = Self.wholeNames(in: line)
      if let open = (names + origins(of: names)).first(where: { isOpen($0, in: draft) }) {
        return setResult(type, of: open, in: &draft)
      }
    }
    addResult(type, to: &draft)
  }

  /// Gives a value or a function a type if it has none yet; members of anything else may have it.
  private func setResult(_ type: String, of name: String, in draft: inout Draft) {
    guard let index = value(named: name, in: draft) else { return addResult(type, to: &draft) }
    guard !draft.standIns[index].isTyped else { return }
    let isOptional = draft.standIns[index].result != nil
    draft.standIns[index].result = isOptional && !type.hasSuffix("?") ? type + "?" : type
  }

  /// The name that an assignment gives a value; nothing if it is a member of anything but `self`.
  private func target(at error: CompilerMessage) -> String? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let left = String(lines[error.line - 1].prefix { $0 != "=" }).trimmingBlanks
    let place = left.hasPrefix("self.") ? String(left.dropFirst("self.".count)) : left
    guard let name = place.identifiers.last, !place.contains(".") else { return nil }
    return name
  }

  /// The stand-in that a closure or a loop gets an element of that name from.
  private func source(ofElement name: String, in draft: Draft) -> String? {
    for line in lines where line.contains("{ \(name) in") || line.contains("for \(name) in ") {
      let names = Self.wholeNames(in: line)
      if let found = names.first(where: { isOpen($0, in: draft) }) { return found }
    }
    return nil
  }

  /// The names on a line that no member follows.
  private static func wholeNames(in line: Substring) -> [String] {
    var names: [String] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
      let name = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[name.endIndex...]
      if rest.first != "." { names.append(String(name)) }
    }
    return names
  }

  private func addResult(_ type: String, to draft: inout Draft) {
    if !draft.memberTypes.contains(type), !(UnknownType.usualResults + ["()"]).contains(type) {
      draft.memberTypes.append(type)
    }
  }

  /// Whether a name is that of a value or a function whose type is not known yet.
  private func isOpen(_ name: String, in draft: Draft) -> Bool {
    value(named: name, in: draft).map { !draft.standIns[$0].isTyped } ?? false
  }

  private func value(named name: String, in draft: Draft) -> Int? {
    draft.standIns.firstIndex { standIn in
      guard standIn.name == name else { return false }
      switch standIn.kind {
      case .function, .value, .projection, .member: return true
      case .type, .enumeration, .protocolType, .baseClass: return false
      }
    }
  }

  /// The name that an expression at an error's place consists of; nothing if members follow it.
  private func identifier(at error: CompilerMessage) -> String? {
    guard error.line >= 1, error.line <= lines.count else { return nil }
    let rest = lines[error.line - 1].utf8.dropFirst(error.column - 1)
    let text = String(decoding: rest.drop { "$&!".utf8.contains($0) }, as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || text.dropFirst(name.count).first == "." ? nil : String(name)
  }

  /// The names in the values of the constants and variables that some names are bound to.
  private func origins(of names: [String]) -> [String] {
    let wanted = Set(names)
    return lines.flatMap { line -> [String] in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      let words = String(parts[0]).identifiers
      guard words.contains("let") || words.contains("var"), !wanted.isDisjoint(with: words) else {
        return []
      }
      return Self.wholeNames(in: parts[1])
    }
  }
}
