import Foundation

/// All cases, or those that `CASE` names.
enum CaseLibrary {
  /// The files of cases, or what is wrong with one.
  static let files = Result { try CaseFile.all() }

  /// The examples to check: those whose file or sentence holds the text of the variable `CASE`.
  static let examples: [CaseExample] = {
    let all = ((try? files.get()) ?? []).flatMap(\.examples)
    guard let wanted = ProcessInfo.processInfo.environment["CASE"], !wanted.isEmpty else {
      return all
    }
    return all.filter { $0.testDescription.localizedCaseInsensitiveContains(wanted) }
  }()

  /// Whether the files are to be rewritten to what comes out.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"
}
