/// The page's script: filters, order and keys.
///
/// The page says the same without it.
enum PageScript {
  /// The text of the element: the marks around the script keep the page well-formed as XML.
  static let source =
    "//<![CDATA[\n" + String(decoding: PackageResources.page_js, as: UTF8.self) + "//]]>"
}
