/// Finds link references that an article defines twice, with different targets.
struct ReferenceDefinitions {
  private let source: SourceText
  /// The lines of code and HTML, which define nothing.
  private let otherLines: Set<Int>

  init(_ article: Article) {
    source = article.source
    otherLines = article.allBlocks.reduce(into: Set<Int>()) { lines, block in
      switch block.kind {
      case .code, .html: lines.formUnion(block.span.start.line...block.span.end.line)
      default: break
      }
    }
  }

  /// A slip for each definition whose label has another target before.
  var slips: [LinkSlip] {
    var targets: [String: Substring] = [:]
    return source.lines.enumerated().compactMap { index, line in
      guard line.utf8.first.map(Self.starts) == true, !otherLines.contains(index + 1),
        let match = line.prefixMatch(of: Self.definition)
      else { return nil }
      let label = match.1.lowercased().split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      guard let first = targets[label] else {
        targets[label] = match.2
        return nil
      }
      guard first != match.2 else { return nil }
      return LinkSlip(
        message: "link reference '\(match.1)' is defined twice; '\(first)' is used",
        bytes: source.lineBytes(index + 1)
      )
    }
  }

  private static func starts(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: " ")
  }

  private static let definition = Pattern(/[ ]{0,3}\[([^\]\[^][^\]\[]*)\]:[ \t]*(\S+)/)
}
