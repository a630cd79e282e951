import SwiftDiagnostics

/// A mistake in a class that `@Model` marks, which the macro tells where it is.
struct ModelMacroMessage: DiagnosticMessage {
  let message: String
  let diagnosticID = MessageID(domain: "ModelMacro", id: "mistake")
  let severity = DiagnosticSeverity.error

  init(_ message: String) {
    self.message = message
  }
}
