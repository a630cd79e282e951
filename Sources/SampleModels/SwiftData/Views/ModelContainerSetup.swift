import SwiftUI

/// The container of a view or a scene, made when it is first asked for.
final class ModelContainerSetup {
  private var context: ModelContext?

  /// What the container is made of.
  struct Options {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
  }

  /// The context of the container's main actor.
  func context(_ options: Options) -> ModelContext? {
    if let context { return context }
    let result = Result {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: options.inMemory)
      return try ModelContainer(for: Schema(options.types), configurations: configuration)
    }
    let context = try? result.get().viewContext
    context?.autosaveEnabled = options.isAutosaveEnabled
    self.context = context
    options.onSetup(result)
    return context
  }
}

extension ModelContainerSetup: Equatable {
  /// A setup that a parent makes again is none that a view would have to be evaluated for.
  static func == (lhs: ModelContainerSetup, rhs: ModelContainerSetup) -> Bool { true }
}
