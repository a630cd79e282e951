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

  /// The names of all pages: in the order of the playground's list, else in that of the alphabet.
  private var pages: [String] {
    let list = folder + "/contents.xcplayground"
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    let listed = text.matches(of: Self.page).map { String($0.1) }
    guard listed.isEmpty else { return listed }
    let parent = (pageFolder as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasSuffix("playgroundpage") }.sorted()
      .map { ($0 as NSString).deletingPathExtension }
  }

  private static let page = Pattern(/<page\s+name=['"]([^'"]+)['"]/)

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
    let places = [pageFolder + "/Resources/", folder + "/Resources/", pageFolder + "/"]
    let exists = places.contains { FileManager.default.fileExists(atPath: $0 + name) }
    guard !exists, !pages.contains(name) else { return nil }
    let near = EditDistance.suggestion(for: name, in: pages).map { "; " + $0 } ?? ""
    return (name as NSString).pathExtension.isEmpty
      ? "broken link: the playground has no page '\(name)'" + near
      : "broken link: no '\(name)' in the playground's resources"
  }
}
