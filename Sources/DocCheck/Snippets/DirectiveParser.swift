/// Turns the words of directives and info strings into what they say about a snippet.
struct DirectiveParser {
  /// The words that may stand before a fence or in its info string.
  static let names = [
    "compile-fail", "no-run", "run", "traps", "ignore", "group", "standalone", "swift-version",
    "assume",
  ]

  private(set) var directives = Directives()
  private(set) var findings: [Finding] = []

  /// Takes the words of a comment, where an unknown one is always a mistake.
  mutating func take(_ attributes: [DirectiveAttribute], ofCommentAt span: Span) {
    for attribute in attributes {
      guard !take(attribute, at: span) else { continue }
      let near = EditDistance.nearest(to: attribute.name, in: Self.names)
      report(attribute, near: near, at: span)
    }
  }

  /// Takes the words of an info string, where an unknown one may be meant for another tool; only
  /// what almost names a directive is a mistake.
  mutating func take(_ attributes: [DirectiveAttribute], ofInfoStringAt span: Span) {
    for attribute in attributes {
      guard !take(attribute, at: span) else { continue }
      if let near = EditDistance.nearest(to: attribute.name.lowercased(), in: Self.names) {
        report(attribute, near: near, at: span)
      }
    }
  }

  /// Reports a word and takes what it almost is, so that the snippet is not blamed for the slip, too.
  private mutating func report(_ attribute: DirectiveAttribute, near: String?, at span: Span) {
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    findings.append(
      Finding(.badDirective, at: span, "unknown directive '\(attribute.name)'\(hint)")
    )
    if let near { _ = take(DirectiveAttribute(name: near, value: attribute.value), at: span) }
  }

  /// Takes one word; false if doccheck does not know it.
  private mutating func take(_ attribute: DirectiveAttribute, at span: Span) -> Bool {
    switch attribute.name {
    case "compile-fail": directives.compileFail = attribute.value ?? ""
    case "traps": directives.traps = attribute.value ?? ""
    case "run": directives.run = true
    case "no-run": directives.noRun = true
    case "standalone": directives.standalone = true
    case "ignore": directives.ignore = required(attribute, "a reason", at: span) ?? ""
    case "group": directives.group = required(attribute, "a name", at: span)
    case "assume":
      let names = required(attribute, "names", at: span) ?? ""
      directives.assume += names.split { ", ".contains($0) }.map(String.init)
    case "swift-version": takeSwiftVersion(attribute, at: span)
    default: return false
    }
    return true
  }

  private mutating func required(
    _ attribute: DirectiveAttribute,
    _ what: String,
    at span: Span
  ) -> String? {
    if let value = attribute.value, !value.isEmpty { return value }
    let message = "'\(attribute.name)' needs \(what): \(attribute.name)=\"…\""
    findings.append(Finding(.badDirective, at: span, message))
    return nil
  }

  private mutating func takeSwiftVersion(_ attribute: DirectiveAttribute, at span: Span) {
    if let version = attribute.value.flatMap({ Int($0) }), version == 5 || version == 6 {
      directives.swiftVersion = version
    } else {
      findings.append(Finding(.badDirective, at: span, "'swift-version' needs 5 or 6"))
    }
  }
}
