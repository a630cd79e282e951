/// A link or an image of an article.
struct Link: Hashable, Sendable {
  let destination: String
  let isImage: Bool
  /// The bytes of the raw file.
  let bytes: Range<Int>

  /// The links and images of an article, in the order of the file.
  static func list(in article: Article) -> [Link] {
    article.allBlocks.flatMap { list(in: $0.inlines) }
  }

  private static func list(in inlines: [Inline]) -> [Link] {
    inlines.flatMap { inline -> [Link] in
      let inner = list(in: inline.children)
      switch inline.kind {
      case .link(let destination, _):
        return [Link(destination: destination, isImage: false, bytes: inline.bytes)] + inner
      case .image(let destination, _):
        return [Link(destination: destination, isImage: true, bytes: inline.bytes)] + inner
      default: return inner
      }
    }
  }
}
