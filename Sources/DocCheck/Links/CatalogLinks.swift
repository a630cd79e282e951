import Foundation

/// Checks what articles and tutorials of a DocC catalog lead to: other pages, images, files and snippets.
struct CatalogLinks: Sendable {
  private let catalog: Catalog
  private let files: [String]

  /// Nothing for an article outside of any catalog.
  init?(ofArticleAt path: String) {
    guard let catalog = Catalog.around(path) else { return nil }
    (self.catalog, files) = (catalog, catalog.files)
  }

  /// What is wrong with a link or an image; nothing where it leads somewhere, or is on the web.
  func problem(with destination: String, isImage: Bool) -> String? {
    if destination.hasPrefix("doc:") { return pageProblem(String(destination.dropFirst(4))) }
    guard isImage, !destination.contains(":"), !destination.isEmpty else { return nil }
    return hasResource(destination) ? nil : "broken link: no image '\(destination)' in the catalog"
  }

  /// What the directives of a text lead to that is not there.
  func slips(in source: SourceText) -> [LinkSlip] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return CatalogDirective.list(in: text).compactMap { directive in
      problem(with: directive).map { LinkSlip(message: $0, bytes: directive.bytes) }
    }
  }

  private func problem(with directive: CatalogDirective) -> String? {
    switch directive.name {
    case "Code":
      guard let file = directive.arguments["file"], catalog.file(named: file) == nil else {
        return nil
      }
      let names = files.map { ($0 as NSString).lastPathComponent }
      let near = EditDistance.suggestion(for: file, in: names).map { "; " + $0 } ?? ""
      return "broken link: no file '\(file)' in the catalog" + near
    case "Image", "Video", "PageImage":
      guard let source = directive.arguments["source"], !hasResource(source) else { return nil }
      return "broken link: no image '\(source)' in the catalog"
    case "Snippet":
      return directive.arguments["path"].flatMap { path in
        snippetProblem(path, slice: directive.arguments["slice"])
      }
    default: return nil
    }
  }

  /// The files of the catalog that none of its pages names, as notes on its first page.
  func unused(inArticleAt path: String) -> [Finding] {
    let pages = files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
    guard let first = pages.min(), path == catalog.folder + "/" + first else { return [] }
    let texts = pages.compactMap(catalog.text)
    let start = SourceText("").span(0..<0)
    return files.filter {
      Self.resourceEndings.contains(($0 as NSString).pathExtension.lowercased())
    }
    .filter { file in
      let name = Self.plain((file as NSString).lastPathComponent)
      let stem = (name as NSString).deletingPathExtension
      return !texts.contains { $0.contains(stem) }
    }
    .map { file in
      var finding = Finding(.brokenLink, at: start, "no page of the catalog uses '\(file)'")
      finding.severity = .note
      return finding
    }
  }

  private static let resourceEndings: Set<String> = [
    "gif", "jpeg", "jpg", "mov", "mp4", "png", "svg", "swift",
  ]

  /// Whether there is a resource of a name, with or without its ending, for any display and appearance.
  private func hasResource(_ name: String) -> Bool {
    let wanted = Self.plain(name)
    return files.contains { file in
      let own = (file as NSString).lastPathComponent
      return own == name || Self.plain(own) == wanted
        || Self.plain((own as NSString).deletingPathExtension) == wanted
    }
  }

  /// A file's name without the marks of displays and appearances: `cup~dark@2x.png`.
  private static func plain(_ name: String) -> String {
    name.replacing("~dark", with: "").replacing("@2x", with: "").replacing("@3x", with: "")
  }

  /// What is wrong with a link to a page of the catalog; symbols are another rule's.
  private func pageProblem(_ address: String) -> String? {
    let path = address.split(separator: "#").first.map(String.init) ?? address
    guard let name = path.split(separator: "/").last.map(String.init), !name.contains("("),
      name == path.drop(while: { $0 == "/" })
    else { return nil }
    let pages = files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    // Blanks of a file's name become dashes in its address.
    let isPage = pages.contains { $0 == name || $0.replacing(" ", with: "-") == name }
    guard !isPage, name.contains("-") || EditDistance.nearest(to: name, in: pages) != nil else {
      return nil
    }
    let near = EditDistance.suggestion(for: name, in: pages).map { "; " + $0 } ?? ""
    return "broken link: no page '\(name)' in the catalog" + near
  }

  /// What is wrong with a link to a snippet of the package, or to a part of it.
  private func snippetProblem(_ path: String, slice: String?) -> String? {
    let parts = path.split(separator: "/").drop { $0 != "Snippets" }
    var folder = (FolderPath.absolute(catalog.folder) as NSString).deletingLastPathComponent
    while folder != "/", !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
      folder = (folder as NSString).deletingLastPathComponent
    }
    guard !parts.isEmpty, !parts.contains(".."), folder != "/" else { return nil }
    let file = folder + "/" + parts.joined(separator: "/") + SourceFileReader.ending
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      return "broken link: no snippet '\(parts.joined(separator: "/")).swift' in the package"
    }
    guard let slice else { return nil }
    let names = text.matches(of: Self.slice).map { String($0.1) }
    guard !names.contains(slice) else { return nil }
    let near = EditDistance.suggestion(for: slice, in: names).map { "; " + $0 } ?? ""
    return "broken link: the snippet has no part '\(slice)'" + near
  }

  private static let slice = Pattern(/\/\/ *snippet\.([A-Za-z0-9_-]+)/)
}
