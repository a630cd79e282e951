/// The tags of HTML that name a place by `id` or `name`.
struct TagIdentifiers {
  /// A tag with its names.
  struct Tag {
    let names: Set<String>
    /// Whether one of the names is an `id`.
    let isIdentifier: Bool
    let bytes: Range<Int>
  }

  private let html: ArraySlice<UInt8>
  private var index: Int

  init(_ html: ArraySlice<UInt8>) {
    self.html = html
    index = html.startIndex
  }

  /// The next tag with a name.
  mutating func next() -> Tag? {
    while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = html[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      index = end + 1
      let text = String(decoding: html[start + 1..<end], as: UTF8.self)
      guard text.first?.isLetter == true else { continue }
      let attributes = DirectiveAttribute.list(in: text)
      let named = attributes.filter { ["id", "name"].contains($0.name.lowercased()) }
      let names = Set(named.compactMap(\.value).filter { !$0.isEmpty })
      guard !names.isEmpty else { continue }
      let isIdentifier = named.contains { $0.name.lowercased() == "id" }
      return Tag(names: names, isIdentifier: isIdentifier, bytes: start..<index)
    }
    return nil
  }
}
