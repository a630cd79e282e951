/// Keeps of HTML what prose needs and nothing that acts: an allow-list of elements and attributes.
///
/// The result is balanced and nested at most `maximumDepth` deep, whatever came in; the text of an
/// element that is left out stays.
struct SafeHTML {
  /// Far deeper than any article, and less than what XML parsers allow.
  static let maximumDepth = 100

  private static let elements: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "code", "em",
    "strong", "a", "mark", "div", "span",
  ]

  /// The elements that are open, those that are left out included.
  private var stack: [(name: String, isShown: Bool)] = []
  private var tokens: [HTMLToken] = []

  /// The safe tokens of HTML.
  static func tokens(of html: String) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(html)
    var filter = SafeHTML()
    for token in tokenizer.tokens() { filter.add(token) }
    while let last = filter.stack.last { filter.close(last.name) }
    return filter.tokens
  }

  private mutating func add(_ token: HTMLToken) {
    switch token {
    case .text(let text): add(text)
    case .empty(let name): if name == "br" || name == "hr" { tokens.append(token) }
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  /// Adds text, to that before it if nothing is between.
  private mutating func add(_ text: String) {
    if case .text(let before) = tokens.last {
      tokens[tokens.count - 1] = .text(before + text)
    } else {
      tokens.append(.text(text))
    }
  }

  private mutating func open(_ name: String, _ attributes: [HTMLToken.Attribute]) {
    let kept = attributes.filter { Self.isSafe($0, of: name) }
    let isShown = Self.isShown(name, kept) && stack.count < Self.maximumDepth
    stack.append((name, isShown))
    if isShown { tokens.append(.open(name: name, attributes: kept)) }
  }

  private mutating func close(_ name: String) {
    guard stack.contains(where: { $0.name == name }) else { return }
    while let last = stack.popLast() {
      if last.isShown { tokens.append(.close(name: last.name)) }
      if last.name == name { return }
    }
  }

  /// Links, marks, boxes and spans mean nothing without their attribute.
  private static func isShown(_ name: String, _ attributes: [HTMLToken.Attribute]) -> Bool {
    switch name {
    case "a", "mark", "div", "span": attributes.contains { $0.name != "title" }
    default: elements.contains(name)
    }
  }

  private static func isSafe(_ attribute: HTMLToken.Attribute, of element: String) -> Bool {
    switch (element, attribute.name) {
    case ("a", "href"): isSafe(link: attribute.value)
    case ("a", "title"): true
    case ("ol", "start"), ("mark", "data-claim"), ("mark", "data-finding"), ("div", "data-snippet"):
      !attribute.value.isEmpty && attribute.value.allSatisfy { $0.isASCII && $0.isNumber }
    case ("code", "class"): attribute.value.hasPrefix("language-")
    case ("span", "class"): ["image", "bar"].contains(attribute.value)
    default: false
    }
  }

  /// Whether a link leads to the web, to a mailbox or to a file beside the article.
  static func isSafe(link: String) -> Bool {
    let isClean = link.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0 != "\\" && $0.value != 0x7F
    }
    guard isClean, !link.hasPrefix("//"), !link.isEmpty else { return false }
    let head = link.prefix { !"/?#".contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto"].contains(head[..<colon].lowercased())
  }
}
