/// What a project says about claims and their sources.
struct ClaimSettings: Hashable, Sendable {
  /// The languages in which claims are looked for; nothing for all.
  var languages: Set<ProseLanguage>?
  /// The hosts that count as sources, with the hosts below them; nothing for all.
  var trustedHosts: [String]?

  /// Whether claims are looked for in articles of a language.
  func reads(_ language: ProseLanguage) -> Bool { languages?.contains(language) ?? true }

  /// Whether a link's target counts as a source; one without a host always does.
  func trusts(_ destination: String) -> Bool {
    guard let trustedHosts, let host = Self.host(of: destination) else { return true }
    return trustedHosts.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  /// The host of an address of the web in lowercase (RFC 3986 §3.2.2).
  private static func host(of destination: String) -> String? {
    let address = destination.lowercased()
    guard let scheme = ["https://", "http://", "//"].first(where: address.hasPrefix) else {
      return nil
    }
    let authority = address.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return String(host.prefix { $0 != ":" })
  }
}
