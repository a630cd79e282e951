import Foundation

/// Text whose parts know what they are; how they look is decided when it is painted.
struct StyledText: Sendable {
  /// What a part of the text is.
  enum Style: Sendable, Hashable {
    case plain
    case strong
    case faint
    case error
    case warning
    case note
    case passed
    case caret
  }

  /// A file that a part of the text leads to.
  struct Link: Sendable, Hashable {
    /// The address, without any character that acts.
    let address: String

    init(to path: String, in folder: FolderPath) {
      let path = folder.resolving(path)
      let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      address = "file://" + (escaped ?? "")
    }
  }

  /// A stretch of text in one style.
  private struct Part: Sendable {
    var text: String
    let style: Style
    let link: Link?

    /// The text, as a hyperlink (OSC 8) where it leads somewhere.
    var linked: String {
      guard let link else { return text }
      return "\u{1B}]8;;\(link.address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
  }

  private var parts: [Part] = []

  /// Adds text; controls in it are marked, so that no article can speak to the terminal.
  mutating func add(_ text: String, _ style: Style = .plain, to link: Link? = nil) {
    let text = InertText.marked(text)
    if let last = parts.last, last.style == style, last.link == link {
      parts[parts.count - 1].text += text
    } else {
      parts.append(Part(text: text, style: style, link: link))
    }
  }

  /// Adds text and ends the line.
  mutating func addLine(_ text: String = "", _ style: Style = .plain) {
    add(text, style)
    add("\n")
  }

  /// The text alone, or with the colours of ANSI terminals (ECMA-48 §8.3.117).
  func painted(inColor: Bool) -> String {
    parts.map { part in
      guard inColor, let code = part.style.code, !part.text.isEmpty else { return part.linked }
      return "\u{1B}[\(code)m\(part.linked)\u{1B}[0m"
    }.joined()
  }
}

extension StyledText.Style {
  /// The parameters of the escape sequence SGR; the same colours as the Swift compiler's.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .error: "1;31"
    case .warning: "1;35"
    case .note: "1;36"
    case .passed: "32"
    case .caret: "1;32"
    }
  }

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
