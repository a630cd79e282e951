/// The keys that a configuration may have.
enum ConfigurationTable {
  static let keys: [ConfigurationKey<Configuration>] = [
    // Editors find the schema by it.
    ConfigurationKey("$schema") { _, value in _ = try value.text() },
    ConfigurationKey("include") { $0.selection.included = try globs($1) },
    ConfigurationKey("exclude") { $0.selection.excluded = try globs($1) },
    ConfigurationKey("rules") { $0.severities = try severities($1) },
    ConfigurationKey("overrides") { configuration, value in
      configuration.overrides = try value.elements().map { element in
        var override = Configuration.Override()
        try element.read(overrideKeys, into: &override)
        guard !override.paths.isEmpty else {
          throw ConfigurationError(line: element.line, message: "expected the key 'paths'")
        }
        return override
      }
    },
    ConfigurationKey("claims") { try $1.read(claimKeys, into: &$0.claims) },
    ConfigurationKey("swiftVersions") { configuration, value in
      configuration.swiftVersions = try value.elements().map { element in
        let version = try element.number(in: 5...6)
        guard version == version.rounded() else {
          throw ConfigurationError(line: element.line, message: "expected 5 or 6")
        }
        return Int(version)
      }
    },
    ConfigurationKey("defaultIsolation") {
      $0.defaultIsolation = try Choice.of(try $1.text(), for: "'defaultIsolation'")
    },
    ConfigurationKey("platforms") { configuration, value in
      configuration.platforms = try value.elements().map { element in
        guard let target = DeploymentTarget(try element.text()) else {
          throw ConfigurationError(line: element.line, message: "expected such as \"iOS 16\"")
        }
        return target
      }
    },
    ConfigurationKey("modulePaths") {
      $0.modulePaths = try $1.elements().map { try $0.text() }
    },
    ConfigurationKey("package") { $0.package = try $1.text() },
    ConfigurationKey("failOn") { $0.failOn = try Choice.of(try $1.text(), for: "'failOn'") },
    ConfigurationKey("minVerified") { $0.minimumVerified = try $1.number(in: 0...100) },
    ConfigurationKey("timeout") { $0.timeout = try $1.number(in: 1...3600) },
    ConfigurationKey("baseline") { $0.baseline = try $1.text() },
  ]

  static let overrideKeys: [ConfigurationKey<Configuration.Override>] = [
    ConfigurationKey("paths") { $0.paths = try globs($1) },
    ConfigurationKey("rules") { $0.severities = try severities($1) },
  ]

  static let claimKeys: [ConfigurationKey<ClaimSettings>] = [
    ConfigurationKey("languages") { settings, value in
      settings.languages = Set(
        try value.elements().map { try Choice.of(try $0.text(), for: "'languages'") }
      )
    },
    ConfigurationKey("trustedHosts") { settings, value in
      settings.trustedHosts = try value.elements().map { try $0.text().lowercased() }
    },
  ]

  private static func globs(_ value: JSON5Value) throws -> [PathGlob] {
    try value.elements().map { PathGlob(try $0.text()) }
  }

  private static func severities(_ value: JSON5Value) throws -> RuleSeverities {
    var severities = RuleSeverities()
    for member in try value.members() {
      do {
        try severities.set(member.name, to: try member.value.text())
      } catch let error as UsageError {
        throw ConfigurationError(line: member.line, message: error.inOneLine)
      }
    }
    return severities
  }
}
