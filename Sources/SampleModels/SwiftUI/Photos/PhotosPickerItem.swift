import Foundation

/// A photo that the user has chosen, and that is still to be loaded.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of the photo in its library; nothing where the picker was made without one.
  public let itemIdentifier: String?

  /// The types of the photo's forms, the preferred one first.
  public let supportedContentTypes: [UTType]

  /// What is loaded; nothing for an item made of a name.
  private let content: (any Transferable)?
  /// What makes items of the same content different from each other.
  private let number: UUID?

  /// Makes an item without any form.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    (supportedContentTypes, content, number) = ([], nil, nil)
  }

  /// Makes an item of what a test says that the user chooses.
  package init(content: any Transferable, type: UTType, isOfLibrary: Bool) {
    let number = UUID()
    itemIdentifier = isOfLibrary ? number.uuidString + "/L0/001" : nil
    (supportedContentTypes, self.content, self.number) = ([type], content, number)
  }

  /// Loads the photo as a value of a type; nothing if none of its forms suits.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let content, let contentType = supportedContentTypes.first else { return nil }
    return try await T.imported(from: content, of: contentType)
  }

  /// Loads the photo as a value of a type, and hands it over.
  @discardableResult
  @preconcurrency public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      let result: Result<T?, any Error>
      do {
        result = .success(try await loadTransferable(type: type))
      } catch {
        result = .failure(error)
      }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  /// Tells whether two items are the same choice.
  public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool {
    a.itemIdentifier == b.itemIdentifier && a.number == b.number
  }

  /// Feeds what makes the choice.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(itemIdentifier)
    hasher.combine(number)
  }
}
