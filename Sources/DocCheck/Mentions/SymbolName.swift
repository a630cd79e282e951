/// A name of code as prose writes it: `@StateObject`, `Model.items`, `sink(receiveValue:)`.
struct SymbolName: Hashable, Sendable {
  /// One identifier of the name.
  struct Part: Hashable, Sendable {
    let text: String
    /// The offset in bytes in the name.
    let offset: Int
  }

  /// The identifiers between the dots.
  let parts: [Part]
  /// Whether brackets with arguments or labels follow.
  let isCalled: Bool
  /// Whether there is something between these brackets, which may pick one of several overloads.
  let hasArguments: Bool
  /// Whether the name begins with `@` or `#`.
  let isAttribute: Bool

  /// Reads a name; nothing where the text is anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var index = bytes.firstIndex { !Self.marks.contains($0) } ?? bytes.endIndex
    isAttribute = index > 0 && (bytes[0] == UInt8(ascii: "@") || bytes[0] == UInt8(ascii: "#"))
    var parts: [Part] = []
    while index < bytes.count, ByteClass.isLetter(bytes[index]) || bytes[index] == Self.underscore {
      let end = bytes[index...].firstIndex { !Self.isInName($0) } ?? bytes.endIndex
      parts.append(Part(text: String(decoding: bytes[index..<end], as: UTF8.self), offset: index))
      index = end
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: ".") else { break }
      index += 1
    }
    guard let last = parts.last?.text else { return nil }
    let rest = bytes[index...]
    isCalled = rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
    hasArguments = isCalled && rest.count > 2
    let isGeneric = rest.first == UInt8(ascii: "<") && rest.last == UInt8(ascii: ">")
    let isFile = parts.count > 1 && Self.fileEndings.contains(last)
    guard rest.isEmpty || isCalled || isGeneric || rest.elementsEqual([UInt8(ascii: "?")]), !isFile
    else { return nil }
    self.parts = parts
  }

  /// Whether a byte may be inside an identifier of ASCII letters.
  static func isInName(_ byte: UInt8) -> Bool {
    ByteClass.isLetter(byte) || ByteClass.isDigit(byte) || byte == underscore
  }

  private static let underscore = UInt8(ascii: "_")
  /// What a name may begin with: an attribute, a macro, a projection, a member, a key path.
  private static let marks = Set("@#$.\\".utf8)

  /// The last parts by which a file or a host is told from a member.
  private static let fileEndings: Set<String> = [
    "swift", "swiftinterface", "md", "markdown", "json", "yml", "yaml", "txt", "plist", "html",
    "css", "js", "py", "sh", "c", "h", "m", "cpp", "png", "jpg", "svg", "xcodeproj", "com", "org",
    "io", "dev",
  ]
}
