import Foundation
import SwiftUI

extension MountedView {
  /// Chooses files in the sheet for importing that is open, which closes it.
  public func chooseFiles(_ urls: URL..., line: Int = #line) throws {
    try current.act(line) {
      let importer = try fileImporter()
      guard importer.take(urls) else {
        throw InteractionError("Only one file can be chosen.")
      }
      importer.isPresented.wrappedValue = false
      current.update()
    }
  }

  /// Closes the sheet for importing that is open without choosing a file.
  public func cancelFileImporter(line: Int = #line) throws {
    try current.act(line) {
      try fileImporter().isPresented.wrappedValue = false
      current.update()
    }
  }

  private func fileImporter() throws -> FileImporter {
    let importers = root?.all { $0.fileImporter != nil }.compactMap(\.fileImporter) ?? []
    guard let open = importers.first(where: { $0.isPresented.wrappedValue }) else {
      throw InteractionError("No file importer is open.")
    }
    return open
  }
}

/// What an author lets the user choose.
private struct FileImporter {
  /// Whether the user is asked.
  let isPresented: Binding<Bool>
  /// Hands files over, and tells whether so many may be chosen.
  let take: ([URL]) -> Bool
}

extension ViewElement {
  /// The importer of files that a modifier in this place makes.
  fileprivate var fileImporter: FileImporter? {
    guard let modifier = modifier as? any AnyDisplayModifier,
      modifier.name.hasPrefix("fileImporter("),
      let isPresented = modifier.argumentList.first as? Binding<Bool>
    else { return nil }
    let last = modifier.argumentList.last
    if let completion = last as? (Result<[URL], any Error>) -> Void {
      let allowsMany = modifier.argumentList[2] as? Bool ?? false
      return FileImporter(isPresented: isPresented) { urls in
        guard allowsMany || urls.count == 1 else { return false }
        completion(.success(urls))
        return true
      }
    }
    guard let completion = last as? (Result<URL, any Error>) -> Void else { return nil }
    return FileImporter(isPresented: isPresented) { urls in
      guard let url = urls.first, urls.count == 1 else { return false }
      completion(.success(url))
      return true
    }
  }
}
