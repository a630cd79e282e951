/// Reads what a documentation comment says about the parameters and the result of a function: the lists that
/// DocC shows apart from the text, `- Parameter x:`, `- Parameters:`, `- Returns:` and `- Throws:`.
struct CalloutReader {
  /// A name and where it stands.
  struct Name: Hashable, Sendable {
    let text: String
    let bytes: Range<Int>
  }

  /// The parameters that are described, in the order of the comment.
  private(set) var parameters: [Name] = []
  /// The words `Returns` and `Throws` where they begin a callout.
  private(set) var returns: Name?
  private(set) var throwing: Name?

  /// - Parameter blocks: the blocks of one comment at its top level.
  init(_ blocks: [Block]) {
    for block in blocks {
      guard case .list = block.kind else { continue }
      for item in block.children { take(item) }
    }
  }

  private mutating func take(_ item: Block) {
    guard let paragraph = item.children.first, case .paragraph = paragraph.kind else { return }
    let line = MappedLine(paragraph.inlines)
    guard let colon = line.bytes.firstIndex(of: UInt8(ascii: ":")) else { return }
    let words = line.words(before: colon)
    switch words.first?.text.lowercased() {
    case "parameter" where words.count == 2: parameters.append(words[1])
    case "parameters" where words.count == 1:
      for list in item.children.dropFirst() {
        for entry in list.children { takeParameter(entry) }
      }
    case "returns" where words.count == 1: returns = words[0]
    case "throws" where words.count == 1: throwing = words[0]
    default: break
    }
  }

  /// Takes an entry of the list below `- Parameters:`.
  private mutating func takeParameter(_ item: Block) {
    guard let paragraph = item.children.first, case .paragraph = paragraph.kind else { return }
    let line = MappedLine(paragraph.inlines)
    guard let colon = line.bytes.firstIndex(of: UInt8(ascii: ":")) else { return }
    let words = line.words(before: colon)
    if words.count == 1 { parameters.append(words[0]) }
  }

  /// The first line of running text, with the place of each of its bytes in the file.
  private struct MappedLine {
    private(set) var bytes: [UInt8] = []
    private var offsets: [Int] = []

    init(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline.kind {
        case .text(let text), .code(let text):
          for (index, byte) in text.utf8.enumerated() {
            bytes.append(byte)
            offsets.append(inline.fileOffset(ofTextByte: index))
          }
        default: return
        }
      }
    }

    /// The words before a place.
    func words(before end: Int) -> [Name] {
      bytes[..<end].split(whereSeparator: FenceLine.isBlank).map { word in
        Name(
          text: String(decoding: word, as: UTF8.self),
          bytes: offsets[word.startIndex]..<offsets[word.endIndex - 1] + 1
        )
      }
    }
  }
}
