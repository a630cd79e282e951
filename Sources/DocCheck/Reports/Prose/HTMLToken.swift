/// A piece of HTML as it is in a text: a tag or the text between tags.
enum HTMLToken: Sendable, Hashable {
  /// An attribute of a tag, its value without entities.
  struct Attribute: Sendable, Hashable {
    let name: String
    let value: String
  }

  /// Text without entities.
  case text(String)
  case open(name: String, attributes: [Attribute] = [])
  case close(name: String)
  /// An element without content, such as a line break.
  case empty(name: String)

  /// The token as HTML.
  var markup: Markup {
    switch self {
    case .text(let text): "\(marked: text)"
    case .open(let name, let attributes):
      "<\(name)\(Markup(attributes) { " \($0.name)=\"\($0.value)\"" })>"
    case .close(let name): "</\(name)>"
    case .empty(let name): "<\(name) />"
    }
  }
}
