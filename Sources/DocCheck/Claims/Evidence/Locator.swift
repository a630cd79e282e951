/// What a link's target is worth as evidence.
enum Locator: Sendable, Equatable {
  /// A page or a file that can hold the claim.
  case document
  /// The start page of a host, which holds no claim in particular.
  case hostRoot
  /// Nothing to follow: `[text]()` or `#`.
  case empty
  /// A page about an interface, which shows what it is, not what it brings.
  case interfaceReference
  /// A project's own page: the thing spoken of, not a report about it.
  case project
  /// A mail address, a script, a place in the same article.
  case other

  /// Judges a target by its text alone; nothing is fetched.
  init(_ destination: String) {
    guard !destination.isEmpty, destination != "#" else {
      self = .empty
      return
    }
    guard let scheme = Self.scheme(of: destination) else {
      self = destination.hasPrefix("#") ? .other : .document
      return
    }
    switch scheme {
    case "http", "https": self = Self.web(destination.dropFirst(scheme.count + 3))
    case "doi": self = .document
    case "doc": self = .interfaceReference
    default: self = .other
    }
  }

  private static func scheme(of destination: String) -> String? {
    let head = destination.prefix { $0 != ":" }
    guard head.count < destination.count, head.count <= 12, head.allSatisfy(\.isLetter) else {
      return nil
    }
    return head.lowercased()
  }

  private static func web(_ address: Substring) -> Locator {
    let host = address.prefix { !"/?#".contains($0) }.lowercased()
    let rest = address.dropFirst(host.count)
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    let steps = path.split(separator: "/")
    if steps.isEmpty { return rest.contains("?") ? .document : .hostRoot }
    if projectHosts.contains(host), steps.count <= 2 { return .project }
    if steps.first == "documentation", referenceHosts.contains(host), !isTitle(steps.last) {
      return .interfaceReference
    }
    return .document
  }

  /// Whether the last step of a path reads as an article's title: `improving-your-app-s-speed`.
  private static func isTitle(_ step: Substring?) -> Bool {
    guard let step, !step.contains("(") else { return false }
    return step.count { $0 == "-" } >= 2
  }

  private static let projectHosts: Set<String> = [
    "github.com", "www.github.com", "gitlab.com", "bitbucket.org", "codeberg.org",
  ]

  /// Hosts whose `/documentation/…` pages describe interfaces.
  private static let referenceHosts: Set<String> = [
    "developer.apple.com", "swiftpackageindex.com", "docs.swift.org",
  ]
}
