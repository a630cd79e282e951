import Foundation

/// An address that shows the list of articles with some of them, such as `#articles?rule=trapped`.
enum PageFilter: String {
  case verdict
  case severity
  case rule
  case words = "q"

  /// The name that the page has for verdicts of snippets that were not checked.
  static let notChecked = "unchecked"

  /// The name that filters and snippets have for a verdict.
  static func name(of verdict: Verdict) -> String {
    verdict.reason == nil ? verdict.name : notChecked
  }

  /// The address that narrows the page down to what has a value.
  func address(of value: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
    let escaped = value.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return "#articles?\(rawValue)=\(escaped)"
  }
}
