import Foundation

/// A first configuration of a project, with comments that say what can be changed.
struct StarterConfiguration: Sendable {
  /// The project's folder as it was named.
  let folder: String
  private let survey: ProjectSurvey

  /// - Throws: `EnvironmentError` if the folder cannot be read or has a configuration already.
  init(of folder: String) throws {
    self.folder = folder
    survey = try ProjectSurvey(of: folder)
    guard !FileManager.default.fileExists(atPath: path) else {
      throw EnvironmentError(
        stage: "configuration",
        path: path,
        message: "already exists; delete it first to create a new one"
      )
    }
  }

  private var path: String {
    folder == "." ? ConfigurationFile.name : folder + "/" + ConfigurationFile.name
  }

  /// What was written, and what to do next.
  var message: String {
    let place = folder == Options.standardPath ? "doccheck" : "doccheck \(folder)"
    let next =
      survey.articles == 0
      ? "write an article in Markdown, then run '\(place)'."
      : "run '\(place)'. To ignore today's findings, run '\(place) --write-baseline known-findings.json'."
    return "Created \(path) (\(survey.summary)).\nNext: \(next)\n"
  }

  /// Writes the file.
  ///
  /// - Parameter baseline: the file of known findings, if there is one.
  /// - Throws: `ReportWriter.Failure` if it cannot be written.
  func write(baseline: String?) throws {
    let relative = baseline.map(FolderPath(folder).relative)
    try ReportWriter().write(try text(baseline: relative), to: path)
  }

  private func text(baseline: String?) throws -> String {
    let known = try Self.quoted([baseline ?? "known-findings.json"])
    return """
      // What doccheck is to do in this folder. It is JSON5: comments and trailing commas are fine.
      // Everything may be left out, and options on the command line win.
      {
        // What counts in folders; the patterns are those of .gitignore.
        // include: ["docs", "README.md"],
        \(try exclusion)

        // The languages of the prose in which claims are looked for.
        \(try languages)

        // The severities of rules: error, warning, note or off; 'doccheck explain' lists the rules.
        rules: {
          // "unsourced-claim": "warning",
        },

        // The language modes to compile in; the first one decides.
        // swiftVersions: [5, 6],

        // Builds a Swift package, so that articles can import its libraries.
        \(survey.importsPackage ? "" : "// ")package: ".",

        // What fails the check: error, warning or never; and the least verified share in percent.
        failOn: "error",
        // minVerified: 90,

        // Findings that are known and not reported; 'doccheck --write-baseline FILE' writes them.
        \(baseline == nil ? "// " : "")baseline: \(known),
      }

      """
  }

  private var exclusion: String {
    get throws {
      guard let generator = survey.generator, !generator.builtFolders.isEmpty else {
        return "// exclude: [\"*.draft.md\"],"
      }
      let patterns = try Self.quoted(generator.builtFolders.map { "/" + $0 })
      return "exclude: [\(patterns)],  // not written here: \(generator.rawValue)"
    }
  }

  private var languages: String {
    get throws {
      guard !survey.languages.isEmpty else { return "// claims: { languages: [\"en\"] }," }
      return "claims: { languages: [\(try Self.quoted(survey.languages.map(\.rawValue)))] },"
    }
  }

  /// Texts between quotation marks, as JSON5 has them.
  private static func quoted(_ texts: [String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try texts.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      .joined(separator: ", ")
  }
}
