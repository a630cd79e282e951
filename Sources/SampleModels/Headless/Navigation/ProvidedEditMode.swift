import SwiftUI

/// The edit mode that a container provides for its views, unless the author has set another one.
@MainActor final class ProvidedEditMode {
  /// The mode.
  let binding: Binding<EditMode>

  init(in node: ViewNode) {
    binding = Binding(location: StateLocation(.inactive, name: "editMode", owner: node))
  }
}

extension ViewNode {
  /// The edit mode of the container in this place.
  var ownEditMode: ProvidedEditMode {
    storage.value("editMode") { ProvidedEditMode(in: self) }
  }
}

extension EnvironmentValues {
  /// Provides the mode of a container where no author's mode is set.
  @MainActor mutating func provide(_ mode: ProvidedEditMode) {
    guard editMode == nil || hasProvidedEditMode else { return }
    editMode = mode.binding
    hasProvidedEditMode = true
  }

  /// Whether the edit mode comes from a container.
  private var hasProvidedEditMode: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }
}

/// A column of a view of columns, which has an edit mode of its own.
struct Column: View, PrimitiveView {
  let content: any View

  func content(in node: ViewNode) -> NodeContent {
    var result = NodeContent.holding(content)
    let mode = node.ownEditMode
    result.environment = node.frame { $0.provide(mode) }
    return result
  }
}
