/// Finds identifiers that a reader can look a document up by: DOI, RFC, ISBN, arXiv, SE-NNNN.
enum SourceIdentifier {
  /// The first identifier in a text, as it is there.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    for start in bytes.indices where initials.contains(bytes[start]) && isWordStart(bytes, start) {
      for form in forms {
        guard let end = end(of: form, in: bytes, from: start) else { continue }
        return String(decoding: bytes[start..<end], as: UTF8.self)
      }
    }
    return nil
  }

  /// What an identifier begins with and how many digits it has at least.
  private struct Form {
    let prefix: [UInt8]
    let digits: Int

    init(_ prefix: String, digits: Int) {
      self.prefix = Array(prefix.utf8)
      self.digits = digits
    }
  }

  private static let forms = [
    Form("10.", digits: 4), Form("RFC ", digits: 3), Form("RFC", digits: 3),
    Form("ISBN ", digits: 9), Form("ISBN: ", digits: 9), Form("arXiv:", digits: 4),
    Form("SE-", digits: 4), Form("ST-", digits: 4),
  ]

  /// What ends a DOI that is in a sentence.
  private static let enders = Set(")]>,;\"".utf8)

  private static let initials = Set(forms.compactMap(\.prefix.first))

  private static func isWordStart(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index > 0 else { return true }
    return !ByteClass.isLetter(bytes[index - 1]) && !ByteClass.isDigit(bytes[index - 1])
  }

  private static func end(of form: Form, in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes[start...].starts(with: form.prefix) else { return nil }
    var end = start + form.prefix.count
    var digits = 0
    while end < bytes.count, ByteClass.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "-") {
      digits += bytes[end] == UInt8(ascii: "-") ? 0 : 1
      end += 1
    }
    guard digits >= form.digits else { return nil }
    guard form.prefix.first == UInt8(ascii: "1") else { return end }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return nil }
    return bytes[end...].firstIndex { $0 <= 0x20 || $0 >= 0x80 || enders.contains($0) }
      ?? bytes.endIndex
  }
}
