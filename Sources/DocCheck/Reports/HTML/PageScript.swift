/// The page's script: filters, order and keys.
///
/// The page says the same without it.
enum PageScript {
  /// The text of the element: the marks around the script keep the page well-formed as XML.
  static let source = enclosed(PackageResources.page_js)

  /// The script of pages that are written again while somebody watches.
  static let live = enclosed(PackageResources.live_js)

  private static func enclosed(_ bytes: [UInt8]) -> String {
    "//<![CDATA[\n" + String(decoding: bytes, as: UTF8.self) + "//]]>"
  }
}
