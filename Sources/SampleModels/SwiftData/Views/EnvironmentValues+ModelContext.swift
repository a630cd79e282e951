import SwiftUI

extension EnvironmentValues {
  /// The context of the views' models; one that can hold nothing where there is no container.
  public var modelContext: ModelContext {
    get { value(default: Self.contextWithoutModels) }
    set { set(newValue) }
  }

  /// The context where there is no container.
  nonisolated(unsafe) static let contextWithoutModels = ModelContext(ModelContainer())
}
