/// doccheck's version.
enum Version {
  /// The version by Semantic Versioning; between releases it ends in `-dev`.
  static let current = "0.2.0-dev"

  /// The Swift that doccheck and its modules were built with, such as `6.3`.
  static let swift: String = {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }()
}
