/// The words of a message, to tell whether another text says the same.
struct Wording: Sendable {
  private let words: Set<String>
  /// Whether it says that something is not to be.
  private let denies: Bool

  init(_ text: String) {
    let lower = text.lowercased().withStraightApostrophes
    words = Set(lower.identifiers.filter { $0.count > 2 })
    denies = Self.denials.contains(where: lower.contains)
  }

  /// The ways in which compilers and authors say that something is not to be.
  private static let denials = ["cannot", "can't", "can not", "must not", "may not", "not allowed"]

  /// Whether both messages have most of the words of the shorter one in common, and not only such as nearly
  /// all messages have; where both deny something, only the others count.
  ///
  /// Compilers reword their messages from version to version, and authors shorten them.
  func resembles(_ other: Wording) -> Bool {
    let (own, others) = (words.subtracting(Self.usual), other.words.subtracting(Self.usual))
    let (common, special) = (words.intersection(other.words).count, own.intersection(others).count)
    return special > 0 && common >= 3 && common * 5 >= min(words.count, other.words.count) * 3
      || denies && other.denies && special >= 2 && special * 5 >= min(own.count, others.count) * 3
  }

  /// Whether both speak of one kind of error, or have a word in common that not nearly all messages have;
  /// also where one of them says too little to tell.
  func mayMean(_ other: Wording) -> Bool {
    let (own, others) = (words.subtracting(Self.usual), other.words.subtracting(Self.usual))
    let (kinds, otherKinds) = (kinds, other.kinds)
    return kinds.isEmpty || otherKinds.isEmpty || !kinds.isDisjoint(with: otherKinds)
      || !own.isDisjoint(with: others)
  }

  /// The numbers of the kinds of errors whose words it has.
  private var kinds: Set<Int> {
    Set(
      Self.kindWords.indices.filter { kind in
        words.contains { word in Self.kindWords[kind].contains(where: word.hasPrefix) }
      }
    )
  }

  /// The beginnings of words by which compilers and authors speak of the same kind of error.
  private static let kindWords = [
    ["assign", "mutat", "immutab", "constant", "modif", "reassign", "change"],
    ["conver", "mismatch", "incompat", "compatible", "contextual", "subtype", "infer", "operand"],
    ["scope", "undeclared", "unresolved", "undefined", "find"],
    ["access", "private", "inaccessible", "protection", "fileprivate", "internal"],
    ["conform", "protocol", "requirement"],
    ["optional", "unwrap", "unwrapped", "nil"],
    ["argument", "label", "parameter", "arguments", "parameters"],
    ["initializ", "initialis", "init"],
    ["exhausti", "case", "switch", "default"],
    ["isolat", "sendable", "actor", "async", "await", "concurren", "race", "sending"],
    ["throw", "try", "catch", "rethrow"],
    ["override", "inherit", "superclass", "final"],
    ["consum", "noncopyable", "borrow", "escap", "copy", "exclusiv", "overlap"],
    ["redeclar", "ambig", "duplicate"],
    ["return", "unreachable"],
  ]

  /// Words that nearly all messages on errors hold.
  private static let usual: Set<String> = [
    "and", "another", "any", "argument", "arguments", "call", "cannot", "can", "class", "conform",
    "expected", "for", "from", "have", "member", "must", "not", "of", "operands", "operator",
    "optional", "other", "parameter", "protocol", "same", "specified", "struct", "that", "the",
    "this", "type", "types", "use", "used", "value", "values", "with", "without",
  ]
}
