/// The interfaces of modules of the toolchain, read when they are first asked for: only code with an
/// error needs them.
final class InterfaceSet: Sendable {
  private let loaded: Lazy<[ModuleInterface]>

  init(_ modules: [String], reader: InterfaceReader) {
    loaded = Lazy { reader.readableInterfaces(of: modules) }
  }

  /// The interfaces, without those that the toolchain cannot print.
  var interfaces: [ModuleInterface] { loaded.value }
}
