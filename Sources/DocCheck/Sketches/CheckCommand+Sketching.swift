extension CheckCommand {
  /// Draws the views of articles and writes each drawing as a file.
  func sketch(_ options: Options) throws -> ExitCode {
    let environment = try environment(options)
    defer { close(environment) }
    let outcome = try Pipeline(
      options: options,
      environment: environment,
      progress: options.isQuiet ? nil : progress
    ).run()
    if isEmpty(outcome, options) { throw Self.nothingFound(options) }
    let files = SketchFiles(outcome.report, named: options.previewName)
    let folder = options.sketchFolder ?? SketchFiles.standardFolder
    for file in files.files {
      let path = folder + "/" + file.name
      let sketch = file.sketch
      if let failure = sketch.failure {
        standardError("\(file.place): \(InertText.line("\(sketch.name): \(failure)"))\n")
        continue
      }
      try ReportWriter().write(SketchSVG(sketch).text, to: path)
      let missing = sketch.missing
      let note = missing.isEmpty ? "" : " (boxes for: \(missing.joined(separator: ", ")))"
      standardOutput(InertText.line("\(path)\(note)") + "\n")
    }
    outcome.problems.forEach(say)
    let drawn = files.files.filter { $0.sketch.failure == nil }
    if files.files.isEmpty {
      standardError("nothing to draw: no preview, and no view that needs no arguments\n")
    }
    return outcome.problems.isEmpty && drawn.count == files.files.count && !drawn.isEmpty
      ? .clean : outcome.problems.isEmpty ? .findings : .couldNotCheck
  }
}
