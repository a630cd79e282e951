@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler's macro server: answers expansion requests on standard input and output.
///
/// The toolchain has no `SwiftCompilerPlugin` module, so the listener that this module would start
/// is started here.
@main
struct Plugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "AnimatableMacro": AnimatableMacro.self
    case "DeclaredMacro": DeclaredMacro.self
    case "EntryMacro": EntryMacro.self
    case "GenerableMacro": GenerableMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    case "ModelMacro": ModelMacro.self
    case "ModelMarkMacro": ModelMarkMacro.self
    case "ModelNoteMacro": ModelNoteMacro.self
    case "PersistedPropertyMacro": PersistedPropertyMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "QueryMacro": QueryMacro.self
    case "TipParameterMacro": TipParameterMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}
