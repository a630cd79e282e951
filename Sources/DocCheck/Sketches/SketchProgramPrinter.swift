/// Writes the programs that draw a snippet's views.
struct SketchProgramPrinter {
  /// Writes the declarations of the snippet.
  let printer: TestProgramPrinter

  /// The program that draws: the snippet's declarations, without its statements and its tests.
  func program(of draft: Draft, drawing views: DrawableViews) -> Program {
    let names = draft.standIns.map(\.fullName).filter { name in
      name.utf8.allSatisfy { $0 < 128 } && name.identifiers == [name]
    }
    let standIns = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let program = printer.declarations(of: draft, importing: ["Headless", "SwiftUI"])
    let subjects =
      views.providers.map { ".previews(\($0).self)" }
      + views.views.map { ".view(\"\($0.name)\") { \($0.code) }" }
    // In the file itself, so that private views are seen.
    let entry = """
      @main private struct DocCheckSketches {
        @MainActor static func main() {
          Headless.SketchProgram.main(
            descriptor: \(Subprocess.resultDescriptor),
            standIns: [\(standIns)],
            [\(subjects.joined(separator: ", "))]
          )
        }
      }

      """
    return Program(
      text: program.text + entry,
      lineMap: program.lineMap,
      implicitImports: program.implicitImports,
      isLibrary: true,
      languageMode: program.languageMode
    )
  }
}
