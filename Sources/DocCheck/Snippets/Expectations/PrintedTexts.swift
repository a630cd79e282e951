/// The texts that code prints, as far as they are written in it.
struct PrintedTexts {
  private let texts: [String]

  /// Reads the string literals on the lines of code that print; what is interpolated parts them.
  init(of code: String) {
    texts = code.split(separator: "\n").filter { $0.contains("print(") }.prefix(Self.mostLines)
      .flatMap { line in
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.flatMap { Self.pieces(of: $0.element) }
      }
  }

  private static let mostLines = 100

  /// The pieces of a literal that are long enough to be no chance.
  private static func pieces(of literal: Substring) -> [String] {
    literal.split(separator: Self.interpolation).map { String($0).trimmingBlanks }
      .filter { $0.count >= 4 && $0.contains(where: \.isLetter) }
  }

  /// Whether at least half of the lines of another text have one of the texts in them.
  func areIn(_ text: String) -> Bool {
    // Code that prints the same texts is no output.
    guard !texts.isEmpty, !text.contains("print("), FenceText(text)?.showsSwift == false else {
      return false
    }
    let lines = text.split(separator: "\n").prefix(Self.mostLines)
    let count = lines.count { line in texts.contains { line.contains($0) } }
    return count * 2 >= lines.count && count > 0
  }

  private static let interpolation = Pattern(/\\\(.*?\)|\\./)
}
