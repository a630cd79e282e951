/// Where a link without a scheme leads: to a file, to a place in one, or to a place in its article.
struct LinkTarget: Hashable, Sendable {
  /// The path as the link writes it, percent-encoding undone; empty for the article itself.
  let path: String
  /// The name of the place, without its `#`.
  let anchor: String?

  /// Reads a destination; nothing where only a site or a network knows what is there: an address
  /// with a scheme or a host, a path from the site's root, a template's tag.
  init?(_ destination: String) {
    let head = destination.prefix { !"/?#".contains($0) }
    guard !head.contains(":"), !destination.hasPrefix("/"), !destination.contains("{") else {
      return nil
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].prefix { $0 != "?" }
    self.path = path.removingPercentEncoding ?? String(path)
    anchor = parts.count > 1 ? parts[1].removingPercentEncoding ?? String(parts[1]) : nil
  }

  /// The absolute path of the file.
  func path(from article: String) -> String {
    FolderPath.absolute(FolderPath(ofFile: article).path + "/" + path)
  }

  /// Whether the path names a file: most without an ending may be pages that a site makes, but not those
  /// in capitals (`LICENSE`), nor those that tools read (`Makefile`, `Podfile`).
  var namesFile: Bool {
    let name = path.split(separator: "/").last ?? ""
    if !path.hasSuffix("/"), name.wholeMatch(of: /[A-Z]{2,}(?:_[A-Z]+)*|[A-Z][a-z]*file/) != nil {
      return true
    }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    return !path.hasSuffix("/") && !ending.isEmpty && ending.allSatisfy(\.isLetterOrDigit)
      && ending.contains(where: \.isLetter)
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
