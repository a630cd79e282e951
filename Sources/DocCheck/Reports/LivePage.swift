import Foundation

/// What an open page of a report needs to notice that there is a newer one.
///
/// A page from disk may read no other file, but it may show one: a file beside it says which report
/// is the newest.
struct LivePage: Hashable, Sendable {
  /// The name of that file, beside the report's overview.
  static let file = ".doccheck-live.html"

  /// What this report is known by.
  let version: String

  /// A report unlike any other.
  init() { version = String(UInt64.random(in: .min ... .max), radix: 36) }

  /// The file's text.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8" /><title>doccheck</title></head>
    <body><script>parent.postMessage("\(version)", "*");</script></body></html>

    """
  }

  /// The element that shows the file, and the script that asks it.
  ///
  /// - Parameter folder: where the overview is, as seen from the page.
  func markup(from folder: String) -> Markup {
    """
    <iframe id="live" hidden="hidden" sandbox="allow-scripts" title="The newest report" \
    data-version="\(version)" data-source="\(folder)\(Self.file)"></iframe>
    <script>\(Markup(trusted: PageScript.live))</script>

    """
  }
}
