/// The oldest version of a system that code is meant for.
struct DeploymentTarget: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A system of Apple's whose versions the facts tell.
  enum System: String, Codable, CaseIterable, Sendable {
    case iOS, macOS
  }

  let system: System
  let version: SystemVersion

  init(system: System, version: SystemVersion) { (self.system, self.version) = (system, version) }

  var description: String { "\(system.rawValue) \(version)" }

  /// Reads `iOS 16` or `macOS 13.3`; nothing for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let system = System(rawValue: String(words[0])),
      let version = SystemVersion(words[1])
    else { return nil }
    self.init(system: system, version: version)
  }

  /// The targets in the list `platforms:` of a package manifest, one for each system.
  static func list(inManifest code: String) -> [DeploymentTarget] {
    guard code.contains("platforms:") else { return [] }
    return code.matches(of: platform).compactMap { match in
      let version = match.output.2.replacing("_", with: ".")
      guard let system = System(rawValue: String(match.output.1)) else { return nil }
      return SystemVersion(version).map { DeploymentTarget(system: system, version: $0) }
    }
  }

  private static let platform = Pattern(/\.(iOS|macOS)\(\s*(?:\.v|")([0-9]+(?:[._][0-9]+)*)"?\s*\)/)
}
