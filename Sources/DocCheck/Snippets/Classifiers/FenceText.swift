/// The text of a code block as classifiers see it: its first lines, without what Swift says in comments and
/// in long strings.
struct FenceText: Sendable {
  /// A line that is not empty.
  struct Line: Sendable {
    /// The number of blanks before the text.
    let indentation: Int
    /// The text without blanks around it.
    let text: String
    /// The characters up to the first blank.
    let word: Substring

    init(_ line: String) {
      indentation = line.utf8.prefix(while: Self.isBlank).count
      text = line.trimmingBlanks
      word = text[..<(text.utf8.firstIndex(where: Self.isBlank) ?? text.endIndex)]
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Whether the marks around strings of several lines on this line are an odd number.
    fileprivate var hasOddMarks: Bool {
      text.utf8.contains(UInt8(ascii: "\"")) && text.utf8.ranges(of: "\"\"\"".utf8).count % 2 == 1
    }

    /// Whether the text begins with one of some texts.
    func begins(with texts: [String]) -> Bool { texts.contains(where: text.hasPrefix) }

    /// Whether a text is in the line.
    func has(_ part: String) -> Bool { text.utf8.firstRange(of: part.utf8) != nil }
  }

  /// The lines; at least one.
  let lines: [Line]
  /// The whole text.
  let whole: String

  /// Reads a code block; nothing where no line of it is more than blanks and comments.
  init?(_ code: String) {
    whole = code
    var lines: [Line] = []
    var isInString = false
    for text in code.utf8.prefix(Self.mostBytes).split(separator: UInt8(ascii: "\n")) {
      guard lines.count < Self.mostLines else { break }
      let line = Line(String(Substring(text.prefix(Self.longestLine))))
      let isString = isInString
      if line.hasOddMarks { isInString.toggle() }
      guard !isString, !line.text.isEmpty, !line.begins(with: ["//", "/*", "*/"]) else { continue }
      lines.append(line)
    }
    guard !lines.isEmpty else { return nil }
    self.lines = lines
  }

  /// The most bytes that are looked at, so that a long block costs no more than a short one.
  private static let mostBytes = 65_536
  private static let mostLines = 200
  private static let longestLine = 400

  /// The first line.
  var first: Line { lines[0] }

  /// Whether so many lines have a feature.
  func has(_ least: Int, where isFeature: (Line) -> Bool) -> Bool {
    var count = 0
    for line in lines where isFeature(line) {
      count += 1
      if count >= least { return true }
    }
    return false
  }

  /// Whether all lines have a feature.
  func all(_ isFeature: (Line) -> Bool) -> Bool { lines.allSatisfy(isFeature) }

  /// Whether at least half of the lines have a feature.
  func most(_ isFeature: (Line) -> Bool) -> Bool {
    has((lines.count + 1) / 2, where: isFeature)
  }

  /// Whether a line is Swift that no other language has: code with a mistake in it is still Swift.
  var showsSwift: Bool { lines.contains(where: Self.isSwift) }

  private static func isSwift(_ line: Line) -> Bool {
    var words = line.text.split(separator: " ", maxSplits: 6)[...]
    while let word = words.first, modifiers.contains(word) || word.hasPrefix("@") {
      guard !foreignAttributes.contains(word) else { return false }
      if wrappers.contains(where: word.hasPrefix) { return true }
      words = words.dropFirst()
    }
    guard let word = words.first, let next = words.dropFirst().first else { return false }
    switch word {
    case "func", "init", "guard", "extension", "protocol", "typealias", "actor": return true
    case "import": return words.count == 2 && next.first?.isUppercase == true
    case "if", "while": return next == "let" || next == "var"
    case "let", "var":
      return !line.text.hasSuffix(";") && !line.has("=>") && !line.has("new ")
        && (next.hasSuffix(":") || words.dropFirst(2).first == "=")
    default: return line.text.hasSuffix("{") && line.has(" -> ")
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "private", "fileprivate", "internal", "open", "static", "final", "override",
    "mutating",
    "lazy", "weak", "nonisolated", "async", "try", "await", "indirect", "convenience", "required",
  ]

  /// What begins a line of Objective-C or of another language, although Swift has attributes, too.
  private static let foreignAttributes: Set<Substring> = [
    "@interface", "@implementation", "@property", "@synthesize", "@end", "@protocol", "@Override",
    "@autoreleasepool",
  ]

  private static let wrappers = [
    "@State", "@Binding", "@Published", "@Environment", "@ObservedObject", "@MainActor",
    "@Observable",
    "@main", "@Test", "@Model", "@Query", "@Bindable", "@ViewBuilder", "@escaping", "@Sendable",
  ]
}
