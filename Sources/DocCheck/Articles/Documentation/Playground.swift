import Foundation

/// A playground on the disk: its pages in their order, and what lies beside them.
struct Playground: Sendable {
  /// The folder of the playground.
  let folder: String
  /// The page's folder; the playground's own where it has only one page.
  let pageFolder: String

  /// The playground that the page in a file belongs to; nothing for other files.
  init?(ofPageAt path: String) {
    guard SwiftFileKind(path: path) == .playgroundPage else { return nil }
    pageFolder = (path as NSString).deletingLastPathComponent
    let isAlone = pageFolder.hasSuffix(".playground")
    let pages = (pageFolder as NSString).deletingLastPathComponent
    folder = isAlone ? pageFolder : (pages as NSString).deletingLastPathComponent
  }

  /// The name of the page in a file.
  static func pageName(ofFileAt path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The folders whose sources and resources a page sees: its own, the playground's or the chapter's, and
  /// the book's.
  var folders: [String] {
    let parts = pageFolder.split(separator: "/", omittingEmptySubsequences: false)
    let book = parts.lastIndex { $0.hasSuffix(".playgroundbook") }.map {
      parts[...$0].joined(separator: "/") + "/Contents"
    }
    var seen: Set<String> = []
    return [book, folder, pageFolder].compactMap(\.self).filter { seen.insert($0).inserted }
  }

  /// The modules of the book that the page belongs to, each with the folder of its files.
  var modules: [(name: String, folder: String)] {
    guard let book = folders.first(where: { $0.hasSuffix(".playgroundbook/Contents") }) else {
      return []
    }
    return ["/Modules", "/UserModules"].flatMap { kind in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: book + kind)) ?? []
      return names.filter { $0.hasSuffix(Self.moduleEnding) }.sorted().map { name in
        (String(name.dropLast(Self.moduleEnding.count)), book + kind + "/" + name + "/Sources")
      }
    }
  }

  private static let moduleEnding = ".playgroundmodule"

  private static let resources = ["Resources", "PublicResources", "PrivateResources"]

  /// The names of all pages: in the order of the playground's list, else in that of the alphabet.
  private var pages: [String] {
    let lists = [("contents.xcplayground", Self.page), ("Manifest.plist", Self.chapterPage)]
    for (name, page) in lists {
      let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      let listed = (text ?? "").matches(of: page).map { String($0.1) }
      if !listed.isEmpty { return listed }
    }
    let parent = (pageFolder as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasSuffix("playgroundpage") }.sorted()
      .map { ($0 as NSString).deletingPathExtension }
  }

  private static let page = Pattern(/<page\s+name=['"]([^'"]+)['"]/)
  private static let chapterPage = Pattern(/<string>([^<]+)\.playgroundpage<\/string>/)

  /// What is wrong with a link; nothing where it leads somewhere, or is none of a playground's.
  func problem(with destination: String) -> String? {
    let name = destination.removingPercentEncoding ?? destination
    guard !name.contains(":"), !name.hasPrefix("#"), !name.isEmpty else { return nil }
    let own = ((pageFolder as NSString).lastPathComponent as NSString).deletingPathExtension
    let pages = pages
    switch name {
    case "@next": return pages.last == own ? "broken link: there is no page after this one" : nil
    case "@previous":
      return pages.first == own ? "broken link: there is no page before this one" : nil
    default: break
    }
    let places =
      [pageFolder]
      + folders.flatMap { folder in Self.resources.map { folder + "/" + $0 } }
    let exists = places.contains { FileManager.default.fileExists(atPath: $0 + "/" + name) }
    guard !exists, !pages.contains(name) else { return nil }
    let near = EditDistance.suggestion(for: name, in: pages).map { "; " + $0 } ?? ""
    return (name as NSString).pathExtension.isEmpty
      ? "broken link: the playground has no page '\(name)'" + near
      : "broken link: no '\(name)' in the playground's resources"
  }
}
