/// Reads argument labels off a declaration as the toolchain prints it.
enum PrintedLabels {
  /// The labels of a function, an initializer or a subscript; none for anything else.
  ///
  /// - Parameters:
  ///   - text: the declaration on one line: `public func sink(receiveValue: (Int) -> Void)`.
  ///   - keyword: the word that introduces it.
  static func labels(in text: String, of keyword: String) -> [String] {
    guard let start = text.firstRange(of: keyword)?.upperBound,
      let open = text[start...].firstIndex(of: "(")
    else { return [] }
    var depth = 0
    let end = text[open...].indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
    guard let end else { return [] }
    let list = String(text[text.index(after: open)..<end])
    return list.partsOutsideBrackets(at: ",").map { parameter in
      let words = parameter.split(separator: " ").drop { $0.hasPrefix("@") }
      return words.first.map { String($0.prefix { $0 != ":" }) } ?? "_"
    }
  }
}
