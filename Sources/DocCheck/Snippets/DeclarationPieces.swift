/// Puts types together that an article shows piece by piece: the first piece opens the type, those behind
/// it are members, and the last one may close it.
///
/// Each piece stays a snippet of its own. The first one is a type of whose members some are left out, the
/// others are members that find their type like any others.
struct DeclarationPieces {
  /// The code of a snippet and what the parser makes of it.
  typealias Piece = (code: String, parsed: ParsedSwift)

  /// The most pieces behind the first one in which a type is shown.
  private static let mostPieces = 12

  /// The most braces with which the last piece closes what the first one opens.
  private static let mostBraces = 3

  /// The pieces among some snippets that only others make whole, by their places, each with what is
  /// missing in it.
  static func completions(of pieces: [Piece]) -> [Int: ParsedSwift] {
    var completed: [Int: ParsedSwift] = [:]
    for (place, piece) in pieces.enumerated() where completed[place] == nil {
      guard let type = openType(of: piece) else { continue }
      let (count, last) = members(behind: place, in: pieces)
      guard count > 0 || last != nil, belongs(pieces[place + 1], to: type) else { continue }
      let end = CodeEdit(
        bytes: type.bytes.upperBound..<type.bytes.upperBound,
        text: String(repeating: " }", count: piece.parsed.errors.count)
      )
      completed[place] = piece.parsed.completed(by: [end], eliding: Set(type.declares))
      if let last { completed[last.place] = last.parsed }
    }
    return completed
  }

  /// The type, or extension, with members and without its closing brace that a piece ends with.
  private static func openType(of piece: Piece) -> Item? {
    guard !piece.parsed.errors.isEmpty, piece.parsed.errors.allSatisfy(isOpenType),
      let item = piece.parsed.items.last, [.type, .typeExtension].contains(item.kind),
      !item.memberList.isEmpty
    else { return nil }
    return item
  }

  private static func isOpenType(_ error: ParsedSwift.SyntaxError) -> Bool {
    ["actor", "class", "enum", "extension", "protocol", "struct"].contains {
      error.message == "expected '}' to end \($0)"
    }
  }

  /// How many snippets right behind a place are nothing but members, and the one behind these that closes
  /// more than it opens.
  private static func members(
    behind place: Int,
    in pieces: [Piece]
  ) -> (count: Int, last: (place: Int, parsed: ParsedSwift)?) {
    var count = 0
    for (next, piece) in pieces.enumerated().dropFirst(place + 1).prefix(mostPieces) {
      if let closed = withoutClosing(piece) { return (count, (next, closed)) }
      guard isMembers(piece.code, piece.parsed) else { break }
      count += 1
    }
    return (count, nil)
  }

  private static func isMembers(_ code: String, _ parsed: ParsedSwift) -> Bool {
    !parsed.isRefused && !parsed.items.isEmpty && parsed.errors.count <= 1
      && SyntaxCheck.acceptsAsOne("class Wrapper {\n\(code)\n}")
  }

  /// A piece without the braces at its end that close what it does not open; nothing where there are none,
  /// or no members before them.
  private static func withoutClosing(_ piece: Piece) -> ParsedSwift? {
    guard !piece.parsed.isRefused, !piece.parsed.items.isEmpty,
      piece.parsed.errors.first?.message.hasPrefix("unexpected brace") == true,
      piece.parsed.errors.count == 1
    else { return nil }
    var rest = Array(piece.code.utf8)[...]
    var edits: [CodeEdit] = []
    for _ in 0..<mostBraces {
      guard let end = rest.lastIndex(where: { !" \t\r\n".utf8.contains($0) }),
        rest[end] == UInt8(ascii: "}")
      else { return nil }
      edits.append(CodeEdit(bytes: end..<end + 1, text: ""))
      rest = rest[..<end]
      if SyntaxCheck.acceptsAsOne("class Wrapper {\n\(String(decoding: rest, as: UTF8.self))\n}") {
        return piece.parsed.completed(by: edits)
      }
    }
    return nil
  }

  /// Whether members are shown as those of a type: further in, as initialisers and the like, or with the
  /// names of other members.
  private static func belongs(_ piece: Piece, to type: Item) -> Bool {
    let items = piece.parsed.items
    guard items.allSatisfy({ type.declares.isEmpty || $0.declares != type.declares }) else {
      return false
    }
    let first = SourceText(piece.code).lines.first { !$0.allSatisfy(\.isWhitespace) }
    if first?.first?.isWhitespace == true { return true }
    guard items.allSatisfy({ $0.kind != .type }) else { return false }
    let own = piece.code.matches(of: Self.ownMember).map { String($0.1) }
    return !type.members.isDisjoint(with: own)
      || items.contains { item in
        item.kind == .member || item.uses.contains { type.members.contains($0.name) }
      }
  }

  private static let ownMember = Pattern(/\bself\.(\w+)/)
}
