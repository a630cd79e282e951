/// Something that keeps doccheck from checking at all; never the fault of an article.
struct EnvironmentError: Error, Hashable, CustomStringConvertible {
  /// The stage that could not do its work: `articles`, `toolchain`, `shim`,
  /// `cache`, `package`, `modules`, `programs`, `run`, `report`.
  let stage: String
  /// The file, folder or program that it is about.
  let path: String
  /// What is wrong, and what to do about it.
  let message: String

  var description: String { "\(stage): \(path): \(message)" }
}
