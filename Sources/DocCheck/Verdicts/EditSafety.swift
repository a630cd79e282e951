/// Whether a change of the code keeps what the code means, so that nobody need be asked about it.
///
/// A declaration that becomes asynchronous or throws asks more of all who call it, and an expression
/// that is dropped or replaced does something else: these are for the author to decide.
struct EditSafety {
  private let old: [Substring]
  private let new: [Substring]

  /// Words that change what a declaration asks of its callers.
  private static let effects: Set<Substring> = ["async", "throws", "rethrows", "reasync"]

  init(replacing old: String, with new: String) {
    (self.old, self.new) = (Self.tokens(of: old), Self.tokens(of: new))
  }

  /// Whether the change only adds to the code, or exchanges or removes one name, label or mark.
  var keepsMeaning: Bool {
    guard Self.effects.isDisjoint(with: Set(new).subtracting(old)) else { return false }
    if new.isEmpty { return old.count <= 1 || old.count == 2 && old[1] == ":" }
    return old.count <= 1 || isKept
  }

  /// Whether all of the old code is in the new one, in its order.
  private var isKept: Bool {
    var rest = old[...]
    for token in new where token == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Names, numbers and keywords as they are, any other character by itself; blanks do not count.
  private static func tokens(of code: String) -> [Substring] {
    var tokens: [Substring] = []
    var index = code.startIndex
    while index < code.endIndex {
      let rest = code[index...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let token = word.isEmpty ? rest.prefix(1) : word
      if token.first?.isWhitespace == false { tokens.append(token) }
      index = token.endIndex
    }
    return tokens
  }
}
