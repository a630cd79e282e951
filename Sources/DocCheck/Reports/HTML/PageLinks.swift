/// Where the links of an article lead inside the page.
struct PageLinks: Sendable {
  private let paths: Set<String>
  /// Where the articles are to be found.
  let places: PagePlaces

  /// Knows the paths of the report's articles.
  init(paths: [String], places: PagePlaces = PagePlaces()) {
    (self.paths, self.places) = (Set(paths), places)
  }

  /// What a link of an article becomes: the place of another article of the report, the link
  /// itself, or nothing for a place inside the article, which the page does not name.
  func target(of link: String, from path: String) -> String? {
    let file = String(link.prefix { $0 != "#" && $0 != "?" })
    guard !file.isEmpty else { return nil }
    guard let resolved = resolve(file, from: path), paths.contains(resolved) else { return link }
    return places.address(of: PageAnchors.name(ofPath: resolved), in: resolved)
  }

  /// The path that a relative link names, without `.` and `..`; nothing if it leads out of the
  /// folder that the report is about.
  private func resolve(_ link: String, from path: String) -> String? {
    guard !link.hasPrefix("/"), let link = Self.decoded(link) else { return nil }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The link with its percent-encoding undone (RFC 3986 §2.1); nothing if that is not UTF-8.
  private static func decoded(_ link: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(link.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        rest = rest.dropFirst(2)
        bytes.append(code)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
