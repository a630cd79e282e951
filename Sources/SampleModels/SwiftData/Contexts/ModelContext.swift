import UIKit

/// Where models are inserted, changed, fetched and deleted before they are saved.
///
/// The context of the main actor saves by itself in the next turn of the main queue after a change,
/// as long as `autosaveEnabled` is true; others save only when they are told.
public final class ModelContext {
  /// The container whose models the context has.
  public let container: ModelContainer
  /// Whether changes are to be saved by themselves.
  public var autosaveEnabled = false
  /// Whether the context belongs to the main actor.
  private let isOfMainActor: Bool
  /// Whether the main queue is going to save.
  private var isSavingSoon = false
  /// The name of who makes the changes.
  public var author: String?
  /// What changes could be undone by.
  public var undoManager: UndoManager?

  /// The models that the context knows, by their keys.
  var registered: [Int: any PersistentModel] = [:]
  /// The models that were inserted since the last save.
  var inserted = ModelList()
  /// The models that were changed since the last save.
  var changed = ModelList()
  /// The models that were deleted since the last save.
  var deleted = ModelList()
  /// The version of the store that the context has seen.
  var seenVersion = 0
  /// What tells those who have fetched models that there are others now.
  let signals = EntitySignals()

  /// Creates a context.
  public convenience init(_ container: ModelContainer) {
    self.init(container, isOfMainActor: false)
  }

  /// Creates a context, which may be that of the main actor.
  init(_ container: ModelContainer, isOfMainActor: Bool) {
    self.container = container
    self.isOfMainActor = isOfMainActor
    autosaveEnabled = isOfMainActor
    container.store.add(signals)
  }

  /// Whether there is anything to save.
  public var hasChanges: Bool {
    !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty)
  }

  /// The models that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted.models }

  /// The models that were changed since the last save.
  public var changedModelsArray: [any PersistentModel] { changed.models }

  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  /// Takes note of changes now; they are always noted at once here.
  public func processPendingChanges() {}

  /// Saves in the next turn of the main queue, if the context saves by itself.
  func saveSoon() {
    guard isOfMainActor, autosaveEnabled, !isSavingSoon else { return }
    isSavingSoon = true
    nonisolated(unsafe) weak let context = self
    DispatchQueue.main.async {
      guard let context else { return }
      context.isSavingSoon = false
      // Nobody can be told of what cannot be saved; the changes stay.
      if context.autosaveEnabled { try? context.save() }
    }
  }

  /// Whether a model was deleted since the last save.
  func isDeleted(_ model: any PersistentModel) -> Bool { deleted.contains(model) }

  /// Whether a model differs from what is stored of it.
  func hasChanges(in model: any PersistentModel) -> Bool {
    inserted.contains(model) || changed.contains(model) || deleted.contains(model)
  }
}

extension ModelContext: Equatable {
  /// Whether two contexts are the same one.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

/// A context belongs to the actor that it was made for.
@available(*, unavailable, message: "Contexts cannot be shared across concurrency contexts")
extension ModelContext: @unchecked Sendable {}

extension ModelContext {
  /// The notification before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// The notification after a context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What the notifications tell besides.
  public enum NotificationKey: String {
    /// The token of the store's history.
    case queryGeneration
    /// Whether nothing is as it was.
    case invalidatedAllIdentifiers
    /// The identifiers of the inserted models.
    case insertedIdentifiers
    /// The identifiers of the changed models.
    case updatedIdentifiers
    /// The identifiers of the deleted models.
    case deletedIdentifiers
    /// The identifiers of the models that were read again.
    case refreshedIdentifiers
  }
}
