/// HTML that is safe by construction: what is interpolated is escaped unless it is markup itself.
///
///     let cell: Markup = "<td>\(article.title)</td>"
///
/// Every element is closed and every attribute quoted, so that the page is well-formed XML too.
struct Markup: Sendable, Hashable {
  /// The HTML.
  private(set) var html: String

  /// Nothing.
  static let empty = Markup(trusted: "")

  /// Markup from HTML that is known to be safe and well-formed.
  init(trusted html: String) { self.html = html }

  /// The markup of each element in order.
  init<Elements: Sequence>(_ elements: Elements, _ markup: (Elements.Element) -> Markup) {
    html = elements.reduce(into: "") { $0 += markup($1).html }
  }

  /// The markup of each part with another between.
  init(joined parts: [Markup], by separator: Markup) {
    html = parts.map(\.html).joined(separator: separator.html)
  }

  var isEmpty: Bool { html.isEmpty }

  static func += (left: inout Markup, right: Markup) { left.html += right.html }

  /// Text or an attribute's value: special characters as entities, controls as marks.
  static func escaped(_ text: String) -> String {
    InertText.marked(text).utf8.reduce(into: [UInt8]()) { bytes, byte in
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
      default: bytes.append(byte)
      }
    }.text
  }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Collects literal parts as they are and interpolated values escaped.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { html += literal }

    /// Adds markup as it is.
    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }

    /// Adds text or an attribute's value.
    mutating func appendInterpolation(_ text: String) { html += Markup.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { html += String(number) }

    /// Adds text in which controls be prominent; only between elements, never in an attribute.
    mutating func appendInterpolation(marked text: String) { html += Markup(marked: text).html }
  }

  init(stringLiteral value: String) { html = value }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }
}

extension Markup {
  /// Text in which each control is an element of its own, with the code point in words.
  init(
    marked text: String,
    where isActive: (Unicode.Scalar) -> Bool = InertText.isActive
  ) {
    guard text.unicodeScalars.contains(where: isActive) else {
      self = "\(text)"
      return
    }
    self = .empty
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isActive(scalar) else {
        plain.append(scalar)
        continue
      }
      let name = InertText.name(of: scalar)
      let title = scalar.properties.name ?? "control character"
      self += "\(String(plain))<span class=\"inert\" title=\"\(title)\">\(name)</span>"
      plain = String.UnicodeScalarView()
    }
    self += "\(String(plain))"
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
