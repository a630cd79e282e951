/// One word of a directive or an info string, with its value: `no-run`, `traps="index"`, `group=a`.
struct DirectiveAttribute: Hashable, Sendable {
  let name: String
  /// The text behind the equals sign, without its quotes.
  let value: String?

  /// Splits a text at blanks, commas and braces; quotes keep a value together, and a backslash in
  /// them keeps the next character.
  static func list(in text: String) -> [DirectiveAttribute] {
    var attributes: [DirectiveAttribute] = []
    var rest = text[...]
    let separators: Set<Character> = [" ", "\t", "\n", "\r\n", ",", "{", "}"]
    while true {
      rest = rest.drop { separators.contains($0) }
      guard !rest.isEmpty else { return attributes }
      let name = rest.prefix { !separators.contains($0) && $0 != "=" }
      rest = rest.dropFirst(name.count)
      var value: String?
      if rest.first == "=" {
        rest = rest.dropFirst()
        value = takeValue(&rest, until: separators)
      }
      attributes.append(DirectiveAttribute(name: String(name), value: value))
    }
  }

  private static func takeValue(
    _ rest: inout Substring,
    until separators: Set<Character>
  ) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { !separators.contains($0) }
      rest = rest.dropFirst(value.count)
      return String(value)
    }
    var value = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst(), character != quote {
      if character == "\\", let next = rest.popFirst() {
        value.append(next)
      } else {
        value.append(character)
      }
    }
    return value
  }
}
