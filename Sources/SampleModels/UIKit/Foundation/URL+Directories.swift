import Foundation

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }

  /// The folder of what the app needs besides.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }

  /// The folder of what the app can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }

  private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
