/// The texts that the string literals of some code hold, as far as its lines show them.
struct WrittenTexts {
  /// A literal in a line of the code.
  private struct Literal {
    let text: String
    /// What stands before it in its line, without blanks at the end.
    let head: String
    /// What stands behind it in its line, without blanks at the beginning.
    let tail: String

    /// Whether it stands where a value is given: it is no key, and no argument without a label.
    var isValue: Bool {
      let isChosen = head.hasSuffix("?") || head.hasSuffix("??")
      let isKey = tail.hasPrefix(":") && !isChosen
      let isSubscript = head.hasSuffix("[") && tail.hasPrefix("]")
      return !isKey && !isSubscript && !head.hasSuffix("(")
    }

    /// The variable that it is the first value of.
    var variable: String? {
      guard head.hasSuffix("="), tail.isEmpty else { return nil }
      return head.dropLast().split { " :".contains($0) }.dropFirst().first.map(String.init)
    }

    /// The parts between what is interpolated; one where nothing is.
    var parts: [String] {
      text.split(separator: WrittenTexts.interpolation, omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// By what the words of the texts are found in comments.
  let marks: Set<String>

  private let literals: [Literal]

  /// - Parameter lines: the lines of the code, without their comments.
  init(of lines: [String]) {
    literals = lines.flatMap { line in
      let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
      return pieces.indices.filter { $0 % 2 == 1 }.map { index in
        Literal(
          text: String(pieces[index]),
          head: pieces[..<index].joined(separator: "\"").trimmingBlanks,
          tail: pieces[(index + 1)...].joined(separator: "\"").trimmingBlanks
        )
      }
    }
    let words = literals.map { $0.parts.joined(separator: " ").replacing(Self.escape, with: " ") }
    marks = BareWords.marks(of: words.joined(separator: " "))
  }

  /// The texts of several words that code may print as they are.
  ///
  /// - Parameters:
  ///   - names: the names that the code uses.
  ///   - isWhole: whether it uses nothing of them but a variable.
  func values(besides names: Set<String>, isWhole: Bool) -> Set<String> {
    let values = literals.filter { literal in
      // What is looked up with a text, or made of it, is another one.
      let isInput = literal.variable.map(names.contains) ?? false
      return literal.isValue && !literal.text.contains("\\") && (isWhole || !isInput)
    }
    return Set(values.map(\.text).filter { $0.contains(" ") })
  }

  /// Whether a comment is one of the texts with other values in the places of those that are interpolated: the
  /// text begins with words, and half of the comment's are from it.
  func areFilled(in comment: String) -> Bool {
    let count = comment.split(separator: " ").count
    return literals.contains { literal in
      let parts = literal.parts
      guard parts.count > 1, let first = parts.first, first.contains(where: \.isLetter),
        Self.follow(parts, in: comment)
      else { return false }
      return parts.flatMap { $0.split(separator: " ") }.count * 2 >= count
    }
  }

  /// Whether a comment begins with the first part, ends with the last one and has the others between them, in order,
  /// with something between each two.
  private static func follow(_ parts: [String], in comment: String) -> Bool {
    guard let first = parts.first, let last = parts.last, comment.hasPrefix(first),
      comment.hasSuffix(last)
    else { return false }
    var rest = comment.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part), range.lowerBound > rest.startIndex else {
        return false
      }
      rest = rest[range.upperBound...]
    }
    return !rest.isEmpty && first.count + last.count < comment.count
  }

  private static let interpolation = Pattern(/\\\(.*?\)/)
  private static let escape = Pattern(/\\./)
}
