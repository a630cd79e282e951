/// The compiler's options for package manifests.
enum ManifestOptions {
  /// The module that manifests import.
  static let module = "PackageDescription"

  /// The options for a program; none where it is no manifest.
  ///
  /// The module offers what the manifest's own first line asks for, and all that it has where there
  /// is no such line.
  static func options(for program: Program, _ toolchain: Toolchain) -> [String] {
    guard
      program.implicitImports.contains(module) || program.text.contains("import \(module)")
    else { return [] }
    return [
      "-I", toolchain.manifestModules, "-package-description-version", version(program.text),
    ]
  }

  /// The version in the comment `// swift-tools-version: 6.1`.
  private static func version(_ text: String) -> String {
    let named = text.firstRange(of: "swift-tools-version").map { range in
      text[range.upperBound...].drop { $0 == ":" || $0 == " " }
        .prefix { $0.isNumber || $0 == "." }
    }
    guard let named, !named.isEmpty else { return "999.0.0" }
    let parts = named.split(separator: ".").map(String.init) + ["0", "0"]
    return parts.prefix(3).joined(separator: ".")
  }
}
