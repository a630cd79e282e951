/// A tag of a template engine, such as `{% highlight swift %}`.
struct TemplateTag {
  /// How an engine marks its tags.
  enum Engine: CaseIterable {
    case liquid
    case hugo
    case hugoWithMarkdown

    fileprivate var marks: (open: [UInt8], close: [UInt8]) {
      switch self {
      case .liquid: (Array("{%".utf8), Array("%}".utf8))
      case .hugo: (Array("{{<".utf8), Array(">}}".utf8))
      case .hugoWithMarkdown: (Array("{{%".utf8), Array("%}}".utf8))
      }
    }

    /// The place of the tag that ends highlighted code on a line.
    func lastTag(in line: ArraySlice<UInt8>) -> Range<Int>? {
      let name: Substring = self == .liquid ? "endhighlight" : "/highlight"
      return line.indices.lazy.filter { line[$0] == UInt8(ascii: "{") }.compactMap { index in
        TemplateTag(at: index, in: line, of: self)
      }.first { $0.words == [name] }?.bytes
    }
  }

  /// The tag's place in its line.
  let bytes: Range<Int>
  /// The words between the marks.
  let words: [Substring]

  /// Reads the tag that begins at an index of a line.
  init?(at start: Int, in line: ArraySlice<UInt8>, of engine: Engine) {
    let (open, close) = engine.marks
    guard line[start...].starts(with: open) else { return nil }
    let body = line[(start + open.count)...].prefix(Self.maximumLength)
    guard let end = body.indices.first(where: { body[$0...].starts(with: close) }) else {
      return nil
    }
    bytes = start..<end + close.count
    // A hyphen at either end takes blanks away around the tag.
    words = String(decoding: body[..<end], as: UTF8.self).split(separator: " ")
      .filter { $0 != "-" }
  }

  /// The most bytes of a tag; what is longer is none.
  private static let maximumLength = 1024
}
