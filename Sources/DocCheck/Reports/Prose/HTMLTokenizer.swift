/// Cuts HTML into tags and text.
///
/// It reads what cmark writes (CommonMark 0.30's renderer: quoted attributes, closed elements, four
/// entities); anything else is read as text, so that it comes out escaped.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  private var index = 0

  init(_ html: String) { bytes = Array(html.utf8) }

  /// The tokens in order; comments are left out.
  mutating func tokens() -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    while index < bytes.count {
      if skipComment() { continue }
      if let tag = tag() {
        tokens.append(tag)
      } else {
        tokens.append(.text(text()))
      }
    }
    return tokens
  }

  private mutating func skipComment() -> Bool {
    guard bytes[index...].starts(with: "<!--".utf8) else { return false }
    var end = index + 4
    while end < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
    index = min(end + 3, bytes.count)
    return true
  }

  private mutating func tag() -> HTMLToken? {
    let start = index
    guard take("<") else { return nil }
    let isClosing = take("/")
    let name = self.name()
    var attributes: [HTMLToken.Attribute] = []
    while let attribute = attribute() { attributes.append(attribute) }
    skipSpaces()
    let isEmpty = take("/")
    guard !name.isEmpty, take(">") else {
      index = start
      return nil
    }
    if isEmpty { return .empty(name: name) }
    return isClosing ? .close(name: name) : .open(name: name, attributes: attributes)
  }

  private mutating func attribute() -> HTMLToken.Attribute? {
    let start = index
    skipSpaces()
    let name = self.name()
    guard !name.isEmpty, take("="), take("\"") else {
      index = start
      return nil
    }
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    let value = Self.decoded(bytes[first..<index])
    _ = take("\"")
    return HTMLToken.Attribute(name: name, value: value)
  }

  /// The text up to the next tag; the first character belongs to it whatever it is.
  private mutating func text() -> String {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return Self.decoded(bytes[start..<index])
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The text with cmark's entities resolved; `&amp;` last, so that nothing is resolved twice.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&#39;", "'"),
    ]
    return (entities + [("&amp;", "&")]).reduce(text) { text, entity in
      text.split(separator: entity.0, omittingEmptySubsequences: false).joined(separator: entity.1)
    }
  }
}
