/// The page's style sheet and the policy that allows it, the script and nothing else.
enum PageStyle {
  /// The style sheet: the files of the folder Page in the order of their weight.
  static let sheet: String = [
    PackageResources.theme_css, PackageResources.page_css, PackageResources.article_css,
    PackageResources.snippet_css, PackageResources.controls_css, PackageResources.print_css,
  ].map { String(decoding: $0, as: UTF8.self) }.joined()

  /// A Content-Security-Policy (CSP level 3 §2.3) under which nothing else runs and nothing is loaded.
  static let policy = policy(allowing: [PageScript.source])

  /// The policy of a page that also asks the file beside it for the newest report.
  static let livePolicy =
    policy(allowing: [PageScript.source, PageScript.live]) + "; frame-src 'self' file:"

  private static func policy(allowing scripts: [String]) -> String {
    [
      "default-src 'none'",
      "img-src data:",
      "style-src \(source(sheet))",
      "script-src \(scripts.map(source).joined(separator: " "))",
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func source(_ text: String) -> String {
    "'sha256-\(SHA256.base64(Array(text.utf8)))'"
  }
}
