import Foundation

/// Something that keeps doccheck from checking at all; never the fault of an article.
struct EnvironmentError: Error, Hashable, CustomStringConvertible {
  /// The stage that could not do its work: `articles`, `toolchain`, `shim`,
  /// `cache`, `package`, `modules`, `programs`, `run`, `report`.
  let stage: String
  /// The file, folder or program that it is about; empty where it is about none.
  let path: String
  /// What is wrong, without a final full stop.
  let message: String
  /// What to do about it, as a command or a sentence without a final full stop.
  var help: String?

  /// The problem with its path and, on a line of its own, what to do about it.
  var description: String {
    InertText.line(path.isEmpty ? message : "\(path): \(message)")
      + (help.map { "\nhelp: \(InertText.line($0))" } ?? "")
  }
}

extension Error {
  /// The errors of the system that Foundation turns into its own without keeping them.
  private var causes: [Int: Int32] {
    [
      CocoaError.fileNoSuchFile.rawValue: ENOENT, CocoaError.fileReadNoSuchFile.rawValue: ENOENT,
      CocoaError.fileReadNoPermission.rawValue: EACCES,
      CocoaError.fileWriteNoPermission.rawValue: EACCES,
      CocoaError.fileWriteFileExists.rawValue: EEXIST,
      CocoaError.fileWriteOutOfSpace.rawValue: ENOSPC,
      CocoaError.fileWriteVolumeReadOnly.rawValue: EROFS,
    ]
  }

  /// The operating system's words for what went wrong, such as "No such file or directory".
  ///
  /// Foundation's own sentences name neither the path nor the cause.
  var systemReason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let code = cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : causes[cause.code]
    return code.map { String(cString: strerror($0)) } ?? error.localizedDescription
  }
}
